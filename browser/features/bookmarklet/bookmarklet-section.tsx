import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonLook } from '#browser/ui/button-look.ts';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { writeBookmarklet } from './write-bookmarklet.ts';

/** Offers a bookmark that puts the page somebody is reading into the capture field. */
export function BookmarkletSection() {
  const link = useRef<HTMLAnchorElement>(null);
  const bookmarklet = writeBookmarklet(location.origin);
  // React removes such addresses from props. This one is made here, and is for the bookmarks bar: our own pages run no code from links.
  useEffect(() => link.current?.setAttribute('href', bookmarklet), [bookmarklet]);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    toast({ text: 'Drag this to your bookmarks bar, then click it there on the page you want to save.' });
  };
  return (
    <Section
      id="save-pages"
      title="Save pages"
      lead="Save the page you are reading as a link, or turn it into a task, with one click in any browser."
    >
      <p className="mb-3 max-w-prose text-pretty pointer-coarse:hidden">
        Drag this to your bookmarks bar:{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: only a link can be dragged to the bookmarks; pressing it says so */}
        <a
          ref={link}
          href="#save-pages"
          draggable
          onClick={explain}
          className={buttonLook('secondary', 'compact')}
        >
          <BookmarkPlus className="size-4" aria-hidden="true" />
          Save to Heddle
        </a>
      </p>
      <p className="mb-2 max-w-prose text-pretty text-muted text-sm">
        <span className="pointer-coarse:hidden">Without a mouse or a bookmarks bar: </span>
        <span className="pointer-fine:hidden">On this device: </span>
        bookmark any page, edit that bookmark, and paste this as its address.
      </p>
      <CopyField
        label="Address of the bookmark"
        value={bookmarklet}
        copyLabel="Copy address"
        copiedText="Bookmark address copied"
      />
      <p className="mt-3 max-w-prose text-pretty text-muted text-sm">
        It opens Heddle with the page’s title and address in the capture field. Enter saves the link; delete
        “/bookmark” first to make a task instead. Nothing is stored before that, and the bookmark gives nobody
        access to your account.
      </p>
    </Section>
  );
}

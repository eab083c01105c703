import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { type MouseEvent, useEffect, useRef } from 'react';
import { t } from '#browser/i18n/bookmarklet.ts';
import { getLanguage } from '#browser/i18n/language.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { commandNames } from '#intake/clauses/command-names.ts';
import { writeBookmarklet } from './write-bookmarklet.ts';

/** Offers a bookmark that puts the page somebody is reading into the capture field. */
export function BookmarkletSection() {
  const link = useRef<HTMLAnchorElement>(null);
  const language = getLanguage();
  const command = `/${language === 'en' ? 'bookmark' : commandNames[language].bookmark}`;
  const bookmarklet = writeBookmarklet(location.origin, command);
  // React removes such addresses from props. This one is made here, and is for the bookmarks bar: our own pages run no code from links.
  useEffect(() => link.current?.setAttribute('href', bookmarklet), [bookmarklet]);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    toast({ text: t.dragThisToYourBookmarks });
  };
  return (
    <Section id="save-pages" title={t.savePages} lead={t.saveThePageYouAre}>
      <p className="mb-3 max-w-prose text-pretty pointer-coarse:hidden">
        {t.dragThis}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: only a link can be dragged to the bookmarks; pressing it says so */}
        <a
          ref={link}
          href="#save-pages"
          draggable
          onClick={explain}
          className={buttonLook('secondary', 'compact')}
        >
          <BookmarkPlus className="size-4" aria-hidden="true" />
          {t.saveToHeddle}
        </a>
      </p>
      <p className="mb-2 max-w-prose text-pretty text-muted text-sm">
        <span className="pointer-coarse:hidden">{t.withoutMouseBookmark}</span>
        <span className="pointer-fine:hidden">{t.onThisDeviceBookmark}</span>
      </p>
      <CopyField
        label={t.addressOfTheBookmark}
        value={bookmarklet}
        copyLabel={t.copyAddress}
        copiedText={t.bookmarkAddressCopied}
      />
      <p className="mt-3 max-w-prose text-pretty text-muted text-sm">{t.itOpensHeddleWithThe(command)}</p>
    </Section>
  );
}

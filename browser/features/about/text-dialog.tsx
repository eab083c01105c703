import { type ComponentProps, useEffect, useState } from 'react';
import { t } from '#browser/i18n/about.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { compileMarkdown, MarkdownLink } from '#browser/ui/markdown.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { changesOf } from '#domain/changelog.ts';
import { version } from '../../../package.json';
import { findLinkedGuide, type GuideId } from './guides.ts';

const loadText = import.meta.glob<string>('../../../{docs/*,CHANGELOG}.md', {
  query: '?raw',
  import: 'default',
});

/** Shows a guide of the documentation, or what is new. */
export default function TextDialog({
  shown,
  onShow,
  onClose,
}: {
  shown: GuideId | 'changes';
  onShow: (guide: GuideId) => void;
  onClose: () => void;
}) {
  const [loaded, setLoaded] = useState<{ of: typeof shown; text: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    load(shown).then(
      (text) => isCurrent && setLoaded({ of: shown, text }),
      () => isCurrent && setLoaded({ of: shown, text: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [shown]);
  const Link = ({ href, children }: ComponentProps<'a'>) => {
    const linked = findLinkedGuide(href);
    if (!linked) return <MarkdownLink href={href}>{children}</MarkdownLink>;
    return (
      <button type="button" className="link cursor-pointer" onClick={() => onShow(linked)}>
        {children}
      </button>
    );
  };
  return (
    <Dialog title={shown === 'changes' ? t.whatsNewIn(version) : t.guides[shown]} onClose={onClose} wide>
      {loaded?.of !== shown ? (
        <Skeleton label={t.loading} lines={8} />
      ) : loaded.text === null ? (
        <p role="alert">{t.thisTextIsNotOn}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
        <div tabIndex={0} data-autofocus className="markdown outline-none [&_:is(p,li)]:whitespace-normal">
          {compileMarkdown(loaded.text, { overrides: { a: Link } })}
        </div>
      )}
    </Dialog>
  );
}

async function load(shown: GuideId | 'changes'): Promise<string> {
  const file = shown === 'changes' ? 'CHANGELOG' : `docs/${shown}`;
  const text = await loadText[`../../../${file}.md`]?.();
  if (text === undefined) throw new Error(`There is no file ${file}.md`);
  // The dialog has the heading as its title.
  return shown === 'changes' ? (changesOf(text, version) ?? '') : text.replace(/^# .*$/m, '').trim();
}

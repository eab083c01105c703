import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { type ComponentProps, createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import './notes.css';
import { findBoxes } from './note-boxes.ts';
import { safeAddress } from './safe-address.ts';

/** Receives the index (from 0) of a toggled checkbox; undefined where checkboxes are read-only. */
const ToggleBox = createContext<((index: number) => void) | undefined>(undefined);

/** Renders Markdown as React elements. It allows no raw HTML or scripts and loads nothing from other sites. */
export default function NotesMarkdown({
  text,
  onToggle,
}: {
  text: string;
  onToggle: (index: number) => void;
}) {
  const { content, boxCount } = useMemo(() => compileNotes(text), [text]);
  // If the two parsers disagree on the checkboxes, a press could toggle the wrong one.
  const canToggle = useMemo(() => findBoxes(text).length === boxCount, [text, boxCount]);
  return (
    <ToggleBox value={canToggle ? onToggle : undefined}>
      <div dir="auto" className="notes wrap-anywhere">
        {content}
      </div>
    </ToggleBox>
  );
}

function compileNotes(text: string): { content: ReactNode; boxCount: number } {
  let boxCount = 0;
  const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node) => {
    if (node.type !== RuleType.gfmTask) return next();
    const index = boxCount;
    boxCount += 1;
    return <Box key={`box ${index}`} index={index} ticked={node.completed} />;
  };
  try {
    return { content: compiler(text, { ...options, renderRule }), boxCount };
  } catch {
    return { content: <p>{text}</p>, boxCount: 0 };
  }
}

function Box({ index, ticked }: { index: number; ticked: boolean }) {
  const toggle = useContext(ToggleBox);
  return (
    <label className="relative mr-1.5 inline-block size-4 cursor-pointer align-[-2px] pointer-coarse:after:absolute pointer-coarse:after:-inset-3.5">
      <input
        type="checkbox"
        aria-label={`Box ${index + 1}`}
        checked={ticked}
        disabled={!toggle}
        onChange={() => toggle?.(index)}
        className="block size-4 cursor-[inherit]"
      />
    </label>
  );
}

function Link({ href, children }: ComponentProps<'a'>) {
  const address = safeAddress(href);
  if (!address) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {children}
    </a>
  );
}

/** Renders an image as a link, because the page loads nothing from other sites. */
const ImageLink = ({ src, alt }: ComponentProps<'img'>) => <Link href={src}>{alt || src}</Link>;

/** Renders headings below those of the details, without ids, which could clash with the page's own. */
const Heading = ({ children }: { children?: ReactNode }) => <h4>{children}</h4>;
const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

/** Renders code in a focusable block, so that wide code can be scrolled by keyboard. */
const Code = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <pre tabIndex={0}>{children}</pre>
);

const Table = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <div className="notes-table" tabIndex={0}>
    <table>{children}</table>
  </div>
);

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  wrapper: Fragment,
  overrides: {
    a: Link,
    img: ImageLink,
    table: Table,
    pre: Code,
    div: Plain,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
};

import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { type ComponentProps, createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import './notes.css';
import { findBoxes } from './note-boxes.ts';
import { safeAddress } from './safe-address.ts';

/** Hears the index (from 0) of a box that was pressed; undefined where boxes cannot be pressed. */
const ToggleBox = createContext<((index: number) => void) | undefined>(undefined);

/** Markdown as React elements. Nothing in it is HTML, runs, or is loaded from elsewhere. */
export default function NotesMarkdown({
  text,
  onToggle,
}: {
  text: string;
  onToggle: (index: number) => void;
}) {
  const { content, boxCount } = useMemo(() => compiled(text), [text]);
  // Where the two readers of the text disagree, a press could tick another box.
  const canToggle = useMemo(() => findBoxes(text).length === boxCount, [text, boxCount]);
  return (
    <ToggleBox value={canToggle ? onToggle : undefined}>
      <div dir="auto" className="notes wrap-anywhere">
        {content}
      </div>
    </ToggleBox>
  );
}

function compiled(text: string): { content: ReactNode; boxCount: number } {
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

/** The page loads nothing from elsewhere: an image is a link to it. */
const ImageLink = ({ src, alt }: ComponentProps<'img'>) => <Link href={src}>{alt || src}</Link>;

/** Below the headings of the details; an id from a text could stand for one of ours. */
const Heading = ({ children }: { children?: ReactNode }) => <h4>{children}</h4>;
const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

/** Code can be wider than the page, and is then scrolled, by key too. */
const Code = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
  <pre tabIndex={0}>{children}</pre>
);

const Table = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
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

import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import './markdown.css';
import { safeAddress } from './safe-address.ts';

/**
 * Compiles Markdown to React elements for an element with the class `markdown`; null if it cannot be read. It allows no
 * raw HTML or scripts and loads nothing from other sites.
 */
export function compileMarkdown(
  text: string,
  { overrides, ...rest }: Pick<MarkdownToJSX.Options, 'renderRule' | 'overrides'> = {},
): ReactNode | null {
  try {
    return compiler(text, { ...options, ...rest, overrides: { ...options.overrides, ...overrides } });
  } catch {
    return null;
  }
}

/** Renders a link to another site; an address that is not safe is only its text. */
export function MarkdownLink({ href, children }: ComponentProps<'a'>) {
  const address = safeAddress(href);
  if (!address) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {children}
    </a>
  );
}

/** Renders an image as a link, because the page loads nothing from other sites. */
const ImageLink = ({ src, alt }: ComponentProps<'img'>) => (
  <MarkdownLink href={src}>{alt || src}</MarkdownLink>
);

/** Renders headings below those of the page, without ids, which could clash with the page's own. */
const Heading = ({ children }: { children?: ReactNode }) => <h4>{children}</h4>;
const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

/** Renders code in a focusable block, so that wide code can be scrolled by keyboard. */
const Code = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <pre tabIndex={0}>{children}</pre>
);

const Table = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <div className="markdown-table" tabIndex={0}>
    <table>{children}</table>
  </div>
);

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  wrapper: Fragment,
  overrides: {
    a: MarkdownLink,
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

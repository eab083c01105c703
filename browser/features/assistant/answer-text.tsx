import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { compileMarkdown, MarkdownLink } from '#browser/ui/markdown.tsx';
import { TaskMention } from './task-mention.tsx';

/** Renders the text of an answer, in which tasks are links to their details. */
export function AnswerText({ text }: { text: string }) {
  const content = useMemo(() => compileMarkdown(text, { overrides }), [text]);
  return (
    <div dir="auto" className="markdown max-w-prose text-pretty wrap-anywhere">
      {content ?? <p>{text}</p>}
    </div>
  );
}

/** Renders every heading one level below that of the question. */
const Heading = ({ children }: { children?: ReactNode }) => (
  <h3 className="mt-3 font-semibold">{children}</h3>
);

const taskScheme = 'task:';

function AnswerLink({ href, children }: ComponentProps<'a'>) {
  if (!href?.startsWith(taskScheme)) return <MarkdownLink href={href}>{children}</MarkdownLink>;
  return <TaskMention id={href.slice(taskScheme.length)}>{children}</TaskMention>;
}

const overrides = {
  a: AnswerLink,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

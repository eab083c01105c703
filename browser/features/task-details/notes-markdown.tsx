import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { t } from '#browser/i18n/task-details.ts';
import { compileMarkdown } from '#browser/ui/markdown.tsx';
import { findBoxes } from './note-boxes.ts';

/** Receives the index (from 0) of a toggled checkbox; undefined where checkboxes are read-only. */
const ToggleBox = createContext<((index: number) => void) | undefined>(undefined);

/** Renders notes as Markdown, with checkboxes that can be toggled. */
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
      <div dir="auto" className="markdown wrap-anywhere">
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
  const content = compileMarkdown(text, { renderRule });
  return { content: content ?? <p>{text}</p>, boxCount: content === null ? 0 : boxCount };
}

function Box({ index, ticked }: { index: number; ticked: boolean }) {
  const toggle = useContext(ToggleBox);
  return (
    <label className="relative mr-1.5 inline-block size-4 cursor-pointer align-[-2px] pointer-coarse:after:absolute pointer-coarse:after:-inset-3.5">
      <input
        type="checkbox"
        aria-label={t.box(index + 1)}
        checked={ticked}
        disabled={!toggle}
        onChange={() => toggle?.(index)}
        className="block size-4 cursor-[inherit]"
      />
    </label>
  );
}

import { type ReactNode, useEffect } from 'react';
import { InlineEditorContext } from '#browser/features/task-row/inline-editor-context.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { whenIdle } from '#browser/when-idle.ts';

const LoadedEditor = loadablePart(() => import('#browser/features/task-details/inline-editor.tsx'));

/** Gives every list the form that edits a task in its row. Its code is loaded while the page is idle, so that it is there offline. */
export function InlineEditorHost({ children }: { children: ReactNode }) {
  useEffect(() => whenIdle(() => void LoadedEditor.load().catch(() => undefined)), []);
  return <InlineEditorContext value={LoadedEditor}>{children}</InlineEditorContext>;
}

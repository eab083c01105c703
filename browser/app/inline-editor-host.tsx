import type { ReactNode } from 'react';
import { InlineEditorContext } from '#browser/features/task-row/inline-editor-context.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';

const LoadedEditor = loadablePart(() => import('#browser/features/task-details/inline-editor.tsx'));

/** Gives every list the form that edits a task in its row. */
export function InlineEditorHost({ children }: { children: ReactNode }) {
  return <InlineEditorContext value={LoadedEditor}>{children}</InlineEditorContext>;
}

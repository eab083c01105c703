import { type ComponentType, createContext } from 'react';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';

export interface InlineEditorProps {
  task: Task;
  /** Edits the form begins with. */
  draft: TaskChange | undefined;
  onSave: (change: TaskChange) => void;
  /** Closes the form. It may also be gone without that, with its list or for another row. */
  onClose: () => void;
  /** Opens the form again, with edits that were discarded. */
  onReopen: (draft: TaskChange) => void;
}

/** Provides the form that edits a task in its row. It has the fields of the details, which know of rows, so the app passes it. */
export const InlineEditorContext = createContext<ComponentType<InlineEditorProps> | null>(null);

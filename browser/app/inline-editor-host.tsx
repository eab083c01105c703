import type { ReactNode } from 'react';
import { ShortForm } from '#browser/features/task-row/short-form.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';

const LoadedForm = loadablePart(() => import('#browser/features/task-details/short-form.tsx'));

/** Gives every list the form that edits a task in its row. */
export function ShortFormHost({ children }: { children: ReactNode }) {
  return <ShortForm value={LoadedForm}>{children}</ShortForm>;
}

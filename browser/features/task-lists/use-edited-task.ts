import { useCallback, useState } from 'react';
import type { TaskChange } from '#domain/task-change.ts';

/** Manages which task of a list is edited in its row, and the edits its form begins with if they were discarded before. */
export function useEditedTask() {
  const [edited, setEdited] = useState<{ id: string; draft: TaskChange | undefined } | null>(null);
  const edit = useCallback(
    (id: string | null, draft?: TaskChange) => setEdited(id === null ? null : { id, draft }),
    [],
  );
  return { edited, edit };
}

import { api } from '#browser/api-client.ts';
import { activeModelTimeoutMs, reclassifyStallTimeoutMs } from '#browser/limits.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { LlmProviders } from '#contract/language-models.ts';
import type { Reclassification } from '#contract/reclassification.ts';
import type { Reclassified } from './reclassify-mutations.ts';

// The server runs the model, so all functions in this file ask it and reject with ApiError or NetworkError.

const path = '/api/tasks/bulk-reclassify/runs';

/** Resolves with whether a language model is there to be asked: not without one, nor without a connection. */
export async function hasActiveModel(): Promise<boolean> {
  const request = { path: '/api/admin/llm-providers', timeoutMs: activeModelTimeoutMs };
  return api.request<LlmProviders>(request).then(
    ({ body }) => body.active_provider !== null,
    () => false,
  );
}

/** Begins a run, which goes on without this device. */
export async function startRun(includesChosen: boolean): Promise<Reclassification> {
  const body = { includes_chosen: includesChosen };
  return (await api.request<Reclassification>({ method: 'POST', path, body })).body;
}

export async function readLatestRun(): Promise<Reclassification | null> {
  const { body } = await api.request<{ reclassification: Reclassification | null }>({
    path: `${path}/latest`,
  });
  return body.reclassification;
}

export async function cancelRun(): Promise<void> {
  await api.request({ method: 'DELETE', path: `${path}/latest` });
}

/** Calls `onProgress` with the latest run as it goes on, and resolves when that is over. */
export const watchRun = (onProgress: (run: Reclassification) => void, signal: AbortSignal): Promise<void> =>
  api.stream(`${path}/latest/events`, ({ data }) => onProgress(JSON.parse(data)), signal, {
    stallTimeoutMs: reclassifyStallTimeoutMs,
  });

/** Returns what a run came to, for the tasks that are on this device. */
export function toReclassified(
  store: Store,
  { moved, total_tasks, errors, change_id }: Reclassification,
): Reclassified {
  return {
    total: total_tasks,
    moved: moved.flatMap(({ task_id, from, to }) => {
      const task = store.replica.tasks.get(task_id);
      return task ? [{ task, from, to }] : [];
    }),
    errors,
    undo: async () => {
      if (!(await undoChange(store, change_id))) throw new Error('There was nothing to undo');
    },
  };
}

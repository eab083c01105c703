import { api } from '#browser/api-client.ts';
import { reclassifyStallTimeoutMs } from '#browser/limits.ts';
import type { Store } from '#browser/store/store.ts';
import type { Reclassification } from '#contract/reclassification.ts';
import { listOpenMoves, type ProposedMoves } from './proposed-moves.ts';

// The server runs the model, so all functions in this file that are asynchronous ask it and reject with ApiError or NetworkError.

const path = '/api/tasks/bulk-reclassify/runs';

/** Begins a run, which goes on without this device and only proposes. */
export async function startRun(): Promise<Reclassification> {
  return (await api.request<Reclassification>({ method: 'POST', path })).body;
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

/** Returns what a run proposed and nobody has decided since, for the tasks that are on this device. */
export function toProposedMoves(
  store: Pick<Store, 'replica'>,
  { moves, total_tasks, errors }: Reclassification,
): ProposedMoves {
  const proposed = moves.map(({ task_id, to }) => ({ task: { id: task_id }, to }));
  return { total: total_tasks, moves: listOpenMoves(store, proposed), errors };
}

/** Returns why a run failed wholly, which is when the model answered for none of the tasks; undefined if it did not. */
export const failureOf = ({ failure, errors, read }: Reclassification): string | undefined =>
  failure !== null && errors.length === read ? failure : undefined;

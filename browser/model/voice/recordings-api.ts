import { ApiError, type ApiRequest, api } from '#browser/api-client.ts';
import { processingTimeoutMs } from '#browser/limits.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Recording, RecordingUsage } from '#contract/recordings.ts';

const path = (id: string) => `/api/recordings/${id}`;

/** Stores the audio of a recording on the server. */
export async function storeAudio(
  { id, started_at }: Pick<LocalRecording, 'id' | 'started_at'>,
  wav: Blob,
  options: Pick<ApiRequest, 'onProgress' | 'signal'>,
): Promise<void> {
  const query = new URLSearchParams({ timestamp: started_at });
  await api.request({
    method: 'PUT',
    path: `${path(id)}/audio?${query}`,
    body: wav,
    timeoutMs: processingTimeoutMs,
    ...options,
  });
}

/** Makes tasks of a recording whose audio is on the server, of the device's own transcription if there is one. */
export async function processRecording(
  id: string,
  { transcription, signal }: { transcription: string | undefined; signal: AbortSignal },
): Promise<Recording> {
  const { body } = await api.request<Recording>({
    method: 'POST',
    path: `${path(id)}/process-to-tasks`,
    body: { transcription },
    timeoutMs: processingTimeoutMs,
    signal,
  });
  return body;
}

/** Reads a recording with its results; null if the server does not keep it. */
export async function fetchRecording(id: string): Promise<Recording | null> {
  try {
    return (await api.request<Recording>({ path: path(id) })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Reads how much storage the recordings take on the server. */
export async function fetchUsage(): Promise<RecordingUsage> {
  return (await api.request<RecordingUsage>({ path: '/api/recordings/usage' })).body;
}

/** Reads the recordings that the server keeps, newest first. */
export async function fetchRecordings(): Promise<Recording[]> {
  return (await api.request<Recording[]>({ path: '/api/recordings' })).body;
}

/** Reads the audio of a recording. */
export const fetchAudio = async (id: string): Promise<Blob> =>
  (await api.download(`${path(id)}/audio`, { timeoutMs: processingTimeoutMs })).file;

/** Makes tasks of a corrected transcription; they replace those that the user has not changed. Idempotent by `change_id`. */
export async function changeTranscription(
  id: string,
  body: { transcription: string; change_id: string },
): Promise<void> {
  await api.request({
    method: 'PUT',
    path: `${path(id)}/transcription`,
    body,
    timeoutMs: processingTimeoutMs,
  });
}

/** Deletes the audio and the transcription; the tasks stay. */
export async function deleteRecording(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: path(id) });
}

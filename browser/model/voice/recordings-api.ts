import { api } from '#browser/api-client.ts';
import { processingTimeoutMs } from '#browser/limits.ts';
import type { Recording } from '#contract/recordings.ts';

const path = (id: string) => `/api/recordings/${id}`;

/** Reads a recording with its results. */
export async function fetchRecording(id: string): Promise<Recording> {
  return (await api.request<Recording>({ path: path(id) })).body;
}

/** Reads the recordings that the server keeps, newest first. */
export async function fetchRecordings(): Promise<Recording[]> {
  return (await api.request<Recording[]>({ path: '/api/recordings' })).body;
}

/** Reads the audio of a recording. */
export const fetchAudio = async (id: string): Promise<Blob> =>
  (await api.download(`${path(id)}/audio`, { timeoutMs: processingTimeoutMs })).file;

/** Makes tasks of a corrected transcription; they replace those that the user has not changed. */
export async function changeTranscription(id: string, transcription: string): Promise<Recording> {
  const { body } = await api.request<Recording>({
    method: 'PUT',
    path: `${path(id)}/transcription`,
    body: { transcription },
    timeoutMs: processingTimeoutMs,
  });
  return body;
}

/** Deletes the audio and the transcription; the tasks stay. */
export async function deleteRecording(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: path(id) });
}

import { ApiError, api } from '#browser/api-client.ts';
import { readingPatienceMs } from '#browser/limits.ts';
import type { NewReading, TextReading } from '#contract/readings.ts';

/** Has the language model read a text; `end` where asking again is no use. Rejects with ApiError or NetworkError. */
export async function readLiveText(text: string, signal: AbortSignal): Promise<TextReading | 'end'> {
  const body: NewReading = { text };
  try {
    const request = {
      method: 'POST',
      path: '/api/readings',
      body,
      signal,
      timeoutMs: readingPatienceMs,
    } as const;
    return (await api.request<TextReading>(request)).body;
  } catch (error) {
    // No model, no budget or no valid key: only the user can change that.
    if (error instanceof ApiError && error.status === 409) return 'end';
    throw error;
  }
}

import { maxTranscriptBytes, transcriptionTimeoutMs } from '../../config/limits.ts';
import { limitJson } from '../../http/limit-json.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';

/** Creates the `fetch` for speech recognizers, which only reaches public https addresses and the hosts that the operator allows. */
export function createSpeechFetch({
  allowedLlmHosts,
  transcription,
}: {
  allowedLlmHosts: readonly string[];
  transcription: { baseUrl: string } | undefined;
}): typeof globalThis.fetch {
  const publicFetch = createPublicFetch({
    allowedHosts: [...allowedLlmHosts, ...(transcription ? [new URL(transcription.baseUrl).host] : [])],
    timeoutMs: transcriptionTimeoutMs,
    maxResponseBytes: maxTranscriptBytes,
  });
  return async (input, init = {}) => {
    // `publicFetch` takes bytes; `Request` serializes a form and sets the boundary in its content type.
    const request = new Request(String(input), { ...init, signal: null });
    const body = new Uint8Array(await request.arrayBuffer());
    const response = await publicFetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
      ...(init.signal && { signal: init.signal }),
    });
    return limitJson(response, { maxBytes: maxTranscriptBytes });
  };
}

import { llmTotalTimeoutMs, maxLlmResponseBytes } from '../../config/limits.ts';
import { createPublicFetch, isPublicUrl } from '../../http/public-fetch.ts';

/**
 * Creates the `fetch` for language models, which only reaches public https addresses and the hosts that the operator allows. Calls
 * without a `signal` end after the longest timeout.
 */
export function createModelFetch({
  allowedLlmHosts,
  ollamaBaseUrl,
}: {
  allowedLlmHosts: readonly string[];
  ollamaBaseUrl: string | undefined;
}): { fetch: typeof globalThis.fetch; mayCall: (baseUrl: string) => boolean } {
  const allowedHosts = [...allowedLlmHosts, ...(ollamaBaseUrl ? [new URL(ollamaBaseUrl).host] : [])];
  const publicFetch = createPublicFetch({
    allowedHosts,
    timeoutMs: llmTotalTimeoutMs,
    maxResponseBytes: maxLlmResponseBytes,
  });
  return {
    fetch: async (input, init = {}) => {
      const { method = 'GET', headers, body, signal } = init;
      if (body !== undefined && body !== null && typeof body !== 'string')
        throw new TypeError('Requests to language models must be text');
      return publicFetch(String(input), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: body ?? '',
        ...(signal && { signal }),
      });
    },
    mayCall: (baseUrl) => {
      const url = new URL(baseUrl);
      return allowedHosts.includes(url.host) || isPublicUrl(url);
    },
  };
}

import { llmTotalTimeoutMs, maxLlmJsonBytes, maxLlmStreamBytes } from '../../config/limits.ts';
import { limitJson } from '../../http/limit-json.ts';
import { createPublicFetch, hasCredentials, isPublicUrl } from '../../http/public-fetch.ts';

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
    maxResponseBytes: maxLlmStreamBytes,
  });
  return {
    fetch: async (input, init = {}) => {
      const { method = 'GET', headers, body, signal } = init;
      if (body !== undefined && body !== null && typeof body !== 'string')
        throw new TypeError('Requests to language models must be text');
      const response = await publicFetch(String(input), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: body ?? '',
        ...(signal && { signal }),
      });
      const isEventStream = isStreamExpected(String(input), body ?? '') && isStream(response);
      return limitJson(response, { maxBytes: maxLlmJsonBytes, isEventStream });
    },
    mayCall: (baseUrl) => {
      const url = new URL(baseUrl);
      return !hasCredentials(url) && (allowedHosts.includes(url.host) || isPublicUrl(url));
    },
  };
}

/** Returns whether the caller will read events one by one, rather than the whole answer. In JSON, users' quotation marks are escaped. */
const isStreamExpected = (url: string, body: string): boolean =>
  body.includes('"stream":true') || url.includes(':streamGenerateContent');

const isStream = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('Content-Type') ?? '').startsWith('text/event-stream');

import type { LlmOperator } from '../../config/config.ts';
import { llmTotalTimeoutMs, maxLlmJsonBytes, maxLlmStreamBytes } from '../../config/limits.ts';
import { limitJson } from '../../http/limit-json.ts';
import { createPublicFetch, hasCredentials, isPublicUrl } from '../../http/public-fetch.ts';
import { providers } from './providers/registry.ts';

/**
 * Creates the `fetch` for language models, which only reaches public https addresses and the hosts that the operator allows. Calls
 * without a `signal` end after the longest timeout. `operatorFetch` also reaches the address of the operator's own provider, and is
 * for that provider alone: users cannot name that address.
 */
export function createModelFetch({
  allowedLlmHosts,
  ollamaBaseUrl,
  llm,
}: {
  allowedLlmHosts: readonly string[];
  ollamaBaseUrl: string | undefined;
  llm: Pick<LlmOperator, 'provider' | 'base_url'> | undefined;
}): {
  fetch: typeof globalThis.fetch;
  operatorFetch: typeof globalThis.fetch;
  mayCall: (baseUrl: string) => boolean;
} {
  const allowedHosts = [...allowedLlmHosts, ...(ollamaBaseUrl ? [new URL(ollamaBaseUrl).host] : [])];
  const operatorUrl = llm && (llm.base_url ?? providers[llm.provider].defaultBaseUrl);
  const operatorHosts = operatorUrl ? [...allowedHosts, new URL(operatorUrl).host] : allowedHosts;
  return {
    fetch: createLimitedFetch(allowedHosts),
    operatorFetch: createLimitedFetch(operatorHosts),
    mayCall: (baseUrl) => {
      const url = new URL(baseUrl);
      return !hasCredentials(url) && (allowedHosts.includes(url.host) || isPublicUrl(url));
    },
  };
}

function createLimitedFetch(allowedHosts: readonly string[]): typeof globalThis.fetch {
  const publicFetch = createPublicFetch({
    allowedHosts,
    timeoutMs: llmTotalTimeoutMs,
    maxResponseBytes: maxLlmStreamBytes,
  });
  return async (input, init = {}) => {
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
  };
}

/** Returns whether the caller will read events one by one, rather than the whole answer. In JSON, users' quotation marks are escaped. */
const isStreamExpected = (url: string, body: string): boolean =>
  body.includes('"stream":true') || url.includes(':streamGenerateContent');

const isStream = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('Content-Type') ?? '').startsWith('text/event-stream');

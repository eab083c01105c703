import { APICallError } from 'ai';
import { ForbiddenAddressError } from '../../http/public-fetch.ts';
import { createRedaction, type Redact } from '../../redaction.ts';
import { AnswerError } from './answer.errors.ts';
import { createFailure, type ModelFailure } from './failures.errors.ts';

/** The provider that was called, as messages name it. */
interface CalledProvider {
  label: string;
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

const connectionCodes: Record<string, 'unreachable' | 'dropped'> = {
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'dropped',
  EPIPE: 'dropped',
};

/**
 * Describes in plain words why a call to a model failed and what to do. The result contains nothing from the request, and from
 * the response only the provider's own error message.
 */
export function diagnose(error: unknown, called: CalledProvider): ModelFailure {
  const { label, model, baseUrl } = called;
  if (error instanceof AnswerError) return createFailure(error.code, model);
  const causes = listCauses(error);
  if (causes.some((cause) => cause.name === 'TimeoutError' || cause.name === 'AbortError'))
    return createFailure('timeout', label);
  const status = causes.find((cause) => APICallError.isInstance(cause))?.statusCode;
  if (status !== undefined && status >= 400) return diagnoseStatus(status, error, called);
  const network = causes.map((cause) => connectionCodes[(cause as NodeJS.ErrnoException).code ?? '']);
  // A name that leads to a private address reads like one that leads nowhere, or it would tell which names exist in our network.
  if (network.includes('unreachable') || causes.some((cause) => cause instanceof ForbiddenAddressError))
    return createFailure(isLoopback(baseUrl) ? 'unreachable.here' : 'unreachable', hostOf(baseUrl));
  if (network.includes('dropped')) return createFailure('dropped', label);
  return createFailure('unusable_answer.unreadable', label, model);
}

function diagnoseStatus(
  status: number,
  error: unknown,
  { label, model, apiKey }: CalledProvider,
): ModelFailure {
  if (status === 401 || status === 403) return createFailure('wrong_key', label);
  if (status === 404) return createFailure('no_such_model', label, model);
  if (status === 402) return createFailure('no_credit', label);
  if (status === 429) return createFailure('rate_limit', label);
  if (status >= 500) return createFailure('provider_down', label, String(status));
  const reason = messageOf(error, createRedaction(apiKey));
  return reason
    ? createFailure('refused.saying', label, reason)
    : createFailure('refused', label, String(status));
}

/** Returns the milliseconds to wait according to Retry-After (RFC 9110, 10.2.3), or undefined without that header. */
export function readRetryAfter(error: unknown, now: Date): number | undefined {
  const call = listCauses(error).find((cause) => APICallError.isInstance(cause));
  const given = call?.responseHeaders?.['retry-after'];
  if (!given) return undefined;
  const seconds = Number(given);
  const waitMs = Number.isNaN(seconds) ? Date.parse(given) - now.getTime() : seconds * 1000;
  return Number.isFinite(waitMs) ? Math.max(waitMs, 0) : undefined;
}

/** Lists an error and everything it wraps, outermost first. */
function listCauses(error: unknown): (Error & { statusCode?: number })[] {
  const found: Error[] = [];
  let rest: unknown[] = [error];
  while (rest.length > 0 && found.length < 20) {
    const [next, ...others] = rest;
    rest = others;
    if (!(next instanceof Error)) continue;
    found.push(next);
    const { cause, lastError, errors } = next as { cause?: unknown; lastError?: unknown; errors?: unknown };
    rest.push(cause, lastError, ...(Array.isArray(errors) ? errors : []));
  }
  return found;
}

const maxMessageLength = 200;

/** Returns the provider's own message from its JSON answer, without the key and shortened. */
function messageOf(error: unknown, redact: Redact): string | undefined {
  const call = listCauses(error).find((cause) => APICallError.isInstance(cause));
  if (!call?.data || call.message.length === 0) return undefined;
  return redact(call.message).slice(0, maxMessageLength);
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}

function isLoopback(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

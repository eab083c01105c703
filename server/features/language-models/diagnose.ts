import { APICallError } from 'ai';
import { ForbiddenAddressError } from '../../http/public-fetch.ts';
import { createRedaction, type Redact } from '../../redaction.ts';
import { AnswerError } from './answer.errors.ts';
import type { ModelFailure } from './failures.errors.ts';

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
  if (error instanceof AnswerError) return diagnoseAnswer(error.code, called);
  const causes = listCauses(error);
  if (causes.some((cause) => cause.name === 'TimeoutError' || cause.name === 'AbortError'))
    return {
      code: 'timeout',
      message: `${label} did not answer in time.`,
      advice: 'Try a smaller or faster model. A local model may still be loading: try again in a minute.',
    };
  const status = causes.find((cause) => APICallError.isInstance(cause))?.statusCode;
  if (status !== undefined && status >= 400) return diagnoseStatus(status, error, called);
  const network = causes.map((cause) => connectionCodes[(cause as NodeJS.ErrnoException).code ?? '']);
  // A name that leads to a private address reads like one that leads nowhere, or it would tell which names exist in our network.
  if (network.includes('unreachable') || causes.some((cause) => cause instanceof ForbiddenAddressError))
    return {
      code: 'unreachable',
      message: `${hostOf(baseUrl)} could not be reached.`,
      advice: isLoopback(baseUrl)
        ? 'Check that it is running. If Heddle runs in a container, this address is the container itself: use http://host.docker.internal with the same port, and start Ollama with OLLAMA_HOST=0.0.0.0.'
        : 'Check the address, and that this server has access to the internet. Whoever runs it can allow private addresses with ALLOWED_LLM_HOSTS.',
    };
  if (network.includes('dropped'))
    return {
      code: 'dropped',
      message: `${label} closed the connection before answering.`,
      advice: 'Try again. If it keeps happening, the server may be short of memory for this model.',
    };
  return {
    code: 'unusable_answer',
    message: `${label} answered with something Heddle cannot read.`,
    advice: `Check that the address is the API's, and that ${model} is a text model.`,
  };
}

function diagnoseAnswer(code: AnswerError['code'], { model }: CalledProvider): ModelFailure {
  switch (code) {
    case 'empty_answer':
      return {
        code,
        message: `${model} gave an empty answer.`,
        advice:
          'A reasoning model may have spent all its tokens thinking. Allow more tokens, or choose a lower reasoning effort.',
      };
    case 'cut_short':
      return {
        code,
        message: `${model} ran out of tokens before its answer was complete.`,
        advice: 'Allow more tokens for this provider, or choose a lower reasoning effort.',
      };
    case 'unusable_answer':
      return {
        code,
        message: `${model} did not answer in the form Heddle asked for.`,
        advice: 'Try a larger model: small ones often lose the thread of a long answer.',
      };
  }
}

function diagnoseStatus(
  status: number,
  error: unknown,
  { label, model, apiKey }: CalledProvider,
): ModelFailure {
  const providerMessage = messageOf(error, createRedaction(apiKey));
  if (status === 401 || status === 403)
    return {
      code: 'wrong_key',
      message: `${label} refused the API key.`,
      advice:
        'Check that the key is complete, not expired, and may use this model. Then add the provider again.',
    };
  if (status === 404)
    return {
      code: 'no_such_model',
      message: `${label} has no model ${model} at this address.`,
      advice: 'Choose a model from the list. With Ollama, run “ollama pull” for it first.',
    };
  if (status === 402)
    return {
      code: 'no_credit',
      message: `Your ${label} account is out of credit.`,
      advice: `Add credit to your ${label} account.`,
    };
  if (status === 429)
    return {
      code: 'rate_limit',
      message: `${label} has had too many requests, or your credit is used up.`,
      advice: `Wait a little and try again. If it keeps happening, check the limits of your ${label} account.`,
    };
  if (status >= 500)
    return {
      code: 'provider_down',
      message: `${label} is having problems (${status}).`,
      advice: 'Try again later, or activate another provider.',
    };
  return {
    code: 'refused',
    message: providerMessage
      ? `${label} refused the request: ${providerMessage}`
      : `${label} refused the request (${status}).`,
    advice: 'Check the model and its settings.',
  };
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

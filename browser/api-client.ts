import type { EventSourceMessage } from 'eventsource-parser';
import { t } from '#browser/i18n/ui.ts';
import { serverTimeHeader, versionHeader } from '#contract/sync-headers.ts';
import { getTextLocale } from './i18n/language.ts';
import { requestTimeoutMs } from './limits.ts';
import { observeServerTime } from './server-clock.ts';

/** The server answered with an error. `code` is stable; `message` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: { field: string; message: string }[];
  /** The delay that Retry-After asks for; 0 without it. */
  readonly retryAfterMs: number;

  constructor({
    status,
    code,
    message,
    issues = [],
    retryAfterMs = 0,
  }: {
    status: number;
    code: string;
    message: string;
    issues?: ApiError['issues'];
    retryAfterMs?: number;
  }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No usable answer came: the device is offline, the request timed out, or something else, such as a proxy, answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The part after the origin, such as `/api/tasks`. */
  path: string;
  /** Sent as JSON; a file as it is, with its type. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Time by which the answer must be complete. */
  timeoutMs?: number;
  /** Sends the ID token and renews it once on a 401; the default. The sign-in routes need none. */
  sendsToken?: boolean;
  /** Continues when the page is left meanwhile. */
  keepalive?: boolean;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface ApiResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Provides ID tokens. */
export interface TokenSource {
  /** Resolves with a valid token, or undefined when nobody is signed in. Rejects with NetworkError. */
  getToken: () => Promise<string | undefined>;
  /** Resolves with a token other than the refused one. Rejects with NetworkError. */
  renewToken: (refused: string | undefined) => Promise<string | undefined>;
  /** Called when the renewed token was refused as well. */
  onRefused: () => void;
}

let tokens: TokenSource | undefined;

export function setTokenSource(source: TokenSource): void {
  tokens = source;
}

/** Sends a request. Rejects with ApiError, NetworkError, or the reason of the signal. */
async function request<Body = unknown>(options: ApiRequest): Promise<ApiResponse<Body>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const sentMs = Date.now();
    const response = await send(options, signal);
    const serverMs = Number(response.headers.get(serverTimeHeader) ?? Number.NaN);
    observeServerTime({ sentMs, receivedMs: Date.now(), serverMs });
    const body = response.status === 204 ? undefined : await readJson(response);
    return { status: response.status, headers: response.headers, body: body as Body };
  } catch (error) {
    throw toRequestError(error, { timeout, caller: options.signal });
  }
}

/**
 * Reads server-sent events and resolves when the server ends the stream. Rejects as `request` does, and also after
 * `stallTimeoutMs` without a byte: a laptop that slept is never told that its connection ended.
 */
async function stream(
  path: string,
  onEvent: (event: EventSourceMessage) => void,
  signal: AbortSignal,
  { stallTimeoutMs, ...given }: { stallTimeoutMs: number } & Pick<ApiRequest, 'method' | 'body'>,
): Promise<void> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), requestTimeoutMs);
  const either = AbortSignal.any([signal, stalled.signal]);
  try {
    const response = await send({ ...given, path, headers: { accept: 'text/event-stream' } }, either);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      throw new NetworkError('The answer is not a stream of events.');
    const { createParser } = await import('eventsource-parser');
    const parser = createParser({ onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    while (true) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallTimeoutMs);
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } catch (error) {
    throw toRequestError(error, { timeout: stalled.signal, caller: signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Downloads a complete file and the name the server gives it. Rejects as `request` does. */
async function download(
  path: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<{ file: Blob; name: string }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send({ path }, timeout);
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? 'download' };
  } catch (error) {
    throw toRequestError(error, { timeout, caller: undefined });
  }
}

export const api = { request, stream, download };

async function send(options: ApiRequest, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', path, body, headers, sendsToken = true, keepalive = false, onProgress } = options;
  const transport = onProgress
    ? (await import('./fetch-with-progress.ts')).fetchWithProgress(onProgress)
    : fetch;
  const isFile = body instanceof Blob;
  const call = (token: string | undefined) =>
    transport(path, {
      method,
      signal,
      keepalive,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': getTextLocale(),
        ...(body === undefined ? {} : { 'content-type': isFile ? body.type : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });

  if (!sendsToken || !tokens) return requireSuccess(await call(undefined));
  const token = await tokens.getToken();
  const first = await call(token);
  if (first.status !== 401) return requireSuccess(first);
  const second = await call(await tokens.renewToken(token));
  if (second.status === 401 && isFromHeddle(second)) tokens.onRefused();
  return requireSuccess(second);
}

const isFromHeddle = (response: Response) => response.headers.has(versionHeader);

async function requireSuccess(response: Response): Promise<Response> {
  if (!isFromHeddle(response)) throw new NetworkError(t.notHeddle);
  if (response.ok) return response;
  throw toApiError(response, await readJson(response).catch(() => undefined));
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new NetworkError(t.notHeddle);
  }
}

/** Reads both forms of an error: `{ error: { code, message, issues } }` of our routes and `{ code, message }` of sign-in. */
function toApiError({ status, headers }: Response, body: unknown): ApiError {
  const outer = isRecord(body) ? body : {};
  const { code, message, issues } = isRecord(outer.error) ? outer.error : outer;
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : `http.${status}`,
    message: typeof message === 'string' ? message : '',
    issues: Array.isArray(issues) ? issues : [],
    // Our server gives seconds; a proxy's date counts as none.
    retryAfterMs: Number(headers.get('retry-after')) * 1000 || 0,
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Turns whatever `fetch` threw into what `request` promises to reject with. */
function toRequestError(
  error: unknown,
  signals: { timeout: AbortSignal; caller: AbortSignal | undefined },
): unknown {
  if (error instanceof ApiError || error instanceof NetworkError) return error;
  if (signals.caller?.aborted) return signals.caller.reason;
  if (signals.timeout.aborted) return new NetworkError('The server did not answer in time.');
  return new NetworkError('The server could not be reached.', { cause: error });
}

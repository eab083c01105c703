import type { EventSourceMessage } from 'eventsource-parser';
import { versionHeader } from '#contract/sync-headers.ts';

/** The server answered, and the answer was not a success. `code` is stable; `message` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: { field: string; message: string }[];

  constructor({
    status,
    code,
    message,
    issues = [],
  }: { status: number; code: string; message: string; issues?: ApiError['issues'] }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** No usable answer came: offline, timed out, or something between here and the server answered instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the origin on, such as `/api/tasks`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until the answer must be complete. */
  timeoutMs?: number;
  /** Sends the ID token and renews it once on a 401. The sign-in routes do without. */
  signedIn?: boolean;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
}

export interface ApiResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Where ID tokens come from. */
export interface TokenSource {
  /** A token that is still good; undefined when nobody is signed in. Throws NetworkError. */
  token: () => Promise<string | undefined>;
  /** A token other than the one that was refused. Throws NetworkError. */
  renewed: (refused: string | undefined) => Promise<string | undefined>;
  /** A renewed token was refused as well. */
  onRefused: () => void;
}

const defaultTimeout = 15_000;
const notOurs = 'The answer did not come from Heddle.';
const answerTimeout = 'The server did not answer in time.';
let tokens: TokenSource | undefined;

export function setTokenSource(source: TokenSource): void {
  tokens = source;
}

/** Rejects with ApiError, NetworkError, or the signal's own reason. */
async function request<Body = unknown>(options: ApiRequest): Promise<ApiResponse<Body>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeout);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await send(options, signal);
    const body = response.status === 204 ? undefined : await readJson(response);
    return { status: response.status, headers: response.headers, body: body as Body };
  } catch (error) {
    throw explained(error, { timeout, given: options.signal });
  }
}

/**
 * Server-sent events of `path`, until the server ends the stream, which resolves. Rejects as `request` does.
 * `stallAfter` milliseconds without a byte count as a broken connection: a laptop that slept hears no end.
 */
async function stream(
  path: string,
  onEvent: (event: EventSourceMessage) => void,
  signal: AbortSignal,
  { stallAfter = 60_000, onOpen }: { stallAfter?: number; onOpen?: () => void } = {},
): Promise<void> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), defaultTimeout);
  const either = AbortSignal.any([signal, stalled.signal]);
  try {
    const response = await send({ path, headers: { accept: 'text/event-stream' } }, either);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      throw new NetworkError('The answer is not a stream of events.');
    const { createParser } = await import('eventsource-parser');
    onOpen?.();
    const parser = createParser({ onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    while (true) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallAfter);
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } catch (error) {
    throw explained(error, { timeout: stalled.signal, given: signal });
  } finally {
    clearTimeout(timer);
  }
}

/** A file of `path`, whole, and the name the server gives it. Rejects as `request` does, also when it breaks off. */
async function download(
  path: string,
  { timeout: milliseconds }: { timeout: number },
): Promise<{ file: Blob; name: string }> {
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    const response = await send({ path }, timeout);
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? 'download' };
  } catch (error) {
    throw explained(error, { timeout, given: undefined });
  }
}

export const api = { request, stream, download };

async function send(options: ApiRequest, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', path, body, headers, signedIn = true, keepalive = false } = options;
  const call = (token: string | undefined) =>
    fetch(path, {
      method,
      signal,
      keepalive,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  if (!signedIn || !tokens) return accepted(await call(undefined));
  const token = await tokens.token();
  const first = await call(token);
  if (first.status !== 401) return accepted(first);
  const second = await call(await tokens.renewed(token));
  if (second.status === 401 && isOurs(second)) tokens.onRefused();
  return accepted(second);
}

const isOurs = (response: Response) => response.headers.has(versionHeader);

async function accepted(response: Response): Promise<Response> {
  if (!isOurs(response)) throw new NetworkError(notOurs);
  if (response.ok) return response;
  throw errorOf(response.status, await readJson(response).catch(() => undefined));
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new NetworkError(notOurs);
  }
}

/** Our own routes answer `{ error: { code, message, issues } }`, the sign-in routes `{ code, message }`. */
function errorOf(status: number, body: unknown): ApiError {
  const outer = isRecord(body) ? body : {};
  const { code, message, issues } = isRecord(outer.error) ? outer.error : outer;
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : `http.${status}`,
    message: typeof message === 'string' ? message : '',
    issues: Array.isArray(issues) ? issues : [],
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function explained(
  error: unknown,
  signals: { timeout: AbortSignal; given: AbortSignal | undefined },
): unknown {
  if (error instanceof ApiError || error instanceof NetworkError) return error;
  if (signals.given?.aborted) return signals.given.reason;
  if (signals.timeout.aborted) return new NetworkError(answerTimeout);
  return new NetworkError('The server could not be reached.', { cause: error });
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProtocol, type Utterance, writeEvent } from './model-protocols.ts';

/** What the next call gets: an answer in the provider's own protocol, streamed if it asks for a stream, or any other answer. */
export type ModelReply =
  | (Utterance & {
      delayMs?: number;
      /** Sends the first half of the answer, then nothing more, or closes the connection. */
      breaks?: 'hangs' | 'drops';
    })
  | { status: number; body: string; headers?: Record<string, string> }
  /** Never answers; `afterHeaders` sends a status line first. */
  | { hangs: true; afterHeaders?: boolean }
  | { drops: true };

export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  body: any;
}

/** Lists models as each protocol does, by the headers of the call. */
function writeModels(headers: IncomingMessage['headers']): unknown {
  if (headers['x-goog-api-key'])
    return {
      models: [
        { name: 'models/gemini-loom', supportedGenerationMethods: ['generateContent'] },
        { name: 'models/embedding-loom', supportedGenerationMethods: ['embedContent'] },
      ],
    };
  return { data: [{ id: 'loom-small' }, { id: 'loom-large' }] };
}

/** Anthropic's older models are asked for an object by a tool that they must call. */
function asObjectTool(said: Utterance, body: ReceivedCall['body']): Utterance {
  if (body?.tool_choice?.name !== 'json') return said;
  try {
    return { ...said, text: '', toolCalls: [{ name: 'json', input: JSON.parse(said.text) }] };
  } catch {
    return said;
  }
}

/**
 * Starts a server on loopback that speaks the protocols of the providers over HTTP, whole or streamed: OpenAI's chat completions
 * and responses, Anthropic's messages and Gemini's generateContent. It accepts the key `good-key` only. It listens on a port that is free
 * unless one is given. Close it afterwards.
 */
export async function openModelServer({ port = 0 } = {}) {
  const calls: ReceivedCall[] = [];
  const replies: ModelReply[] = [];
  let abandoned = 0;
  let otherwise: (call: ReceivedCall) => ModelReply = () => ({ text: 'I am ready.' });
  const server = createServer(async (request, response) => {
    let content = '';
    for await (const chunk of request) content += chunk;
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      body: content ? JSON.parse(content) : undefined,
    };
    calls.push(call);
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    if (request.method === 'GET' && call.path.includes('/models'))
      return sendJson(response, 200, writeModels(request.headers));
    await reply(response, call, replies.shift() ?? otherwise(call));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    calls,
    /** Counts the calls whose client went away before the answer was complete. */
    abandoned: () => abandoned,
    /** Sets what the next calls get, in their order. */
    willReply: (...next: ModelReply[]) => replies.push(...next),
    forgetReplies: () => {
      replies.length = 0;
    },
    /** Sets what calls get that `willReply` has nothing for; until then that is “I am ready.”. */
    otherwiseReply: (next: (call: ReceivedCall) => ModelReply) => {
      otherwise = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function reply(to: ServerResponse, { path, headers, body }: ReceivedCall, next: ModelReply) {
  if ('drops' in next) return to.socket?.destroy();
  if ('hangs' in next) {
    if (next.afterHeaders) to.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    return;
  }
  if ('status' in next) return to.writeHead(next.status, next.headers).end(next.body);
  const { authorization, 'x-api-key': anthropicKey, 'x-goog-api-key': googleKey } = headers;
  const key = anthropicKey ?? googleKey ?? authorization?.replace(/^Bearer /, '');
  if (key !== undefined && key !== 'good-key')
    return sendJson(to, 401, {
      error: { message: `Incorrect API key provided: ${key}`, type: 'invalid_request_error' },
    });
  const protocol = findProtocol(path);
  if (!protocol) return sendJson(to, 404, { error: { message: 'Not found' } });
  if (next.delayMs) await sleep(next.delayMs);
  const said = asObjectTool(next, body);
  const isStream = body?.stream === true || path.includes(':streamGenerateContent');
  const parts = isStream
    ? protocol.events(said, body?.model).map(writeEvent)
    : [JSON.stringify(protocol.answer(said, body?.model))];
  to.writeHead(200, { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' });
  if (!next.breaks) return to.end(parts.join(''));
  const whole = parts.join('');
  to.write(whole.slice(0, whole.length / 2));
  if (next.breaks === 'drops') setTimeout(() => to.socket?.destroy(), 20);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

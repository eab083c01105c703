import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the next call gets: a text in the provider's own protocol, or any other answer. */
export type ModelReply =
  | { text: string }
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

const usage = { input: 21, output: 4 };

/** Writes a text as each protocol does, by the path that was called. */
function writeAnswer(path: string, model: string, text: string): unknown {
  if (path.endsWith('/chat/completions'))
    return {
      id: 'one',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    };
  if (path.endsWith('/responses'))
    return {
      id: 'one',
      object: 'response',
      created_at: 1_790_000_000,
      status: 'completed',
      model,
      output: [
        {
          id: 'message',
          type: 'message',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: {
        input_tokens: usage.input,
        output_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    };
  if (path.endsWith('/messages'))
    return {
      id: 'one',
      type: 'message',
      role: 'assistant',
      model,
      content: text === '' ? [] : [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    };
  if (path.includes(':generateContent'))
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
    };
  return undefined;
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

/**
 * Starts a server on loopback that speaks the protocols of the providers over HTTP: OpenAI's chat completions and responses,
 * Anthropic's messages and Gemini's generateContent. It accepts the key `good-key` only. It is gone when the test is.
 */
export async function startModelServer() {
  const calls: ReceivedCall[] = [];
  const replies: ModelReply[] = [];
  const server = createServer(async (request, response) => {
    let content = '';
    for await (const chunk of request) content += chunk;
    const path = request.url ?? '';
    const body = content ? JSON.parse(content) : undefined;
    calls.push({ path, headers: request.headers, body });
    if (request.method === 'GET' && path.includes('/models'))
      return sendJson(response, 200, writeModels(request.headers));
    await reply(response, replies.shift() ?? { text: 'I am ready.' });

    async function reply(to: ServerResponse, next: ModelReply) {
      if ('drops' in next) return to.socket?.destroy();
      if ('hangs' in next) {
        if (next.afterHeaders) to.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
        return;
      }
      if ('status' in next) return to.writeHead(next.status, next.headers).end(next.body);
      const { authorization, 'x-api-key': anthropicKey, 'x-goog-api-key': googleKey } = request.headers;
      const key = anthropicKey ?? googleKey ?? authorization?.replace(/^Bearer /, '');
      if (key !== undefined && key !== 'good-key')
        return sendJson(to, 401, {
          error: { message: `Incorrect API key provided: ${key}`, type: 'invalid_request_error' },
        });
      const answer = writeAnswer(path, body?.model, next.text);
      if (!answer) return sendJson(to, 404, { error: { message: 'Not found' } });
      sendJson(to, 200, answer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    calls,
    /** Sets what the next calls get, in their order; further ones get “I am ready.”. */
    willReply: (...next: ModelReply[]) => replies.push(...next),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

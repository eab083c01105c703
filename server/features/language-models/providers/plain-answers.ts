interface Completion {
  choices?: { index: number; message?: Message; finish_reason?: string }[];
}
type Message = { tool_calls?: object[] | null } & Record<string, unknown>;

/**
 * Wraps a `fetch` for OpenAI's chat completions, so that a server that ignores `stream: true` and answers with plain JSON is read as if
 * it had streamed the answer in one piece.
 */
export const readPlainAnswers =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const isStream = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body);
    if (!isStream || !response.ok || !isJson(response.headers)) return response;
    const text = await response.text();
    const headers = { 'Content-Type': 'text/event-stream' };
    return new Response(`data: ${toChunk(text)}\n\ndata: [DONE]\n\n`, { headers });
  };

const isJson = (headers: Headers) => /^application\/json\b/i.test(headers.get('Content-Type') ?? '');

/** Returns the event that a stream would have sent: each message as what is new of it. What is no answer stays as it is. */
function toChunk(text: string): string {
  try {
    const completion: Completion = JSON.parse(text);
    const choices = completion.choices?.map(({ index, message, finish_reason }) => ({
      index,
      delta: { ...message, ...(message?.tool_calls && { tool_calls: message.tool_calls.map(addIndex) }) },
      finish_reason,
    }));
    return JSON.stringify({ ...completion, ...(choices && { choices, object: 'chat.completion.chunk' }) });
  } catch {
    return text.replaceAll(/\s+/g, ' ');
  }
}

const addIndex = (call: object, index: number) => ({ index, ...call });

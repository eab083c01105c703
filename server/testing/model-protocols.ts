/** What a model says, before it is put into a protocol. */
export interface Utterance {
  text: string;
  toolCalls?: { name: string; input: object }[];
  /** `length`: it ran out of tokens. */
  finish?: 'stop' | 'length';
  /** What it thought, where the protocol has a place for that. */
  reasoning?: string;
}

interface Protocol {
  answer: (said: Utterance, model: string) => object;
  /** The events of a stream, in their order. */
  events: (said: Utterance, model: string) => StreamEvent[];
}

interface StreamEvent {
  name?: string;
  data: object | string;
}

export const usage = { input: 21, output: 4 };

const created = 1_790_000_000;
const pieceLength = 8;

/** Cuts a text into the pieces that a stream sends. */
const cut = (text: string): string[] => text.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? [];

const finishOf = ({ finish = 'stop', toolCalls = [] }: Utterance) =>
  toolCalls.length > 0 ? 'tool_calls' : finish;

const chatUsage = {
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
};

const chatToolCalls = ({ toolCalls = [] }: Utterance) =>
  toolCalls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));

/** OpenAI's chat completions, which Ollama and most servers speak too. */
const chat: Protocol = {
  answer: (said, model) => ({
    id: 'one',
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: said.text,
          ...(said.reasoning && { reasoning: said.reasoning }),
          ...(said.toolCalls && { tool_calls: chatToolCalls(said) }),
        },
        finish_reason: finishOf(said),
      },
    ],
    usage: chatUsage,
  }),
  events: (said, model) => {
    const chunk = (rest: object) => ({
      data: { id: 'one', object: 'chat.completion.chunk', created, model, ...rest },
    });
    const delta = (content: object, finish_reason: string | null = null) =>
      chunk({ choices: [{ index: 0, delta: content, finish_reason }] });
    return [
      delta({ role: 'assistant', content: '' }),
      ...cut(said.reasoning ?? '').map((reasoning) => delta({ reasoning })),
      ...cut(said.text).map((content) => delta({ content })),
      ...chatToolCalls(said).map((call) => delta({ tool_calls: [call] })),
      delta({}, finishOf(said)),
      chunk({ choices: [], usage: chatUsage }),
      { data: '[DONE]' },
    ];
  },
};

const responsesItems = ({ text, toolCalls = [] }: Utterance) => [
  ...(text === '' && toolCalls.length > 0
    ? []
    : [
        {
          id: 'message',
          type: 'message',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ]),
  ...toolCalls.map(({ name, input }, index) => ({
    id: `item_${index}`,
    type: 'function_call',
    status: 'completed',
    call_id: `call_${index}`,
    name,
    arguments: JSON.stringify(input),
  })),
];

const responsesAnswer = (said: Utterance, model: string) => ({
  id: 'one',
  object: 'response',
  created_at: created,
  status: said.finish === 'length' ? 'incomplete' : 'completed',
  incomplete_details: said.finish === 'length' ? { reason: 'max_output_tokens' } : null,
  model,
  output: responsesItems(said),
  usage: {
    input_tokens: usage.input,
    output_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  },
});

/** OpenAI's responses. */
const responses: Protocol = {
  answer: responsesAnswer,
  events: (said, model) => {
    const event = (name: string, rest: object) => ({ name, data: { type: name, ...rest } });
    const items = responsesItems(said);
    return [
      event('response.created', {
        response: { ...responsesAnswer(said, model), status: 'in_progress', output: [] },
      }),
      ...items.flatMap((item, output_index) => [
        event('response.output_item.added', {
          output_index,
          item: { ...item, ...('content' in item ? { content: [] } : { arguments: '' }) },
        }),
        ...('content' in item
          ? cut(said.text).map((delta) =>
              event('response.output_text.delta', {
                item_id: item.id,
                output_index,
                content_index: 0,
                delta,
              }),
            )
          : [
              event('response.function_call_arguments.delta', {
                item_id: item.id,
                output_index,
                delta: item.arguments,
              }),
            ]),
        event('response.output_item.done', { output_index, item }),
      ]),
      event(said.finish === 'length' ? 'response.incomplete' : 'response.completed', {
        response: responsesAnswer(said, model),
      }),
    ];
  },
};

const messagesContent = ({ text, toolCalls = [] }: Utterance) => [
  ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ...toolCalls.map(({ name, input }, index) => ({
    type: 'tool_use' as const,
    id: `call_${index}`,
    name,
    input,
  })),
];

const stopReason = ({ finish, toolCalls = [] }: Utterance) =>
  toolCalls.length > 0 ? 'tool_use' : finish === 'length' ? 'max_tokens' : 'end_turn';

const messagesAnswer = (said: Utterance, model: string) => ({
  id: 'one',
  type: 'message',
  role: 'assistant',
  model,
  content: messagesContent(said),
  stop_reason: stopReason(said),
  stop_sequence: null,
  usage: { input_tokens: usage.input, output_tokens: usage.output },
});

/** Anthropic's messages. */
const messages: Protocol = {
  answer: messagesAnswer,
  events: (said, model) => {
    const event = (name: string, rest: object = {}) => ({ name, data: { type: name, ...rest } });
    return [
      event('message_start', {
        message: { ...messagesAnswer(said, model), content: [], stop_reason: null },
      }),
      ...messagesContent(said).flatMap((block, index) => [
        event('content_block_start', {
          index,
          content_block: block.type === 'text' ? { type: 'text', text: '' } : { ...block, input: {} },
        }),
        ...(block.type === 'text'
          ? cut(block.text).map((text) => ({ type: 'text_delta', text }))
          : [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }]
        ).map((delta) => event('content_block_delta', { index, delta })),
        event('content_block_stop', { index }),
      ]),
      event('message_delta', {
        delta: { stop_reason: stopReason(said), stop_sequence: null },
        usage: { output_tokens: usage.output },
      }),
      event('message_stop'),
    ];
  },
};

const geminiAnswer = (parts: object[], finishReason: string | null) => ({
  candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }), index: 0 }],
  usageMetadata: {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  },
});

const geminiCalls = ({ toolCalls = [] }: Utterance) =>
  toolCalls.map(({ name, input }) => ({ functionCall: { name, args: input } }));

const geminiFinish = ({ finish }: Utterance) => (finish === 'length' ? 'MAX_TOKENS' : 'STOP');

/** Gemini's generateContent. */
const gemini: Protocol = {
  answer: (said) => geminiAnswer([{ text: said.text }, ...geminiCalls(said)], geminiFinish(said)),
  events: (said) => [
    ...cut(said.text).map((text) => ({ data: geminiAnswer([{ text }], null) })),
    { data: geminiAnswer(geminiCalls(said), geminiFinish(said)) },
  ],
};

/** Returns the protocol that is spoken at a path, or undefined if there is none. */
export function findProtocol(path: string): Protocol | undefined {
  if (path.endsWith('/chat/completions')) return chat;
  if (path.endsWith('/responses')) return responses;
  if (path.endsWith('/messages')) return messages;
  return /:(generate|streamGenerate)Content/.test(path) ? gemini : undefined;
}

/** Writes an event as it goes over the wire. */
export const writeEvent = ({ name, data }: StreamEvent): string =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

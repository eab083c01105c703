import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { maxLlmAnswerLength } from '../../config/limits.ts';
import { isTooDeep } from '../../http/limit-json.ts';
import { createRedaction, overlapLength, type Redact } from '../../redaction.ts';
import type { ModelInstance } from './providers/provider.ts';

type Wrappers = Required<Pick<LanguageModelMiddleware, 'wrapGenerate' | 'wrapStream'>>;
type Stream = Awaited<ReturnType<Wrappers['wrapStream']>>['stream'];
type Part = Stream extends ReadableStream<infer Each> ? Each : never;
type Content = Awaited<ReturnType<Wrappers['wrapGenerate']>>['content'][number];

/**
 * Wraps a model so that its key, which some providers repeat, is in nothing that it says, and no tool is called with input that
 * would take long to parse.
 */
export function cleanOutput(model: ModelInstance, apiKey: string | undefined): ModelInstance {
  const redact = createRedaction(apiKey);
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapGenerate: async ({ doGenerate }) => {
        const result = await doGenerate();
        return { ...result, content: result.content.map((part) => cleanPart(part, redact)) };
      },
      wrapStream: async ({ doStream }) => {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: stream.pipeThrough(cleanStream(redact, apiKey)) };
      },
    },
  });
}

function cleanPart<Each extends Content | Part>(part: Each, redact: Redact): Each {
  if (part.type === 'text' || part.type === 'reasoning') return { ...part, text: redact(part.text) };
  if (part.type !== 'tool-call') return part;
  const isUsable = part.input.length <= maxLlmAnswerLength && !isTooDeep(part.input);
  return { ...part, input: isUsable ? redact(part.input) : '{}' };
}

/** Cleans the parts of a stream. The end of a text that may be the start of the key waits for what follows it. */
function cleanStream(redact: Redact, secret = ''): TransformStream<Part, Part> {
  const held = new Map<string, string>();
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        const text = redact((held.get(part.id) ?? '') + part.delta);
        const shownLength = text.length - overlapLength(text, secret);
        held.set(part.id, text.slice(shownLength));
        if (shownLength > 0) controller.enqueue({ ...part, delta: text.slice(0, shownLength) });
        return;
      }
      if (part.type === 'text-end' || part.type === 'reasoning-end') {
        const delta = held.get(part.id);
        const type = part.type === 'text-end' ? 'text-delta' : 'reasoning-delta';
        if (delta) controller.enqueue({ type, id: part.id, delta });
        held.delete(part.id);
      }
      controller.enqueue(cleanPart(part, redact));
    },
  });
}

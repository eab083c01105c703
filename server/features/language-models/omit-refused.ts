import { APICallError, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { LRUCache } from 'lru-cache';
import { llmFormatLifetimeMs, maxCachedLlmFormats } from '../../config/limits.ts';
import type { ModelInstance } from './providers/provider.ts';

type CallOptions = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];

/** Settings that some models refuse, and how their refusals name them. */
const refusable = {
  temperature: /temperature/i,
  maxOutputTokens: /max_?(completion_|output_)?tokens/i,
  reasoning: /reasoning|thinking/i,
} as const;
type Refusable = keyof typeof refusable;

/**
 * Creates a wrapper that repeats a call without the setting that the model refused, and omits the setting from then on. Models
 * with the same `key` share what was refused.
 */
export function createOmitRefused() {
  const refused = new LRUCache<string, Set<Refusable>>({
    max: maxCachedLlmFormats,
    ttl: llmFormatLifetimeMs,
  });

  return (model: ModelInstance, key: string): ModelInstance => {
    /** Repeats the call until no further setting is refused. */
    async function call<Result>(
      params: CallOptions,
      send: (params: CallOptions) => PromiseLike<Result>,
    ): Promise<Result> {
      const omitted = refused.get(key) ?? new Set<Refusable>();
      const sent = Object.fromEntries(
        Object.entries(params).filter(([name]) => !omitted.has(name as Refusable)),
      ) as CallOptions;
      try {
        return await send(sent);
      } catch (error) {
        const name = findRefused(error, sent);
        if (!name) throw error;
        refused.set(key, omitted.add(name));
        return call(sent, send);
      }
    }

    return wrapLanguageModel({
      model,
      middleware: {
        specificationVersion: 'v4',
        wrapGenerate: ({ params, model: inner }) => call(params, (sent) => inner.doGenerate(sent)),
        wrapStream: ({ params, model: inner }) => call(params, (sent) => inner.doStream(sent)),
      },
    });
  };
}

/** Returns the setting that a refusal names, if it was sent. */
function findRefused(error: unknown, params: CallOptions): Refusable | undefined {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return undefined;
  const text = `${error.message} ${error.responseBody ?? ''}`;
  return (Object.keys(refusable) as Refusable[]).find(
    (name) => params[name] !== undefined && refusable[name].test(text),
  );
}

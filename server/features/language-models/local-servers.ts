import { z } from 'zod';
import type { ProviderName } from '#contract/language-model-limits.ts';

/** A program that runs language models on this machine, at its usual port. */
export interface LocalServer {
  label: string;
  port: number;
  provider: ProviderName;
  /** The path that lists its models. */
  path: string;
  /** Returns the names of models that run on this machine. Throws when the answer is not that of this program. */
  readModels: (answer: unknown) => string[];
}

/** Ollama also lists models that run on its maker's servers (`remote_host`). */
const ollamaAnswer = z.object({
  models: z.array(z.object({ name: z.string(), remote_host: z.string().optional() })),
});

const openAiAnswer = z.object({ data: z.array(z.object({ id: z.string() })) });
const readOpenAiModels = (answer: unknown) => openAiAnswer.parse(answer).data.map(({ id }) => id);

export const localServers: readonly LocalServer[] = [
  {
    label: 'Ollama',
    port: 11_434,
    provider: 'ollama',
    path: '/api/tags',
    readModels: (answer) =>
      ollamaAnswer
        .parse(answer)
        .models.filter(({ remote_host }) => !remote_host)
        .map(({ name }) => name),
  },
  {
    label: 'LM Studio',
    port: 1234,
    provider: 'openai-compatible',
    path: '/v1/models',
    readModels: readOpenAiModels,
  },
  {
    label: 'llama.cpp',
    port: 8080,
    provider: 'openai-compatible',
    path: '/v1/models',
    readModels: readOpenAiModels,
  },
];

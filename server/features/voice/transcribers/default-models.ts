import type { ProviderName } from '#contract/language-model-limits.ts';

/** The model that transcribes at each language-model provider that can, by its OpenAI-compatible API. */
export const transcriptionModels: Partial<Record<ProviderName, string>> = {
  openai: 'whisper-1',
  groq: 'whisper-large-v3-turbo',
  mistral: 'voxtral-mini-latest',
};

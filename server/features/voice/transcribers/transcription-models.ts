import type { ProviderName } from '#contract/language-model-limits.ts';

/** The transcription models of the language-model providers that have one behind OpenAI's API. */
export const transcriptionModels: Partial<Record<ProviderName, string>> = {
  openai: 'whisper-1',
  groq: 'whisper-large-v3-turbo',
  mistral: 'voxtral-mini-latest',
};

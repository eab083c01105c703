import type { ProviderName } from '#contract/language-model-limits.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { groq } from './groq.ts';
import { mistral } from './mistral.ts';
import { ollama } from './ollama.ts';
import { openAi } from './openai.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { openRouter } from './openrouter.ts';
import type { Provider } from './provider.ts';

/** Lists every provider of language models. One named in the contract but missing here does not compile. */
export const providers: { readonly [Name in ProviderName]: Provider } = {
  openai: openAi,
  anthropic,
  google,
  mistral,
  groq,
  openrouter: openRouter,
  ollama,
  'openai-compatible': openAiCompatible,
};

/** Providers a user can add, as the API names them, in the order they are offered. */
export const providerNames = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'groq',
  'openrouter',
  'ollama',
  'openai-compatible',
] as const;
export type ProviderName = (typeof providerNames)[number];

export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

export const maxModelNameLength = 200;
export const minOutputTokens = 100;
export const maxOutputTokens = 4000;
export const defaultOutputTokens = 1000;
export const minTemperature = 0;
export const maxTemperature = 2;
export const temperatureStep = 0.1;
export const defaultTemperature = 0.7;
export const minDailyModelTokens = 1000;
export const maxDailyModelTokens = 1_000_000_000;
/** Some hundreds of captures and some dozens of questions. */
export const defaultDailyModelTokens = 1_000_000;

import type { LanguageModel } from 'ai';

/** What it takes to call one provider. */
export interface Connection {
  apiKey: string | undefined;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Refuses hosts that the operator does not allow, and answers that are too long. */
  fetch: typeof globalThis.fetch;
}

/** A model of the AI SDK, not just the name of one. */
export type ModelInstance = Exclude<LanguageModel, string>;

export interface Provider {
  /** For people, such as “OpenAI”. */
  label: string;
  /** A fast, cheap model, offered first. */
  defaultModel: string;
  /** Undefined if the user must say. */
  defaultBaseUrl: string | undefined;
  needsApiKey: boolean;
  /** The page on which a key is made. */
  keysUrl: string | undefined;
  createModel: (connection: Connection, model: string) => ModelInstance;
  /** Resolves with the names of the models offered, as the provider lists them. Rejects with APICallError. */
  listModels: (connection: Connection, signal: AbortSignal) => Promise<string[]>;
}

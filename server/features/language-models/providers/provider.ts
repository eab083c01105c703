import type { LanguageModel } from 'ai';

/** The address of one provider, and how to call it. */
export interface Connection {
  apiKey: string | undefined;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Refuses hosts that the operator does not allow, and responses that are too long. */
  fetch: typeof globalThis.fetch;
}

/** A model instance of the AI SDK, not a model's name. */
export type ModelInstance = Exclude<LanguageModel, string>;

export interface Provider {
  /** For people, such as “OpenAI”. */
  label: string;
  /** A fast, cheap model, offered first. */
  defaultModel: string;
  /** Undefined if the user has to enter it. */
  defaultBaseUrl: string | undefined;
  needsApiKey: boolean;
  /** The page where a key is created. */
  keysUrl: string | undefined;
  createModel: (connection: Connection, model: string) => ModelInstance;
  /** Resolves with the names of the models that the provider lists. Rejects with APICallError. */
  listModels: (connection: Connection, signal: AbortSignal) => Promise<string[]>;
}

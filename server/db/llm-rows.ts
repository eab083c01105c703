import type { ProviderName, ReasoningEffort } from '#contract/language-model-limits.ts';

/** A provider as it is stored; `api_key` is encrypted. */
export interface StoredProvider {
  provider: ProviderName;
  model: string;
  max_tokens: number;
  temperature: number;
  reasoning_effort: ReasoningEffort | null;
  base_url: string | null;
  input_price: number | null;
  output_price: number | null;
  api_key: string | null;
  is_active: boolean;
  created_at: string;
}

/** What a model is called for. */
export type ModelPurpose = 'test' | 'refine' | 'reclassify' | 'assistant' | 'transcript';

/** One call to a model. Neither what was asked nor what was answered is kept here. */
export interface ModelCall {
  id: string;
  at: Date;
  provider: ProviderName;
  model: string;
  purpose: ModelPurpose;
  latency_ms: number;
  input_tokens: number;
  output_tokens: number;
  /** US dollars, at the prices of that moment. */
  cost: number | null;
  error_code: string | null;
  error_message: string | null;
}

import { t } from '#browser/i18n/admin.ts';
import type { ProviderInput } from '#browser/model/language-models/provider-calls.ts';
import {
  defaultOutputTokens,
  defaultTemperature,
  maxOutputTokens,
  maxTemperature,
  minOutputTokens,
  minTemperature,
  type ProviderName,
  type ReasoningEffort,
  reasoningEfforts,
} from '#contract/language-model-limits.ts';
import type { LlmProvider, LlmTemplate } from '#contract/language-models.ts';

/** The values of the form, as typed. */
export interface ProviderDraft {
  provider: ProviderName;
  api_key: string;
  model: string;
  base_url: string;
  max_tokens: string;
  temperature: string;
  /** Empty for the provider's default. */
  reasoning_effort: string;
  input_price: string;
  output_price: string;
  is_active: boolean;
}

export type Problems = Partial<Record<keyof ProviderDraft, string>>;

/** Returns the initial values of the form: the stored settings of a provider that was added before, or else its template. */
export function startDraft(template: LlmTemplate | undefined, stored: readonly LlmProvider[]): ProviderDraft {
  const before = stored.find(({ provider }) => provider === template?.provider);
  return {
    provider: template?.provider ?? 'openai',
    api_key: '',
    model: before?.model ?? template?.default_model ?? '',
    base_url: before?.base_url ?? '',
    max_tokens: String(before?.max_tokens ?? template?.max_tokens ?? defaultOutputTokens),
    temperature: String(before?.temperature ?? template?.temperature ?? defaultTemperature),
    reasoning_effort: before?.reasoning_effort ?? '',
    input_price: before?.input_price?.toString() ?? '',
    output_price: before?.output_price?.toString() ?? '',
    // A first provider is most likely added to be used.
    is_active: before?.is_active ?? stored.length === 0,
  };
}

/** Validates a draft. Returns the problems by field. */
export function checkDraft(
  draft: ProviderDraft,
  template: LlmTemplate,
  stored: LlmProvider | undefined,
): Problems {
  const problems: Problems = {};
  const keepsKey = stored?.has_api_key && (stored.base_url ?? '') === draft.base_url.trim();
  if (template.needs_api_key && draft.api_key.trim() === '' && !keepsKey)
    problems.api_key = t.apiKeyIsRequired;
  if (draft.model.trim() === '') problems.model = t.modelIsRequired;
  if (draft.base_url.trim() === '' ? template.needs_base_url : !isWebAddress(draft.base_url.trim()))
    problems.base_url = t.enterAnAddressSuchAs;
  const tokens = Number(draft.max_tokens);
  if (!Number.isInteger(tokens) || tokens < minOutputTokens || tokens > maxOutputTokens)
    problems.max_tokens = t.enterRange(minOutputTokens, maxOutputTokens);
  const tenths = readDecimal(draft.temperature) * 10;
  if (!(tenths >= minTemperature * 10 && tenths <= maxTemperature * 10 && isWhole(tenths)))
    problems.temperature = t.enterTenths(minTemperature, maxTemperature);
  for (const name of ['input_price', 'output_price'] as const)
    if (draft[name].trim() !== '' && !(readDecimal(draft[name]) >= 0)) problems[name] = t.enterAnAmountSuchAs;
  return problems;
}

/** Reads a number with a decimal point or comma. Returns NaN for `1,000`, which may mean a thousand. */
const readDecimal = (text: string) =>
  /^\s*[1-9]\d*,\d{3}\s*$/.test(text) ? Number.NaN : Number(text.trim().replace(',', '.') || Number.NaN);

/** Returns whether a number is whole, apart from rounding errors. */
const isWhole = (number: number) => Math.abs(number - Math.round(number)) < 1e-9;

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Converts a valid draft to the input of the API. */
export function toInput(draft: ProviderDraft): ProviderInput {
  const price = (text: string) => (text.trim() === '' ? null : readDecimal(text));
  return {
    provider: draft.provider,
    ...(draft.api_key.trim() && { api_key: draft.api_key.trim() }),
    model: draft.model.trim(),
    max_tokens: Number(draft.max_tokens),
    temperature: Math.round(readDecimal(draft.temperature) * 10) / 10,
    reasoning_effort: toEffort(draft.reasoning_effort),
    base_url: draft.base_url.trim() || null,
    input_price: price(draft.input_price),
    output_price: price(draft.output_price),
    is_active: draft.is_active,
  };
}

const toEffort = (text: string): ReasoningEffort | null =>
  reasoningEfforts.find((effort) => effort === text) ?? null;

import { z } from 'zod';
import {
  defaultOutputTokens,
  defaultTemperature,
  maxModelNameLength,
  maxOutputTokens,
  maxTemperature,
  minOutputTokens,
  minTemperature,
  providerNames,
  reasoningEfforts,
  temperatureStep,
} from './language-model-limits.ts';
import { instantSchema, nameSchema, textSchema } from './values.ts';

export const providerNameSchema = z.enum(providerNames);

/** The address of a provider's API, without a trailing slash. The server checks that it may call that host. */
export const baseUrlSchema = textSchema(2000)
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'must be an address such as https://llm.example.com/v1' }))
  .refine((url) => {
    const { username, password } = URL.parse(url) ?? {};
    return !username && !password;
  }, 'must not hold a user or a password')
  .transform((url) => url.replace(/\/+$/, ''));

const priceSchema = z.number().min(0).max(10_000);

/** The settings of a provider, except its key. */
const providerSettings = {
  provider: providerNameSchema,
  model: nameSchema(maxModelNameLength),
  max_tokens: z
    .int()
    .min(minOutputTokens, `must be at least ${minOutputTokens}`)
    .max(maxOutputTokens, `must be at most ${maxOutputTokens}`),
  temperature: z
    .number()
    .min(minTemperature)
    .max(maxTemperature, `must be at most ${maxTemperature}`)
    .multipleOf(temperatureStep, 'must be in steps of 0.1'),
  /** The reasoning effort; null is the provider's default. */
  reasoning_effort: z.enum(reasoningEfforts).nullable(),
  /** Null is the provider's own address. */
  base_url: baseUrlSchema.nullable(),
  /** US dollars per million tokens, for the cost by day; null if unknown. */
  input_price: priceSchema.nullable(),
  output_price: priceSchema.nullable(),
};

export const newLlmProviderSchema = z
  .object({
    provider: providerSettings.provider,
    /** Absent keeps the stored key of a provider that is replaced. */
    api_key: textSchema(1000).trim().optional(),
    model: providerSettings.model,
    max_tokens: providerSettings.max_tokens.default(defaultOutputTokens),
    temperature: providerSettings.temperature.default(defaultTemperature),
    reasoning_effort: providerSettings.reasoning_effort.default(null),
    base_url: providerSettings.base_url.default(null),
    input_price: providerSettings.input_price.default(null),
    output_price: providerSettings.output_price.default(null),
    is_active: z.boolean().default(false),
  })
  .meta({ ref: 'NewLlmProvider' });
export type NewLlmProvider = z.infer<typeof newLlmProviderSchema>;

/** A provider as it is listed. Its key is never returned. */
export const llmProviderSchema = z
  .object({
    ...providerSettings,
    base_url: z.string().nullable(),
    is_active: z.boolean(),
    has_api_key: z.boolean(),
    /** `operator`: set for everybody through the environment; used until the user activates one of their own. */
    origin: z.enum(['user', 'operator']),
    created_at: instantSchema.nullable(),
  })
  .meta({ ref: 'LlmProvider' });
export type LlmProvider = z.infer<typeof llmProviderSchema>;

export const llmProvidersSchema = z
  .object({ providers: z.array(llmProviderSchema), active_provider: providerNameSchema.nullable() })
  .meta({ ref: 'LlmProviders' });
export type LlmProviders = z.infer<typeof llmProvidersSchema>;

const llmTemplateSchema = z
  .object({
    provider: providerNameSchema,
    /** The provider's name for people. */
    name: z.string(),
    default_model: z.string(),
    max_tokens: z.int(),
    temperature: z.number(),
    needs_api_key: z.boolean(),
    needs_base_url: z.boolean(),
    /** The address in use if none is given. */
    default_base_url: z.string().nullable(),
    /** Where keys are created. */
    keys_url: z.string().nullable(),
  })
  .meta({ ref: 'LlmTemplate' });
export type LlmTemplate = z.infer<typeof llmTemplateSchema>;

export const llmTemplatesSchema = z
  .object({ templates: z.record(z.string(), llmTemplateSchema) })
  .meta({ ref: 'LlmTemplates' });

/**
 * Why a call failed: `message` says what happened, `advice` what to do, both in English. The other fields say it in the user's
 * language; failures that older versions stored lack them.
 */
export const llmFailureSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    advice: z.string(),
    text_key: z.string().optional().meta({ description: 'The name of its texts in the dictionaries' }),
    values: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'The names and numbers in these texts, in their order' }),
    retry_after_seconds: z
      .int()
      .optional()
      .meta({ description: 'For `paused`: after how long the provider is called again' }),
  })
  .meta({ ref: 'LlmFailure' });
export type LlmFailure = z.infer<typeof llmFailureSchema>;

export const llmTestSchema = z
  .object({
    latency_ms: z.int(),
    /** What the model answered; null if the call failed. */
    answer: z.string().nullable(),
    warnings: z.array(z.string()),
    failure: llmFailureSchema.nullable(),
  })
  .meta({ ref: 'LlmTest' });
export type LlmTest = z.infer<typeof llmTestSchema>;

/** Whose models are listed: with the given key and address, or else with the stored ones. */
export const listLlmModelsSchema = z
  .object({
    api_key: z.string().trim().max(1000).optional(),
    base_url: baseUrlSchema.nullable().default(null),
  })
  .meta({ ref: 'ListLlmModels' });
export type ListLlmModels = z.infer<typeof listLlmModelsSchema>;

export const llmModelsSchema = z
  .object({ models: z.array(z.string()), failure: llmFailureSchema.nullable() })
  .meta({ ref: 'LlmModels' });
export type LlmModels = z.infer<typeof llmModelsSchema>;

/** A server with language models that runs on the same machine as Heddle. */
const localModelServerSchema = z
  .object({
    /** Its name for people. */
    label: z.string(),
    /** The provider to add it as, and the address. */
    provider: providerNameSchema,
    base_url: z.string(),
    /** Models that run on this machine and write text, in the server's order. */
    models: z.array(z.string()),
    /** Whether the user has it already, or the operator set it. */
    is_added: z.boolean(),
    /** The address of the user's own provider of that name, which adding this one would replace. */
    replaces: z.string().nullable(),
    /** What the operator has to do before Heddle may call it; null if nothing. */
    how_to_allow: z.string().nullable(),
  })
  .meta({ ref: 'LocalModelServer' });
export type LocalModelServer = z.infer<typeof localModelServerSchema>;

/** Empty unless the page that asks was opened on the server itself. */
export const localModelServersSchema = z
  .object({ servers: z.array(localModelServerSchema) })
  .meta({ ref: 'LocalModelServers' });
export type LocalModelServers = z.infer<typeof localModelServersSchema>;

/** The calls of one day in UTC to one model. */
const llmUsageDaySchema = z
  .object({
    day: z.iso.date(),
    provider: providerNameSchema,
    model: z.string(),
    calls: z.int(),
    failed: z.int(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    /** US dollars at the prices the user gave; null without prices. */
    cost: z.number().nullable(),
  })
  .meta({ ref: 'LlmUsageDay' });
export type LlmUsageDay = z.infer<typeof llmUsageDaySchema>;

const llmErrorEntrySchema = z
  .object({
    at: instantSchema,
    provider: providerNameSchema,
    model: z.string(),
    code: z.string(),
    message: z.string(),
  })
  .meta({ ref: 'LlmErrorEntry' });
export type LlmErrorEntry = z.infer<typeof llmErrorEntrySchema>;

export const llmUsageSchema = z
  .object({ days: z.array(llmUsageDaySchema), errors: z.array(llmErrorEntrySchema) })
  .meta({ ref: 'LlmUsage' });
export type LlmUsage = z.infer<typeof llmUsageSchema>;

/** The state of a part of the server; `detail` describes it in the language of the caller. */
const partSchema = z.object({ status: z.string(), detail: z.string() });

export const systemStatusSchema = z
  .object({
    version: z.string(),
    /** Speech recognition on the server: `ready`, `not_configured` or `unreachable`. */
    whisper: partSchema.extend({
      /** What transcribes: something of the server, or a provider of the user; null for nothing. */
      by: z.enum(['server', 'provider']).nullable(),
    }),
    llm: z.object({ active_provider: providerNameSchema.nullable(), model: z.string().nullable() }),
    database: partSchema,
    mail: partSchema,
    push: partSchema,
    /** The latest backup of the server. */
    backup: partSchema.extend({ made_at: z.iso.datetime().nullable(), bytes: z.int().nullable() }),
    jobs: z.object({ waiting: z.int(), active: z.int(), failed: z.int() }),
  })
  .meta({ ref: 'SystemStatus' });
export type SystemStatus = z.infer<typeof systemStatusSchema>;

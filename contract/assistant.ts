import { z } from 'zod';
import { proposalSchema } from './assistant-proposals.ts';
import { llmFailureSchema, providerNameSchema } from './language-models.ts';
import { maxConversationTitleLength, maxFilterLength, maxQuestionLength } from './limits.ts';
import { idSchema, instantSchema, nameSchema, textSchema } from './values.ts';

/**
 * The kinds of questions. `ask`: an answer, with proposals if the user wants a change; `plan`: a goal becomes a proposed thread of
 * tasks; `summarise`: a summary of what is overdue and due today.
 */
const questionKinds = ['ask', 'plan', 'summarise'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const conversationSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
  })
  .meta({ ref: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

/** What the assistant looked up for an answer, such as a search with a filter. */
const lookupSchema = z
  .object({
    tool: z.string(),
    /** What was looked up, such as a filter or the title of a task; empty if the tool says it all. */
    about: z.string(),
    /** The number of things found; null if that does not apply. */
    found: z.int().nullable(),
  })
  .meta({ ref: 'Lookup' });
export type Lookup = z.infer<typeof lookupSchema>;

const questionSchema = z.object({
  id: idSchema,
  role: z.literal('user'),
  kind: z.enum(questionKinds),
  text: z.string(),
  created_at: instantSchema,
});
export type Question = z.infer<typeof questionSchema>;

const answerSchema = z.object({
  id: idSchema,
  role: z.literal('assistant'),
  /** Untrusted Markdown. Tasks are linked as `[title](task:ID)`, but only ones that exist. */
  text: z.string(),
  /** `stopped` and `failed` answers contain the part that had arrived. */
  status: z.enum(['complete', 'stopped', 'failed']),
  /** `search`: no model answered; the tasks are the result of a search. */
  source: z.enum(['model', 'search']),
  lookups: z.array(lookupSchema),
  /** The tasks it is about, most relevant first. */
  task_ids: z.array(idSchema),
  proposals: z.array(proposalSchema),
  provider: providerNameSchema.nullable(),
  model: z.string().nullable(),
  /** Why it failed, or, with `source: search`, why no model answered. */
  failure: llmFailureSchema.nullable(),
  created_at: instantSchema,
});
export type Answer = z.infer<typeof answerSchema>;

const conversationMessageSchema = z
  .discriminatedUnion('role', [questionSchema, answerSchema])
  .meta({ ref: 'ConversationMessage' });
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

export const conversationWithMessagesSchema = conversationSchema
  .extend({ messages: z.array(conversationMessageSchema).meta({ description: 'Oldest first' }) })
  .meta({ ref: 'ConversationWithMessages' });
export type ConversationWithMessages = z.infer<typeof conversationWithMessagesSchema>;

export const conversationPatchSchema = z
  .object({ title: nameSchema(maxConversationTitleLength) })
  .meta({ ref: 'ConversationPatch' });
export type ConversationPatch = z.infer<typeof conversationPatchSchema>;

export const conversationQuerySchema = z.object({
  search: textSchema(maxFilterLength)
    .optional()
    .meta({ description: 'Words that the title, questions or answers must contain' }),
});
export type ConversationQuery = z.infer<typeof conversationQuerySchema>;

/** A new question. The client chooses its id, which makes asking idempotent. The first one creates the conversation. */
export const newQuestionSchema = z
  .object({
    id: idSchema,
    kind: z.enum(questionKinds).default('ask'),
    text: nameSchema(maxQuestionLength),
  })
  .meta({ ref: 'NewQuestion' });
export type NewQuestion = z.input<typeof newQuestionSchema>;

/**
 * The events of an answer, streamed as server-sent events without names, each with one of these as JSON. `started` comes first and
 * `finished` last, with the whole answer as it is stored, even after a failure.
 */
export const answerEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('started'), conversation: conversationSchema, question: questionSchema }),
    /** To be added to the text. */
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('lookup'), lookup: lookupSchema }),
    /** A new one, or one that the assistant withdrew, also from an earlier answer: it takes the place of the one with its id. */
    z.object({ type: z.literal('proposal'), proposal: proposalSchema }),
    z.object({ type: z.literal('finished'), answer: answerSchema }),
  ])
  .meta({ ref: 'AnswerEvent' });
export type AnswerEvent = z.infer<typeof answerEventSchema>;

import { z } from 'zod';
import { proposalSchema } from './assistant-proposals.ts';
import { llmFailureSchema, providerNameSchema } from './language-models.ts';
import { maxConversationTitleLength, maxFilterLength, maxQuestionLength } from './limits.ts';
import { idSchema, instantSchema, nameSchema, textSchema } from './values.ts';

/**
 * What a question is for. `ask`: an answer, with proposals where the user wants something changed; `plan`: a goal becomes a
 * proposed thread of tasks; `summarise`: a summary of today and what is overdue.
 */
export const questionKinds = ['ask', 'plan', 'summarise'] as const;
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

/** What the assistant looked at for an answer, such as the filter it searched with. */
export const lookupSchema = z
  .object({
    tool: z.string(),
    /** What was looked for, in the tool's own terms: a filter, or the title of a task; empty where there is nothing to say. */
    about: z.string(),
    /** The number of things found; null where that means nothing. */
    found: z.int().nullable(),
  })
  .meta({ ref: 'Lookup' });
export type Lookup = z.infer<typeof lookupSchema>;

export const questionSchema = z.object({
  id: idSchema,
  role: z.literal('user'),
  kind: z.enum(questionKinds),
  text: z.string(),
  created_at: instantSchema,
});
export type Question = z.infer<typeof questionSchema>;

export const answerSchema = z.object({
  id: idSchema,
  role: z.literal('assistant'),
  /** Markdown, to be rendered as data. Tasks are linked as `[title](task:ID)`, only ones that exist. */
  text: z.string(),
  /** `stopped` and `failed` keep what had arrived. */
  status: z.enum(['complete', 'stopped', 'failed']),
  /** `search`: no model was involved; the tasks are what a search found. */
  source: z.enum(['model', 'search']),
  lookups: z.array(lookupSchema),
  /** The tasks it is about, the most relevant first. */
  task_ids: z.array(idSchema),
  proposals: z.array(proposalSchema),
  provider: providerNameSchema.nullable(),
  model: z.string().nullable(),
  /** Why it failed, or, with `source: search`, why no model answered. */
  failure: llmFailureSchema.nullable(),
  created_at: instantSchema,
});
export type Answer = z.infer<typeof answerSchema>;

export const conversationMessageSchema = z
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
    .meta({ description: 'Words that its title, a question or an answer must have' }),
});
export type ConversationQuery = z.infer<typeof conversationQuerySchema>;

/** A question. Its id is made by the client; the same id asks once. The first one makes the conversation. */
export const newQuestionSchema = z
  .object({
    id: idSchema,
    kind: z.enum(questionKinds).default('ask'),
    text: nameSchema(maxQuestionLength),
  })
  .meta({ ref: 'NewQuestion' });
export type NewQuestion = z.input<typeof newQuestionSchema>;

/**
 * What an answer is streamed as: server-sent events without names, each with one of these as JSON. `started` comes first
 * and `finished` last, with the whole answer as it is kept, also after a failure.
 */
export const answerEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('started'), conversation: conversationSchema, question: questionSchema }),
    /** To be added to the text. */
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('lookup'), lookup: lookupSchema }),
    z.object({ type: z.literal('proposal'), proposal: proposalSchema }),
    z.object({ type: z.literal('finished'), answer: answerSchema }),
  ])
  .meta({ ref: 'AnswerEvent' });
export type AnswerEvent = z.infer<typeof answerEventSchema>;

import type { Answer, Question } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';

type Identity = 'id' | 'role' | 'created_at';

/** A call of a tool with what it returned, shortened. */
export interface ToolResult {
  tool: string;
  input: unknown;
  output: unknown;
}

/** What a model is told of an answer with later questions, and nobody else. */
export interface AnswerMemory {
  /** The tasks and changes that got short names in this answer, in the order of their numbers. */
  tasks: string[];
  changes: string[];
  results: ToolResult[];
}

/** A question or an answer as it is stored; the proposals of an answer are rows of their own. */
export interface StoredMessage {
  id: string;
  conversation_id: string;
  /** Within the conversation: 0, 2, 4 … for questions, and the next number for the one answer of each. */
  position: number;
  role: 'user' | 'assistant';
  content: Omit<Question, Identity> | (Omit<Answer, Identity | 'proposals'> & { memory?: AnswerMemory });
  created_at: string;
}

export type StoredProposal = Proposal & { message_id: string; position: number };

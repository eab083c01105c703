import { z } from 'zod';
import type { Activity } from '#contract/activity.ts';
import type { Change } from '#contract/assistant-proposals.ts';
import type { Capture } from '#contract/captures.ts';
import type { FocusSession } from '#contract/focus.ts';
import type { Note } from '#contract/notes.ts';
import type { NamedRowRepository } from '../../../db/named-row-repository.ts';
import type { SignedInUser } from '../../../http/env.ts';
import type { readBusyTimes } from '../../calendar-subscriptions/calendar-subscriptions.usecases.ts';
import type { SettingsReader } from '../../settings/settings.usecases.ts';
import type { FindContext } from '../../tasks/filter-tasks.usecases.ts';
import type { Intake } from '../../understanding/understand-text.usecases.ts';
import type { pageRecordings } from '../../voice/recordings.usecases.ts';
import type { ConversationsRepository } from '../conversations.repository.ts';
import type { ShortIds } from './short-ids.ts';

/** What tools read with. */
export interface ReadContext extends FindContext {
  user: SignedInUser;
  /** BCP 47, the language of the user. */
  locale: string;
  now: Date;
  /** Where the question was asked; undefined for callers without a conversation. */
  conversationId?: string;
  /** How the caller writes the ids of tasks and changes. */
  ids: ShortIds;
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  activity: {
    listBetween: (userId: string, span: { from: Date; to: Date; limit: number }) => Promise<Activity[]>;
    listByChange: (userId: string, changeId: string) => Promise<Activity[]>;
  };
  captures: { changedSince: (userId: string, since: number, limit: number) => Promise<Capture[]> };
  conversations: ConversationsRepository;
  focus_sessions: NamedRowRepository<FocusSession>;
  notes: NamedRowRepository<Note>;
  recordings: Pick<Parameters<typeof pageRecordings>[0]['recordings'], 'list'>;
  settings: SettingsReader;
  subscriptions: Parameters<typeof readBusyTimes>[0]['subscriptions'];
}

interface Described<Input, Output> {
  name: string;
  /** Says what it does, with units, formats and limits, but nothing of who calls it. */
  description: string;
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
}

export interface ReadResult<Output> {
  output: Output;
  /** What was looked up, for people. */
  about: string;
  /** The number of things found; null if that does not apply. */
  found: number | null;
}

/** A tool that changes nothing. Throws AppError for errors that the caller can correct. */
export interface ReadTool<Input = unknown, Output = unknown> extends Described<Input, Output> {
  effect: 'reads';
  run: (context: ReadContext, input: Input) => Promise<ReadResult<Output>>;
}

/** A change that was checked, with what the caller should know about it. */
export interface PreparedChange {
  change: Change;
  /** How words were read, such as those of a recurrence. */
  understood?: string[];
  /** What is not part of the change, and why. */
  left_out?: string[];
}

/**
 * A tool that changes something. `prepare` checks the input and changes nothing; the caller then proposes the change, or makes it at
 * once with `makeChange`. Throws AppError if nothing of the input can be changed.
 */
export interface ChangeTool<Input = unknown> extends Described<Input, ChangeOutput> {
  effect: 'changes' | 'destroys';
  prepare: (context: ReadContext, input: Input) => Promise<PreparedChange>;
}

export type Tool = ReadTool | ChangeTool;

/** What every changing tool answers. */
const changeOutputSchema = z.object({
  /** Names the change; `undo` takes it. */
  change: z.string(),
  /** Whether it is made already, or only proposed, or was proposed before and is not any more. */
  status: z.enum(['proposed', 'made', 'withdrawn']),
  understood: z.array(z.string()).optional(),
  left_out: z.array(z.string()).optional(),
});
export type ChangeOutput = z.infer<typeof changeOutputSchema>;

/** Infers the types of a tool's input and output from its schemas. */
export const readTool = <Input, Output>(tool: Omit<ReadTool<Input, Output>, 'effect'>): ReadTool =>
  ({ ...tool, effect: 'reads' }) as ReadTool;

export const changeTool = <Input>(tool: Omit<ChangeTool<Input>, 'output'>): ChangeTool =>
  ({ ...tool, output: changeOutputSchema }) as ChangeTool;

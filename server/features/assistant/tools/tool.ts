import type { z } from 'zod';
import type { ProposalTool, proposalInputSchemas } from '#contract/assistant-proposals.ts';
import type { Edit } from '../../../db/revision.ts';
import type { SignedInUser } from '../../../http/env.ts';
import type { Intake } from '../../capture/capture.usecases.ts';
import type { FindContext } from '../../tasks/filter-tasks.usecases.ts';
import type { TasksRepository } from '../../tasks/tasks.repository.ts';
import type { ThemesRepository } from '../../themes/themes.repository.ts';
import type { ThreadsRepository } from '../../threads/threads.repository.ts';

/** What a reading tool works with. */
export interface ReadContext extends FindContext {
  user: SignedInUser;
  themes: ThemesRepository;
  readVocabulary: Intake['readVocabulary'];
  /** BCP 47, the language of the user. */
  locale: string;
  now: Date;
}

/** What a changing tool works with, in one transaction and under one change id. */
export interface ChangeContext {
  user: SignedInUser;
  tasks: TasksRepository;
  threads: ThreadsRepository;
  edit: Edit;
}

export interface ReadResult {
  /** For the model, as JSON. */
  output: object;
  /** What was looked up, for people. */
  about: string;
  /** The number of things found; null if that does not apply. */
  found: number | null;
  /** The tasks in `output`. */
  taskIds: string[];
}

/** A tool that changes nothing. Throws AppError for errors that the caller can correct. */
export interface ReadTool<Input = unknown> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run: (context: ReadContext, input: Input) => Promise<ReadResult>;
}

/** A tool that makes a change, which one undo reverts. */
export interface ChangeTool<Name extends ProposalTool = ProposalTool> {
  name: Name;
  description: string;
  input: (typeof proposalInputSchemas)[Name];
  /** Throws AppError if `input` refers to things that the user does not have. Changes nothing. */
  check: (context: ReadContext, input: z.infer<(typeof proposalInputSchemas)[Name]>) => Promise<void>;
  /** Makes the change and returns the changed rows. Throws AppError, after which the transaction must be rolled back. */
  run: (
    context: ChangeContext,
    input: z.infer<(typeof proposalInputSchemas)[Name]>,
  ) => Promise<{ revision: number }[]>;
}

/** Infers the type of a tool's input from its schema. */
export const readTool = <Input>(tool: ReadTool<Input>): ReadTool<Input> => tool;

/** Infers the type of a tool's input from its name. */
export const changeTool = <Name extends ProposalTool>(tool: ChangeTool<Name>): ChangeTool<Name> => tool;

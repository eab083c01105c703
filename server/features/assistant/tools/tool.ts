import type { z } from 'zod';
import type { ProposalTool, proposalInputSchemas } from '#contract/assistant-proposals.ts';
import type { Edit } from '../../../db/revision.ts';
import type { SignedInUser } from '../../../http/env.ts';
import type { Intake } from '../../capture/capture.usecases.ts';
import type { ReadFilterContext } from '../../tasks/filter-tasks.usecases.ts';
import type { TasksRepository } from '../../tasks/tasks.repository.ts';
import type { ThemesRepository } from '../../themes/themes.repository.ts';
import type { ThreadsRepository } from '../../threads/threads.repository.ts';

/** What a tool reads with; everything it reads is the user's. */
export interface ReadContext {
  user: SignedInUser;
  tasks: TasksRepository;
  themes: ThemesRepository;
  readVocabulary: Intake['readVocabulary'];
  readFilterContext: ReadFilterContext;
  /** BCP 47, the language of the user. */
  locale: string;
  now: Date;
}

/** What a tool changes with, in one transaction and under one change id. */
export interface ChangeContext {
  user: SignedInUser;
  tasks: TasksRepository;
  threads: ThreadsRepository;
  edit: Edit;
}

export interface ReadResult {
  /** For the model, as JSON. */
  output: object;
  /** What was looked for, in words for people. */
  about: string;
  /** The number of things found; null where that means nothing. */
  found: number | null;
  /** The tasks in `output`. */
  taskIds: string[];
}

/** A tool that changes nothing. Throws AppError for what the caller may mend. */
export interface ReadTool<Input = unknown> {
  kind: 'read';
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run: (context: ReadContext, input: Input) => Promise<ReadResult>;
}

/** A tool that changes something, and whose change one undo takes back. */
export interface ChangeTool<Name extends ProposalTool = ProposalTool> {
  kind: 'change';
  name: Name;
  description: string;
  input: (typeof proposalInputSchemas)[Name];
  /** Throws AppError if `input` names things that the user does not have. Changes nothing. */
  check: (context: ReadContext, input: z.infer<(typeof proposalInputSchemas)[Name]>) => Promise<void>;
  /** Returns the changed rows. Throws AppError, after which nothing may be kept. */
  run: (
    context: ChangeContext,
    input: z.infer<(typeof proposalInputSchemas)[Name]>,
  ) => Promise<{ revision: number }[]>;
}

export const readTool = <Input>(tool: Omit<ReadTool<Input>, 'kind'>): ReadTool<Input> => ({
  kind: 'read',
  ...tool,
});

export const changeTool = <Name extends ProposalTool>(
  tool: Omit<ChangeTool<Name>, 'kind'>,
): ChangeTool<Name> => ({ kind: 'change', ...tool });

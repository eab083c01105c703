import { jsonSchema, type ToolSet, tool } from 'ai';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { maxProposalsPerAnswer } from '../../config/limits.ts';
import type { ToolResult } from '../../db/assistant-rows.ts';
import type { InTransaction } from '../../db/revision.ts';
import { AppError } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import { toToolSchema } from '../../wire-schema.ts';
import type { AnswerWriter } from './answer-writer.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import { refuseProposal } from './proposals.usecases.ts';
import { tools } from './tools/registry.ts';
import type { ChangeTool, ReadContext, ReadTool } from './tools/tool.ts';
import { undo } from './tools/undo.ts';

interface ToolUse {
  context: ReadContext;
  inTransaction: InTransaction<{ conversations: ConversationsRepository }>;
  writer: AnswerWriter;
  log: Logger;
}

/**
 * Returns the tools for the AI SDK. Reading tools run at once; changing tools only add a proposal to the answer, or withdraw one. Calls are answered one
 * after the other, so that proposals and short ids come in the order of the calls.
 */
export function createModelTools(use: ToolUse): ToolSet {
  const { context, inTransaction, writer, log } = use;
  let proposals = 0;

  /** Refuses a proposal that is still open, since there is nothing to undo yet. Returns undefined if the id is none of one. */
  async function withdraw(given: string): Promise<object | undefined> {
    const { user, ids, conversations } = context;
    const id = ids.findChange(given);
    if (id === undefined) return undefined;
    const added = writer.findProposal(id);
    const proposal = added ?? (await conversations.findProposal(user.id, id));
    if (proposal?.status !== 'open') return undefined;
    writer.withdrawProposal(
      added ? { ...added, status: 'refused' } : await refuseProposal({ inTransaction, user, id }),
    );
    return { change: ids.nameChange(id), status: 'withdrawn' };
  }

  async function propose({ name, prepare }: ChangeTool, input: unknown): Promise<object> {
    const withdrawn = name === undo.name && (await withdraw((input as { change: string }).change));
    if (withdrawn) return withdrawn;
    if (proposals >= maxProposalsPerAnswer) return { error: 'There are enough proposals. Answer the user.' };
    const { change, understood = [], left_out = [] } = await prepare(context, input);
    proposals += 1;
    const id = createId();
    writer.addProposal({ id, status: 'open', ...change } as Proposal);
    return {
      change: context.ids.nameChange(id),
      status: 'proposed',
      ...(understood.length > 0 && { understood }),
      ...(left_out.length > 0 && { left_out }),
    };
  }

  async function read({ name, run }: ReadTool, input: unknown): Promise<object> {
    const { output, about, found } = await run(context, input);
    writer.addLookup({ tool: name, about, found });
    return output as object;
  }

  let last: Promise<unknown> = Promise.resolve();
  return Object.fromEntries(
    tools.map((each) => [
      each.name,
      tool({
        description: each.description,
        inputSchema: toInputSchema(each.input),
        execute: (input: unknown) => {
          const answered = last.then(async () => {
            const output = await catchErrors(log, () =>
              each.effect === 'reads' ? read(each, input) : propose(each, input),
            );
            writer.addResult({ tool: each.name, input, output } satisfies ToolResult);
            return output;
          });
          last = answered;
          return answered;
        },
      }),
    ]),
  );
}

/** Returns an AppError's message to the model; any other error is logged and not disclosed. */
async function catchErrors(log: Logger, run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError) return { error: error.message };
    log.error({ err: error }, 'A tool of the assistant failed');
    return { error: 'This does not work at the moment.' };
  }
}

const toInputSchema = <Input>(schema: z.ZodType<Input>) =>
  jsonSchema<Input>(toToolSchema(schema), {
    validate: (value) => {
      const parsed = schema.safeParse(value);
      return parsed.success
        ? { success: true, value: parsed.data }
        : { success: false, error: new Error(describeIssues(parsed.error)) };
    },
  });

const describeIssues = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

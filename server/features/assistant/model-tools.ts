import { jsonSchema, type ToolSet, tool } from 'ai';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { maxProposalsPerAnswer } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import { toToolSchema } from '../../wire-schema.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { changeTools, readTools } from './tools/registry.ts';
import type { ChangeTool, ReadContext, ReadTool } from './tools/tool.ts';

interface ToolUse {
  context: ReadContext;
  writer: AnswerWriter;
  log: Logger;
  /** How many proposals the answer has, with those that are being checked. */
  proposed: { count: number };
}

/** Returns the tools for the AI SDK. Reading tools run at once; changing tools only add a proposal to the answer. */
export function createModelTools(given: Omit<ToolUse, 'proposed'>): ToolSet {
  const use = { ...given, proposed: { count: 0 } };
  const proposingTools = Object.values(changeTools) as ChangeTool[];
  return Object.fromEntries([
    ...readTools.map((each) => [each.name, toReadingTool(each, use)]),
    ...proposingTools.map((each) => [each.name, toProposingTool(each, use)]),
  ]);
}

function toReadingTool({ name, description, input, run }: ReadTool, { context, writer, log }: ToolUse) {
  return tool({
    description,
    inputSchema: toInputSchema(input),
    execute: (given: unknown) =>
      catchErrors(log, async () => {
        const { output, about, found, taskIds } = await run(context, given);
        writer.addLookup({ tool: name, about, found }, taskIds);
        return output;
      }),
  });
}

function toProposingTool(
  { name, description, input, check }: ChangeTool,
  { context, writer, log, proposed }: ToolUse,
) {
  return tool({
    description: `${description} The user decides about it.`,
    inputSchema: toInputSchema<z.infer<typeof input>>(input),
    execute: (given) =>
      catchErrors(log, async () => {
        if (proposed.count >= maxProposalsPerAnswer)
          return { error: 'There are enough proposals. Answer the user.' };
        // Before the check, since a model may call many tools at once.
        proposed.count += 1;
        try {
          await check(context, given);
        } catch (error) {
          proposed.count -= 1;
          throw error;
        }
        writer.addProposal({ id: createId(), status: 'open', tool: name, input: given } as Proposal);
        return { result: 'Proposed. Nothing is changed until the user accepts it.' };
      }),
  });
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

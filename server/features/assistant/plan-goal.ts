import { z } from 'zod';
import { type PlanThreadInput, planThreadInputSchema } from '#contract/assistant-proposals.ts';
import { maxNameLength, maxProposedSteps, maxProposedTasks } from '#contract/limits.ts';
import { dueDateSchema, prioritySchema } from '#contract/values.ts';
import { assistantTimeoutMs, maxAssistantRetryAfterMs } from '../../config/limits.ts';
import { createId } from '../../ids.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import type { ModelResult } from '../language-models/call-model.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { planInstructions } from './instructions.ts';
import type { ReadContext } from './tools/tool.ts';

const planSchema = z.object({
  summary: z.string().describe('One or two sentences to the user about the plan'),
  title: z.string().describe('Name of the thread, a few words'),
  theme: z.string().describe('Name of a theme'),
  tasks: z.array(
    z.object({
      title: z.string(),
      notes: z.string().nullable(),
      due_date: z.string().nullable().describe('YYYY-MM-DD'),
      priority: prioritySchema.nullable(),
      steps: z.array(z.string()),
    }),
  ),
});
type Plan = z.infer<typeof planSchema>;

/** Asks the model for a plan and proposes it as a thread. Also works with models that cannot call tools. */
export async function planGoal({
  askForObject,
  context,
  goal,
  writer,
  stop,
}: {
  askForObject: AskForObject;
  context: ReadContext;
  goal: string;
  writer: AnswerWriter;
  stop: AbortSignal;
}): Promise<ModelResult<PlanThreadInput>> {
  const { intake, user } = context;
  const { themeRows: listed } = await intake.readVocabulary(user.id);
  const result = await askForObject({
    userId: user.id,
    purpose: 'assistant',
    instructions: await planInstructions(context),
    prompt: JSON.stringify({ goal, themes: listed.map(({ name }) => name) }),
    schema: planSchema.transform((plan, check) => {
      const theme =
        listed.find(({ name }) => name.toLowerCase() === plan.theme.trim().toLowerCase()) ?? listed[0];
      const input = planThreadInputSchema.safeParse(toToolInput(plan, theme?.id));
      if (!input.success) {
        check.addIssue({ code: 'custom', message: 'is not a plan' });
        return z.NEVER;
      }
      return { summary: plan.summary, input: input.data };
    }),
    timeoutMs: assistantTimeoutMs,
    maxRetryAfterMs: maxAssistantRetryAfterMs,
    signal: stop,
  });
  if (!result.ok) return result;
  const { summary, input } = result.value;
  writer.addText(summary);
  const id = createId();
  context.ids.nameChange(id);
  writer.addProposal({ id, status: 'open', tool: 'plan_thread', input });
  return { ...result, value: input };
}

/** Returns the plan as input of `plan_thread`, without invalid dates and within its limits. */
function toToolInput({ title, tasks }: Plan, themeId: string | undefined) {
  return {
    title: title.slice(0, maxNameLength),
    theme_id: themeId,
    tasks: tasks.slice(0, maxProposedTasks).map(({ notes, due_date, priority, steps, ...task }) => ({
      ...task,
      ...(notes && { description: notes }),
      ...(due_date && dueDateSchema.safeParse(due_date).success && { due_date }),
      ...(priority && { priority }),
      steps: steps.filter((step) => step.trim() !== '').slice(0, maxProposedSteps),
    })),
  };
}

import { z } from 'zod';

/**
 * The answer of a model about a capture. Only its shape is checked here, so that one invalid value does not cost the whole answer;
 * `planRefinement` checks the values.
 */
export const refineAnswerSchema = z.object({
  reasoning: z.string().describe('One or two short sentences for the user: what you changed, and why.'),
  tasks: z.array(
    z.object({
      from: z.array(z.number()).describe('The numbers of the given tasks that this task is made of.'),
      title: z.string(),
      theme: z.string().describe('The name of one of the themes, or Inbox.'),
      confidence: z.number().describe('The probability that the theme is right, from 0 to 1.'),
      alternatives: z.array(z.object({ theme: z.string(), confidence: z.number() })),
      thread: z.string().nullable().describe('The id of one of the threads, such as T1.'),
      new_thread: z.string().nullable().describe('The title of a new thread in the theme.'),
      project: z.string().nullable().describe('The id of one of the projects, such as P1.'),
      due_date: z.string().nullable().describe('2026-11-21, or with a time 2026-11-21T09:00.'),
      tags: z.array(z.string()),
    }),
  ),
});

export type RefineAnswer = z.infer<typeof refineAnswerSchema>;
export type RefinedTask = RefineAnswer['tasks'][number];

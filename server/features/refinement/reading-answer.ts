import { z } from 'zod';

/** Takes null for whatever is no text, so that one bad part costs that part only. */
const text = () => z.string().nullable().catch(null);
/** Takes one text for a list of it, which small models often write, and nothing for anything else. */
const texts = () =>
  z
    .array(z.string())
    .catch((bad?: { value: unknown }) => (typeof bad?.value === 'string' ? [bad.value] : []));

const answeredTaskSchema = z.object({
  title: z.string().catch(''),
  quote: text(),
  when: texts(),
  due_date: text(),
  recurrence: text(),
  rrule: text(),
  until: text(),
  remind: text(),
  priority: text(),
  priority_words: text(),
  theme: text(),
  confidence: z.number().nullable().catch(null),
  alternatives: z.array(z.object({ theme: z.string(), confidence: z.number() })).catch([]),
  thread: text(),
  new_thread: text(),
  project: text(),
  tags: texts(),
  notes: text(),
});
export type AnsweredTask = z.infer<typeof answeredTaskSchema>;

const isTask = ({ title }: AnsweredTask) => title.trim() !== '';

/** The answer of a model about a text. Only its shape is checked here, each part on its own; `makeReading` checks the values. */
export const readingAnswerSchema = z.object({
  reasoning: text(),
  tasks: z
    .array(answeredTaskSchema.catch(() => answeredTaskSchema.parse({})))
    .refine((tasks) => tasks.length === 0 || tasks.some(isTask)),
});
export type ReadingAnswer = z.infer<typeof readingAnswerSchema>;

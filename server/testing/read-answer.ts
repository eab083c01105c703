import type { Answer, AnswerEvent } from '#contract/assistant.ts';
import { answerEventSchema } from '#contract/assistant.ts';

/** Reads a streamed answer of the assistant to its end. Throws when it breaks the contract or off. */
export async function readAnswer(response: Response): Promise<{ answer: Answer; events: AnswerEvent[] }> {
  const events = readEvents(await response.text());
  const last = events.at(-1);
  if (events[0]?.type !== 'started' || last?.type !== 'finished')
    throw new Error(`The answer is not whole (${response.status}): ${JSON.stringify(events)}`);
  return { answer: last.answer, events };
}

/** Reads the whole events in the text of an event stream. */
export const readEvents = (text: string): AnswerEvent[] =>
  text
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: ') ? event.slice('data: '.length) : []))
    .map((data) => answerEventSchema.parse(JSON.parse(data)));

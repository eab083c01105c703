import { setTimeout as sleep } from 'node:timers/promises';
import type { Reading } from '#intake/reading.ts';
import understandTexts, {
  type IntakeReply,
  type IntakeRequest,
} from '../features/understanding/intake-worker.ts';

/**
 * Understands texts as the real worker does, but never ends at "hang", sleeps at "sleep", breaks at "exit" and "throw", and makes
 * one task of a text that ends with "@unsure", which offers those in it.
 */
export default async function understandOddTexts(request: IntakeRequest): Promise<IntakeReply> {
  if (request.texts.includes('hang')) for (;;);
  if (request.texts.includes('sleep')) await sleep(1_500);
  if (request.texts.includes('exit')) process.exit(1);
  if (request.texts.includes('throw')) throw new Error('odd');
  const readings = await understandTexts(request);
  return readings?.map((reading, index) => holdBack(request.texts[index] ?? '', reading)) ?? null;
}

function holdBack(text: string, { tasks, suggestions }: Reading): Reading {
  const [first] = tasks;
  if (!text.endsWith('@unsure') || !first) return { tasks, suggestions, splitConfidence: 1 };
  const whole = { ...first, title: 'Whole text', notes: [text] };
  return { tasks: [whole], suggestions: [...tasks, ...suggestions], splitConfidence: 0.3 };
}

import { setTimeout as sleep } from 'node:timers/promises';
import understandTexts, { type IntakeReply, type IntakeRequest } from '../features/capture/intake-worker.ts';

/** Understands texts as the real worker does, but never ends at "hang", sleeps at "sleep", and breaks at "exit" and "throw". */
export default async function understandOddTexts(request: IntakeRequest): Promise<IntakeReply> {
  if (request.texts.includes('hang')) for (;;);
  if (request.texts.includes('sleep')) await sleep(1_500);
  if (request.texts.includes('exit')) process.exit(1);
  if (request.texts.includes('throw')) throw new Error('odd');
  return understandTexts(request);
}

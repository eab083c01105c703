import { type ReadTask, readTaskFields, type TextReading } from '#contract/readings.ts';
import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';
import { liveReadingTimeoutMs } from '../../config/limits.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { askForReading, prepareText } from './ask-for-reading.ts';
import { describeStored } from './describe-stored.ts';
import { readAnswer } from './plan-reading.ts';
import { reconcileReading } from './reconcile-reading.ts';
import { notRead, readingTurnedOff, unusableReading } from './refinement.errors.ts';

export interface ReadingDependencies {
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  threads: NamedRowRepository<Thread>;
  settings: SettingsReader;
  askForObject: AskForObject;
}

/**
 * Reads a text of which nothing is stored. Throws `readings.…` if no model reads it. `signal` is aborted when nobody waits for the
 * answer any more.
 */
export async function readText({
  intake,
  threads,
  settings,
  askForObject,
  user,
  locale,
  text: said,
  at,
  signal,
}: ReadingDependencies & {
  user: SignedInUser;
  locale: string;
  text: string;
  at: Date;
  signal: AbortSignal;
}): Promise<TextReading> {
  const userId = user.id;
  if (!(await readSetting({ settings, userId, id: 'refine_captures' }))) throw readingTurnedOff();
  const now = toWallTime(at, user.timeZone);
  const text = await prepareText({ intake, userId, text: said, now, locale });
  const answer = await askForReading({
    askForObject,
    userId,
    text,
    timeoutMs: liveReadingTimeoutMs,
    firstChunkTimeoutMs: liveReadingTimeoutMs,
    signal,
  });
  if (!answer.ok) throw notRead(answer.failure);
  const reading = await readAnswer({ threads, userId, text, answered: answer.value });
  if (!reading) throw unusableReading();
  const captureId = createId();
  const capture = describeStored({ ...text, captureId, rows: [], touched: new Map(), parents: new Set() });
  const { created } = reconcileReading({
    captureId,
    capturedAt: at.toISOString(),
    capture,
    reading,
    text: said,
    moment: text.moment,
  });
  return { tasks: created.map(({ task }) => pickFields(task)) };
}

const pickFields = (task: Task) =>
  Object.fromEntries(readTaskFields.map((field) => [field, task[field]])) as ReadTask;

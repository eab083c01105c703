import type { ColumnChoice, ImportSource } from '#contract/imports.ts';
import { chooseLanguage } from '#intake/locales/choose-language.ts';
import { loadLanguages } from '#intake/locales/languages.ts';
import { readWhen } from '#intake/read-when.ts';
import type { Language, TimesOfDay } from '#intake/types.ts';
import { understand } from '#intake/understand.ts';
import { importBatchSize } from '../../config/limits.ts';
import { toWallTime } from '../../floating-date.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { planRestore, type RestorePlan } from './plan-restore.ts';
import { type ImportContext, ImportError } from './sources/parsed-import.ts';
import { readFile } from './sources/read-file.ts';

export interface ImportRequest {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  source: ImportSource | undefined;
  columns: ColumnChoice | undefined;
  /** Wall time in `timeZone`. */
  now: string;
  timeZone: string;
  locale: string;
  timesOfDay: TimesOfDay;
  /** An export of Heddle is then restored as it was. */
  isEmptyAccount: boolean;
}

/** A plan whose tasks are JSON, which crosses threads and goes into the database as it is. */
export interface SerializedPlan extends Omit<ImportPlan, 'tasks'> {
  source: ImportSource;
  batches: string[];
}

/** What a worker answers; its errors would arrive without their codes. */
export type ImportReply = { result: SerializedPlan } | { refusal: Pick<ImportError, 'code' | 'message'> };

const languages = await loadLanguages();

/** Reads a file and plans what it becomes. */
export default function readImport(request: ImportRequest): ImportReply {
  try {
    return { result: plan(request) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { code, message } = error;
    return { refusal: { code, message } };
  }
}

function plan(request: ImportRequest): SerializedPlan {
  const { source, parsed, whole } = readFile(request, createContext(request));
  if (request.isEmptyAccount && whole !== undefined) {
    try {
      return { source, ...serializeRestore(planRestore(whole)) };
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      // Its tasks may still be readable.
      parsed.changed.push({ row: null, title: 'The whole account', reason: error.message });
    }
  }
  const { tasks, ...planned } = planImport(parsed);
  const batches: string[] = [];
  for (let at = 0; at < tasks.length; at += importBatchSize)
    batches.push(JSON.stringify(tasks.slice(at, at + importBatchSize)));
  return { ...planned, source, batches };
}

const serializeRestore = ({ preview, batches }: RestorePlan) => ({
  projects: [],
  threads: [],
  preview: { ...preview, projects: [] },
  batches: batches.map((batch) => JSON.stringify(batch)),
});

function createContext({ now, timeZone, locale, timesOfDay, columns }: ImportRequest): ImportContext {
  return {
    now,
    locale,
    columns,
    toFloating: (instant) => toWallTime(instant, timeZone).slice(0, 16),
    readWhen: createReader({ now, locale, timesOfDay }),
    understand: createLineReader({ now, locale, timesOfDay }),
  };
}

const vocabulary = { themes: [], threads: [], projects: [], tags: [], examples: [] };

function createLineReader({
  now,
  locale,
  timesOfDay,
}: Pick<ImportRequest, 'now' | 'locale' | 'timesOfDay'>): ImportContext['understand'] {
  return (line) => {
    const language = chooseLanguage(line, locale, languages);
    const context = { now, locale, timesOfDay, vocabulary, ...(language && { language }) };
    const [task, ...others] = understand(line, context);
    if (!task || others.length > 0) return null;
    const { title, notes, dueDate, reminder, recurrence, recursFromCompletion, priority, tags } = task;
    if (!dueDate && !recurrence && !reminder && !priority && tags.length === 0) return null;
    return {
      title,
      notes: notes.join('\n'),
      due: dueDate,
      remindAt: reminder,
      recurrence,
      recursFromCompletion,
      priority,
      tags,
    };
  };
}

/** Creates the reader of words that say when. Tables repeat the same words, so that each is read once. */
function createReader({
  now,
  locale,
  timesOfDay,
}: Pick<ImportRequest, 'now' | 'locale' | 'timesOfDay'>): ImportContext['readWhen'] {
  const known = new Map<string, ReturnType<ImportContext['readWhen']>>();
  return (words, code) => {
    const key = `${code} ${words}`;
    const read = known.get(key) ?? readAnew(words, code);
    known.set(key, read);
    return read;
  };

  function readAnew(words: string, code: string | undefined): ReturnType<ImportContext['readWhen']> {
    const language = findLanguage(words, code);
    if (language === null) return null;
    const read = readWhen(words, {
      now,
      locale: code ?? locale,
      timesOfDay,
      ...(language && { language }),
    });
    return { ...read, due: read.dueDate };
  }

  /** Returns the language of words: undefined is English, null a language whose words are not known. */
  function findLanguage(words: string, code: string | undefined): Language | undefined | null {
    if (code === undefined) return chooseLanguage(words, locale, languages);
    const [primary = ''] = code.toLowerCase().split(/[-_]/);
    if (primary === 'en') return undefined;
    return languages.find(({ language }) => language === primary) ?? null;
  }
}

import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import { isThemeChosen } from '#domain/user-filings.ts';
import { isProbability, readTitle } from './check-answer.ts';
import type { AnsweredTask } from './reading-answer.ts';

/** The places where tasks can be filed, by the names and short ids that the model knows. */
export interface Places {
  /** By name in lower case. */
  themeIds: ReadonlyMap<string, string>;
  threadIds: ReadonlyMap<string, string>;
  projectIds: ReadonlyMap<string, string>;
  threads: ReadonlyMap<string, { title: string; theme_id: string | null }>;
}

/** A thread that does not exist yet. */
export interface NewThreadTitle {
  title: string;
  theme_id: string;
}

export type Place = Pick<Task, 'theme_id' | 'thread_id' | 'llm_confidence' | 'alternatives'> & {
  newThread?: NewThreadTitle;
};

const placeFields = ['theme_id', 'thread_id', 'llm_confidence', 'alternatives', 'filed_at'];

/** Returns whether only the intake has filed the task, so that a model may file it elsewhere. */
export const isPlaceFree = (task: Task, touched: ReadonlySet<string>): boolean =>
  !isThemeChosen(task) && task.thread_id === null && !placeFields.some((field) => touched.has(field));

/** Below this confidence the task goes to the Inbox, where the user chooses. */
const minConfidence = 0.5;
const maxAlternatives = 3;
const maxNewThreadLength = 80;

/** Returns the place that the model chose, the Inbox if it is unsure; undefined if it names a theme that does not exist. */
export function choosePlace(piece: AnsweredTask, places: Places, text: string): Place | undefined {
  const themeIdOf = (name: string) => {
    const lower = cleanText(name).trim().toLowerCase();
    return lower === 'inbox' ? null : places.themeIds.get(lower);
  };
  const guessed = themeIdOf(piece.theme ?? '');
  const { confidence } = piece;
  if (guessed === undefined || confidence === null || !isProbability(confidence)) return undefined;
  const isSure = confidence >= minConfidence;
  const theme_id = isSure ? guessed : null;
  const others = piece.alternatives.flatMap(({ theme, confidence: probability }) => {
    const id = themeIdOf(theme);
    return id === undefined || !isProbability(probability) ? [] : [{ theme_id: id, confidence: probability }];
  });
  const guess = { theme_id: guessed, confidence };
  const byTheme = new Map([...others, guess].map((one) => [one.theme_id, one]));
  byTheme.delete(theme_id);
  const alternatives = [...byTheme.values()]
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, maxAlternatives);
  return {
    theme_id,
    thread_id: null,
    llm_confidence: confidence,
    alternatives,
    ...(theme_id !== null && chooseThread(piece, { ...places, theme_id, text })),
  };
}

function chooseThread(
  { thread, new_thread }: AnsweredTask,
  { threadIds, threads, theme_id, text }: Places & { theme_id: string; text: string },
): { thread_id: string } | { newThread: NewThreadTitle } | undefined {
  const id = threadIds.get(thread ?? '');
  if (id !== undefined && threads.get(id)?.theme_id === theme_id) return { thread_id: id };
  const title = new_thread === null ? undefined : readTitle(new_thread, text);
  if (title === undefined || title.length > maxNewThreadLength) return undefined;
  for (const [known, one] of threads)
    if (one.theme_id === theme_id && one.title.toLowerCase() === title.toLowerCase())
      return { thread_id: known };
  return { newThread: { title, theme_id } };
}

import { z } from 'zod';
import { maxConversations, maxFilterLength } from '#contract/limits.ts';
import { nameSchema } from '#contract/values.ts';
import { fold } from '#domain/filter/fold.ts';
import { filterForText, splitWords, toSingular } from '#domain/filter/match-words.ts';
import { isStopWord } from '#domain/filter/question-words.ts';
import { capturePageSize, maxRecordings, maxResultsForModel } from '../../../config/limits.ts';
import { listConversations } from '../conversations.usecases.ts';
import { excerpt } from './describe-task.ts';
import { findMatching } from './find-tasks.ts';
import { type ReadContext, readTool } from './tool.ts';
import { describeInstant } from './values.ts';

const kinds = ['task', 'note', 'link', 'capture', 'recording', 'conversation'] as const;

/** Something that was found, before it is shown. */
interface Hit {
  kind: (typeof kinds)[number];
  title: string;
  text: string;
  at: string;
  taskId?: string;
  url?: string;
}

export const searchEverything = readTool({
  name: 'search_everything',
  description: `Searches tasks (done ones too), notes, saved links, captured texts, transcribed recordings and conversations with the assistant for words; all words must occur. One list, the best first: those with the words in their title, then the newest. At most ${maxResultsForModel}.`,
  input: z.object({ words: nameSchema(maxFilterLength) }),
  output: z.object({
    count: z.int(),
    results: z.array(
      z.object({
        kind: z.enum(kinds),
        /** Of a task. */
        id: z.string().optional(),
        title: z.string(),
        /** The text around the first word. */
        excerpt: z.string().optional(),
        url: z.string().optional(),
        at: z.string(),
      }),
    ),
  }),
  run: async (context, { words: given }) => {
    const all = splitWords(given);
    const meant = all.filter((word) => !isStopWord(word));
    const words = (meant.length > 0 ? meant : all).map(toSingular);
    const hits = (
      await Promise.all([
        findTasks(context, words),
        findNotes(context),
        findCaptures(context, words),
        findRecordings(context),
        findConversations(context, words.join(' ')),
      ])
    )
      .flat()
      .map((hit) => ({ hit, score: scoreOf(hit, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || (other.hit.at < one.hit.at ? -1 : 1));
    return {
      output: {
        count: hits.length,
        results: hits.slice(0, maxResultsForModel).map(({ hit }) => show(context, hit, words)),
      },
      about: given,
      found: hits.length,
    };
  },
});

/** Counts the words in the title twice. Returns 0 unless all words occur. */
function scoreOf({ kind, title, text }: Hit, words: readonly string[]): number {
  const [inTitle, inText] = [fold(title), fold(text)];
  // Conversations and tasks are searched by their own rules.
  const isFound =
    kind === 'conversation' ||
    kind === 'task' ||
    words.every((word) => inTitle.includes(word) || inText.includes(word));
  if (!isFound) return 0;
  // It was about the words, and need not have what is looked for.
  if (kind === 'conversation') return 1;
  return 1 + words.filter((word) => inTitle.includes(word)).length;
}

function show(context: ReadContext, { kind, title, text, at, taskId, url }: Hit, words: readonly string[]) {
  const around = aroundWord(text, words);
  return {
    kind,
    ...(taskId !== undefined && { id: context.ids.nameTask(taskId) }),
    title: excerpt(title, maxShownLength),
    ...(around !== '' && { excerpt: around }),
    ...(url !== undefined && { url }),
    at: describeInstant(at, context),
  };
}

const maxShownLength = 160;

/** Returns the part of a text around the first of the words. */
function aroundWord(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const folded = fold(line);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - maxShownLength / 2);
  return `${start > 0 ? '…' : ''}${excerpt(line.slice(start), maxShownLength)}`;
}

async function findTasks(context: ReadContext, words: readonly string[]): Promise<Hit[]> {
  const found = await findMatching(context, filterForText(words.join(' ')));
  return found.map(({ id, title, description, created_at }) => ({
    kind: 'task',
    title,
    text: description,
    at: created_at,
    taskId: id,
  }));
}

async function findNotes({ notes, user }: ReadContext): Promise<Hit[]> {
  return (await notes.list(user.id)).map(({ title, body, url, created_at }) => ({
    kind: url === null ? 'note' : 'link',
    title,
    text: [url, body].filter(Boolean).join(' '),
    at: created_at,
    ...(url !== null && { url }),
  }));
}

/** Finds captured texts of which more was kept than the titles of their tasks. */
async function findCaptures({ captures, user }: ReadContext, words: readonly string[]): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (let since = 0; ; ) {
    const page = await captures.changedSince(user.id, since, capturePageSize);
    for (const { text, captured_at } of page) {
      const folded = fold(text);
      if (words.every((word) => folded.includes(word)))
        hits.push({ kind: 'capture', title: '', text, at: captured_at });
    }
    since = page.at(-1)?.revision ?? since;
    if (page.length < capturePageSize) return hits;
  }
}

async function findRecordings({ recordings, user }: ReadContext): Promise<Hit[]> {
  return (await recordings.list(user.id, maxRecordings)).flatMap(({ transcription, recorded_at }) =>
    transcription ? [{ kind: 'recording' as const, title: '', text: transcription, at: recorded_at }] : [],
  );
}

/** Finds other conversations; the one that this is asked in always has the words. */
async function findConversations(
  { conversations, user, conversationId }: ReadContext,
  search: string,
): Promise<Hit[]> {
  const found = await listConversations({ conversations, userId: user.id, query: { search } });
  const others = found.filter(({ id }) => id !== conversationId);
  return others.slice(0, maxConversations).map(({ title, updated_at }) => ({
    kind: 'conversation',
    title,
    text: '',
    at: updated_at,
  }));
}

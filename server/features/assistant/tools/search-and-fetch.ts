import { z } from 'zod';
import { maxFilterLength } from '#contract/limits.ts';
import { idSchema, nameSchema } from '#contract/values.ts';
import { fold } from '#domain/filter/fold.ts';
import { filterForText, splitWords } from '#domain/filter/match-words.ts';
import { maxResultsForModel, maxTitleLengthForModel } from '../../../config/limits.ts';
import { AppError } from '../../../http/errors.ts';
import { describeTask, excerpt, readFacts } from './describe-task.ts';
import { findMatching } from './find-tasks.ts';
import { readTool } from './tool.ts';

/**
 * Creates the two tools that some clients look for by their names and answers: `search` finds tasks and notes, `fetch` reads one. Their
 * addresses begin with `origin`.
 */
export function createSearchTools({ origin }: { origin: string }) {
  const toTaskUrl = (id: string) => `${origin}/tasks?task=${id}`;
  const toNoteUrl = (url: string | null) => url ?? `${origin}/?tab=links`;

  const search = readTool({
    name: 'search',
    description: `Searches tasks, notes and saved links for words, all of which must occur. Returns ids and titles for fetch, at most ${maxResultsForModel}.`,
    input: z.object({ query: nameSchema(maxFilterLength) }),
    output: z.object({
      results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
    }),
    run: async (context, { query }) => {
      const [tasks, notes] = await Promise.all([
        findMatching(context, filterForText(query)),
        context.notes.list(context.user.id),
      ]);
      const words = splitWords(query);
      const matching = notes.filter(({ title, body, url }) => {
        const text = fold([title, body, url].join(' '));
        return words.every((word) => text.includes(word));
      });
      const results = [
        ...tasks.map(({ id, title }) => ({ id, title, url: toTaskUrl(id) })),
        ...matching.map(({ id, title, url }) => ({ id, title, url: toNoteUrl(url) })),
      ];
      const shown = results.slice(0, maxResultsForModel);
      return {
        output: {
          results: shown.map((one) => ({ ...one, title: excerpt(one.title, maxTitleLengthForModel) })),
        },
        about: query,
        found: results.length,
      };
    },
  });

  const fetch = readTool({
    name: 'fetch',
    description: 'Reads one task, note or saved link whole, by an id from search.',
    input: z.object({ id: idSchema }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      metadata: z.record(z.string(), z.unknown()),
    }),
    run: async (context, { id }) => {
      const { tasks, notes, user } = context;
      const [task] = await tasks.findMany(user.id, [id]);
      if (task) {
        const { title, description } = task;
        const metadata = describeTask(context, task, await readFacts(context));
        return {
          output: { id, title, text: description || title, url: toTaskUrl(id), metadata },
          about: title,
          found: null,
        };
      }
      const note = (await notes.list(user.id)).find((one) => one.id === id);
      if (!note) throw nothingToFetch(id);
      const { title, body, url } = note;
      return {
        output: { id, title, text: body || title, url: toNoteUrl(url), metadata: {} },
        about: title,
        found: null,
      };
    },
  });

  return [search, fetch];
}

const nothingToFetch = (id: string) =>
  new AppError({
    code: 'assistant.nothing_to_fetch',
    message: `There is no task or note ${id}.`,
    status: 404,
  });

import type { Activity } from '#contract/activity.ts';
import { maxChangedRowsForModel } from '../../config/limits.ts';
import type { InTransaction } from '../../db/revision.ts';
import { invalidInput } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import type { UndoRepositories } from '../activity/activity.usecases.ts';
import { makeChange } from './changes/make-change.ts';
import { excerpt } from './tools/describe-task.ts';
import { tools } from './tools/registry.ts';
import { readRowNames } from './tools/row-names.ts';
import { createSearchTools } from './tools/search-and-fetch.ts';
import { wholeIds } from './tools/short-ids.ts';
import type { PreparedChange, ReadContext, Tool } from './tools/tool.ts';
import { describeDate, wallTimeNow } from './tools/values.ts';

export type ToolInTransaction = InTransaction<UndoRepositories>;
/** What tools read with, but for what differs from call to call. */
export type ToolReading = Omit<ReadContext, 'user' | 'locale' | 'now' | 'ids'>;

interface ToolCall {
  reading: ToolReading;
  inTransaction: ToolInTransaction;
  user: ReadContext['user'];
  locale: string;
  now: Date;
  /** The name of the client that calls, for the activity log. */
  client: string;
}

/** Lists the tools for clients that call them directly: those of the assistant, and `search` and `fetch`. */
export const listDirectTools = ({ origin }: { origin: string }): Tool[] => [
  ...tools,
  ...createSearchTools({ origin }),
];

/** Returns the user's day, time and zone, which every answer to a client says. */
export const describeNow = ({ user, now }: Pick<ToolCall, 'user' | 'now'>): string =>
  `${describeDate(wallTimeNow({ user, now }))} ${user.timeZone}`;

/**
 * Calls a tool. A change is made at once, in one transaction, and the answer says what was changed and how to undo it. Throws AppError
 * for what the client can correct.
 */
export async function callTool({
  tool,
  input,
  reading,
  ...call
}: ToolCall & { tool: Tool; input: unknown }): Promise<object> {
  const { user, locale, now } = call;
  const context: ReadContext = { ...reading, user, locale, now, ids: wholeIds };
  const parsed = tool.input.safeParse(input);
  if (!parsed.success)
    throw invalidInput(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  const unknown = findUnknownFields(input, parsed.data);
  if (unknown.length > 0)
    throw invalidInput(unknown.map((field) => ({ field, message: 'is not a field of this tool' })));
  if (tool.effect === 'reads') return (await tool.run(context, parsed.data)).output as object;
  return makeAtOnce(await tool.prepare(context, parsed.data), context, call);
}

/** Makes a prepared change under an id of its own, and records which client made it. */
async function makeAtOnce(
  { change, understood = [], left_out = [] }: PreparedChange,
  context: ReadContext,
  { inTransaction, user, now, client }: Omit<ToolCall, 'reading'>,
): Promise<object> {
  const changeId = createId();
  const entries = await inTransaction(user.id, async (repositories) => {
    await makeChange({ ...repositories, user, edit: { changeId, editedAt: now, now } }, change);
    await repositories.activity.recordClient(user.id, changeId, client);
    return repositories.activity.listByChange(user.id, changeId);
  });
  const told = {
    ...(understood.length > 0 && { understood }),
    ...(left_out.length > 0 && { left_out }),
  };
  if (entries.length === 0) return { status: 'unchanged', ...told };
  return { change: changeId, status: 'made', ...(await describeChanged(context, entries)), ...told };
}

const maxNameLength = 80;

/** Lists the changed rows, in the order of the changes. */
async function describeChanged(context: ReadContext, entries: readonly Activity[]) {
  const shown = entries.toReversed().slice(0, maxChangedRowsForModel);
  const nameOf = await readRowNames(context, shown);
  return {
    changed: shown.map((entry) => ({
      kind: entry.entity,
      id: entry.entity_id,
      action: entry.action,
      name: excerpt(nameOf(entry), maxNameLength),
    })),
    ...(entries.length > shown.length && { changed_count: entries.length }),
  };
}

/** Returns the paths of fields that were given and not taken, such as `tasks.0.due`: a schema drops what it does not know. */
function findUnknownFields(
  given: unknown,
  taken: unknown,
  path: readonly (string | number)[] = [],
): string[] {
  if (typeof given !== 'object' || given === null || typeof taken !== 'object' || taken === null) return [];
  return Object.entries(given).flatMap(([field, value]) =>
    field in taken
      ? findUnknownFields(value, taken[field as keyof typeof taken], [...path, field])
      : [[...path, field].join('.')],
  );
}

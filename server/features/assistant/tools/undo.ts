import { z } from 'zod';
import { undoChangeInputSchema } from '#contract/assistant-proposals.ts';
import { changeNotFound } from '../../activity/activity.errors.ts';
import { checkChange } from './parts.ts';
import { readRowNames } from './row-names.ts';
import { changeTool } from './tool.ts';

const maxShownNames = 10;

export const undo = changeTool({
  name: 'undo',
  description:
    'Takes back a whole change by its id, such as C2: one that a changing tool answered with, or one that read_history lists. One that is not made yet is withdrawn. What was changed again since keeps its value. Undoing can itself be undone.',
  effect: 'changes',
  input: z.object({ change: z.string().min(1).max(40) }),
  prepare: async (context, { change }) => {
    const { activity, user, ids } = context;
    const change_id = ids.findChange(change);
    const entries = change_id === undefined ? [] : await activity.listByChange(user.id, change_id);
    if (entries.length === 0) throw changeNotFound();
    const nameOf = await readRowNames(context, entries);
    const rows = [...new Map(entries.map((entry) => [entry.entity_id, entry])).values()];
    const about = rows.slice(0, maxShownNames).map(nameOf);
    const input = checkChange(undoChangeInputSchema, { change_id, about, count: rows.length }, []);
    return { change: { tool: 'undo_change', input } };
  },
});

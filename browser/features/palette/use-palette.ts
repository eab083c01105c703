import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useEffect, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { AppActions } from '#browser/features/navigation/open-overlay.ts';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/palette.ts';
import { captureText } from '#browser/model/captures/capture-mutations.ts';
import { searchHref } from '#browser/model/filters/saved-filter-queries.ts';
import { readHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { toggleAndTell } from '#browser/model/tasks/toggle-and-tell.ts';
import { type ThemeLooks, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useRows } from '#browser/store/use-store.ts';
import { describeDue } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import { foldTask } from '#domain/filter/fold.ts';
import { allEntries, type Entry } from './entries.ts';
import { find, findCorrected } from './find.ts';
import { queryOf } from './fit.ts';

/** An entry or task that can be chosen. */
export type Choice = Pick<Entry, 'id' | 'name' | 'Icon' | 'color' | 'detail' | 'keys' | 'run'> & {
  /** Completes or reopens the task. */
  complete?: () => void;
  isDone?: boolean;
};

interface ChoiceGroup {
  name: string;
  choices: readonly Choice[];
  /** Total, including those not shown. */
  count: number;
}

/** Recent choices that are remembered and shown. */
const maxRecent = 5;

/** Returns the matches for a text; for an empty one, recent choices, commands and pages. */
export function usePalette(store: Store, text: string, actions: AppActions) {
  const looks = useThemeLooks();
  const tasks = useRows('tasks');
  const [recent, setRecent] = usePersistedState<string[]>(store.account.id, 'palette', [], isTexts);
  const entries = useMemo(() => allEntries(store, looks, actions), [store, looks, actions]);

  useEffect(() => foldAhead(tasks), [tasks]);

  const found = useMemo((): { groups: ChoiceGroup[]; total?: number } => {
    const choiceOf = (item: Entry | Task) => ('run' in item ? item : taskChoice(store, item, looks));
    const query = queryOf(text);
    if (query.whole === '') {
      const byId = (id: string) => entries.find((entry) => entry.id === id) ?? taskOf(store, id) ?? [];
      const shown: [string, readonly (Entry | Task)[]][] = [
        [t.recent, recent.flatMap(byId)],
        [t.groups.commands, entries.filter(({ group }) => group === 'commands')],
        [t.groups.pages, entries.filter(({ group }) => group === 'pages')],
      ];
      return {
        groups: shown
          .filter(([, items]) => items.length > 0)
          .map(([name, items]) => ({
            name,
            count: items.length,
            choices: items.map(choiceOf),
          })),
      };
    }
    const matches = find({ entries, tasks }, query);
    const groups = matches.map(({ name, items, count }) => ({
      name: t.groups[name],
      count,
      choices: items.map(choiceOf),
    }));
    const corrected = matches.some(({ name }) => name === 'tasks') ? undefined : findCorrected(tasks, text);
    if (corrected)
      groups.push({
        name: t.showingResultsFor(corrected.words),
        count: corrected.count,
        choices: corrected.items.map(choiceOf),
      });
    const more = textChoices(store, text.trim());
    return {
      groups: [...groups, { name: t.more, choices: more, count: more.length }],
      total: groups.reduce((sum, { count }) => sum + count, 0),
    };
  }, [store, looks, tasks, entries, recent, text]);

  return {
    ...found,
    remember: (id: string) => {
      if (!id.startsWith('text:'))
        setRecent([id, ...recent.filter((other) => other !== id)].slice(0, maxRecent));
    },
  };
}

/** Tasks folded per idle callback, few enough not to be noticed. */
const foldBatchSize = 500;

/** Folds task texts ahead of time, so that the first letter typed does not have to wait. */
function foldAhead(tasks: readonly Task[]): () => void {
  let next = 0;
  const step = () => {
    for (const task of tasks.slice(next, next + foldBatchSize)) foldTask(task);
    next += foldBatchSize;
    if (next < tasks.length) timer = setTimeout(step);
  };
  let timer = setTimeout(step);
  return () => clearTimeout(timer);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function taskOf({ replica }: Store, id: string): Task | undefined {
  const task = id.startsWith('task:') ? replica.tasks.get(id.slice('task:'.length)) : undefined;
  return task?.deleted_at === null ? task : undefined;
}

function taskChoice(store: Store, task: Task, looks: ThemeLooks): Choice {
  const look = looks.of(task.theme_id);
  const isDone = task.status === 'completed';
  const due =
    task.due_date && !isDone
      ? describeDue(task.due_date, toWallMinute(new Date()), readHourCycle(store)).text
      : undefined;
  return {
    id: `task:${task.id}`,
    name: task.title,
    Icon: isDone ? CircleCheck : Circle,
    color: look.color,
    detail: [due, look.name].filter(Boolean).join(' · '),
    isDone,
    run: () => openTask(task.id),
    complete: () => void toggleAndTell(store, task),
  };
}

/** Returns the choices that work for any text. */
function textChoices(store: Store, text: string): Choice[] {
  return [
    {
      id: 'text:search',
      name: t.searchFor(text),
      Icon: Search,
      run: () => navigate(searchHref(text)),
    },
    {
      id: 'text:add',
      name: t.add(text),
      Icon: Plus,
      run: () =>
        void toastOutcomeWithUndo(
          store,
          t.taskAddedSuccessfully,
          captureText(store, { text }).then((made) => made[0]?.capture_id ?? ''),
          t.failedToAddTask,
        ),
    },
  ];
}

import ListPlus from 'lucide-react/icons/list-plus';
import { useId, useRef } from 'react';
import { t } from '#browser/i18n/suggestions.ts';
import { addSuggestions, dismissSuggestions } from '#browser/model/tasks/suggestion-mutations.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Suggestion, Task } from '#contract/tasks.ts';
import { FoundTask } from './found-task.tsx';

/** Offers the tasks found in a task's notes: to add all or one of them, or to dismiss them. Shows nothing where there are none. */
export function FoundInNotes({ task }: { task: Task }) {
  const store = useStore();
  const looks = useThemeLooks();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { suggestions } = task;
  if (suggestions.length === 0) return null;

  /** Keeps the focus near what was pressed, which is about to go: in the row beside it, or else in what is around. */
  const focusAfter = (pressed: Element | null) => {
    const row = pressed?.closest('li');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    const around = section.current?.parentElement;
    restoreFocus(
      () => beside?.querySelector('button') ?? around?.querySelector<HTMLElement>('[tabindex="-1"], input'),
      { preventScroll: true },
    );
  };
  const add = (some: Suggestion[], pressed: Element | null) => {
    focusAfter(pressed);
    const done = t.tasksAdded(some.length);
    return toastOutcomeWithUndo(store, done, addSuggestions(store, task, some), t.failedToAddTask);
  };
  const dismiss = () => {
    focusAfter(null);
    const done = t.whatWasFoundWasDismissed;
    return toastOutcomeWithUndo(store, done, dismissSuggestions(store, task), t.failedToUpdateTask);
  };

  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="mt-2 rounded-md border border-hairline bg-raised/60 px-3 py-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="mr-auto font-medium text-sm">
          {t.foundInDescription}{' '}
          <span className="font-normal text-muted tabular-nums">{suggestions.length}</span>
        </h3>
        <Button size="compact" look="quiet" onClick={dismiss}>
          <SpokenText text={t.dismiss} />
        </Button>
        <Button
          size="compact"
          look="primary"
          icon={<ListPlus className="size-4" />}
          onClick={() => add(suggestions, null)}
        >
          {t.addAll}
        </Button>
      </div>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-col gap-0.5">
        {suggestions.map((one) => (
          <FoundTask
            key={one.id}
            title={one.title}
            due={one.due_date}
            recurrence={one.recurrence}
            look={looks.of(one.theme_id)}
          >
            <Button
              size="compact"
              look="quiet"
              aria-label={t.addTitle(shortTitle(one.title))}
              onClick={({ currentTarget }) => add([one], currentTarget)}
            >
              {t.add}
            </Button>
          </FoundTask>
        ))}
      </ul>
    </section>
  );
}

import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Waypoints from 'lucide-react/icons/waypoints';
import { useMemo } from 'react';
import { useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { useRows } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { type Example, makeExamples } from './examples.ts';

const icons: Record<Example['kind'], typeof Waypoints> = {
  ask: MessageCircleQuestionMark,
  plan: Waypoints,
  change: ListChecks,
};

/** Shows examples of what the assistant can do; pressing one puts it into the field. */
export function ExampleCards({ onTake }: { onTake: (text: string) => void }) {
  const tasks = useRows('tasks');
  const now = useWallMinute();
  const examples = useMemo(() => makeExamples(tasks, now), [tasks, now]);
  // Waits for the tasks, because the examples would change under the pointer.
  if (!useTasksKnown(tasks.length > 0)) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {examples.map(({ kind, title, lead, text }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onTake(text)}
              className="flex h-full w-full cursor-pointer flex-col gap-1 rounded-md border border-hairline bg-surface px-4 py-3 text-left transition-colors hover:border-control hover:bg-raised sm:py-4"
            >
              <span className="flex items-center gap-2.5">
                <Icon className="size-5 text-accent" />
                <span className="font-serif text-xl">{title}</span>
              </span>
              <span className="text-pretty text-muted text-sm">{lead}</span>
              <span dir="auto" className="mt-auto pt-2 text-pretty wrap-anywhere sm:pt-4">
                {text}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

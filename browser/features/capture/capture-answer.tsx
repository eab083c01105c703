import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ThemeQuestion } from '#browser/features/filing/theme-question.tsx';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows } from '#browser/store/use-store.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import type { Task } from '#contract/tasks.ts';
import { instantOf } from '#domain/filter/instant-of.ts';
import { answerTo, summaryOf, summaryWords } from './answers.ts';
import type { Answer } from './use-capture.ts';

const initiallyShown = 5;
const maxShown = 50;

/** Shows the page's answer below the field. Screen readers announce it. */
export default function CaptureAnswer({
  answer,
  onClose,
  onCreate,
}: {
  answer: Answer;
  onClose: () => void;
  /** Creates tasks from the text. */
  onCreate: () => void;
}) {
  if (answer.kind === 'summary') return <SummaryPanel onClose={onClose} />;
  if (answer.kind === 'ask') return <AskPanel question={answer.question} onClose={onClose} />;
  return (
    <Panel title="Plan" said="Planning needs a language model" onClose={onClose}>
      <p className="max-w-prose text-pretty">
        Planning breaks a goal into steps, and that needs a language model. Connect one in{' '}
        <Link href="/admin" className="link">
          Admin
        </Link>
        ; your text stays here meanwhile.
      </p>
      <Button size="compact" className="mt-3" onClick={onCreate}>
        Create as tasks
      </Button>
    </Panel>
  );
}

function SummaryPanel({ onClose }: { onClose: () => void }) {
  const tasks = useTasks();
  const now = useWallMinute();
  const summary = useMemo(() => {
    return summaryOf(tasks, { now, midnight: instantOf(now.slice(0, 10), getWallZone()) });
  }, [tasks, now]);
  const { overdue, today } = summary;
  const words = summaryWords(summary);
  return (
    <Panel title="Summary" said={words} onClose={onClose}>
      <p className="text-muted tabular-nums">{words}</p>
      <Found title="Overdue" tasks={overdue} />
      <Found title="Today" tasks={today} />
      {overdue.length + today.length === 0 && <p className="mt-2">Nothing is left for today.</p>}
    </Panel>
  );
}

function AskPanel({ question, onClose }: { question: string; onClose: () => void }) {
  const tasks = useRows('tasks');
  const now = useWallMinute();
  const { found, how } = useMemo(() => answerTo(question, { tasks, now }), [question, tasks, now]);
  const count = `${found.length.toLocaleString('en')} ${found.length === 1 ? 'task' : 'tasks'} ${how}`;
  const nothing = how
    ? `No tasks found ${how}.`
    : 'Ask about something specific, such as “dentist”, “today” or “overdue”.';
  return (
    <Panel title="Answer" said={found.length > 0 ? count : nothing} onClose={onClose}>
      <p className="wrap-anywhere">{found.length > 0 ? count : nothing}</p>
      <Found tasks={found} />
      <p className="mt-3 text-pretty text-muted text-sm">
        Answered by searching your tasks, on this device. For answers in words, connect a language model in{' '}
        <Link href="/admin" className="link">
          Admin
        </Link>
        .
      </p>
    </Panel>
  );
}

function Panel({
  title,
  said,
  onClose,
  children,
}: {
  title: string;
  /** Announced when it appears and when it changes. */
  said: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="appear mt-3 rounded-md border border-hairline bg-surface py-3 pr-3 pl-4"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 id={id} className="font-serif text-xl">
          {title}
        </h2>
        <IconButton
          label={`Close ${title.toLowerCase()}`}
          icon={<X className="size-4.5" />}
          onClick={onClose}
          placement="bottom"
        />
      </header>
      <p role="status" className="sr-only">
        {said}
      </p>
      {children}
    </section>
  );
}

function Found({ title, tasks }: { title?: string; tasks: readonly Task[] }) {
  const looks = useThemeLooks();
  const [all, setAll] = useState(false);
  if (tasks.length === 0) return null;
  const shown = tasks.slice(0, all ? maxShown : initiallyShown);
  const hidden = tasks.length - shown.length;
  return (
    <>
      {title && <h3 className="mt-3 font-medium text-muted text-sm">{title}</h3>}
      <ul className="-ml-1 mt-1" aria-label={title ?? 'Found'}>
        {shown.map((task) => (
          <li key={task.id}>
            <TaskLink task={task} look={looks.of(task.theme_id)} />
            <div className="-mt-1.5 px-3 pb-2.5 empty:hidden">
              <ThemeQuestion task={task} />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 &&
        (all ? (
          <p className="pl-2 text-muted text-sm">and {hidden.toLocaleString('en')} more</p>
        ) : (
          <Button look="quiet" size="compact" onClick={() => setAll(true)}>
            Show {Math.min(hidden, maxShown - initiallyShown).toLocaleString('en')} more
          </Button>
        ))}
    </>
  );
}

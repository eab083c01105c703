import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'wouter';
import { DeviceAnswer } from '#browser/features/assistant/device-answer.tsx';
import { FoundTasks } from '#browser/features/assistant/found-tasks.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { instantOf } from '#domain/filter/instant-of.ts';
import { summaryOf, summaryWords } from './answers.ts';
import type { Answer } from './use-capture.ts';

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
  if (answer.kind === 'ask')
    return (
      <Panel title="Answer" onClose={onClose}>
        <DeviceAnswer key={answer.question} question={answer.question} />
      </Panel>
    );
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
      <FoundTasks title="Overdue" tasks={overdue} />
      <FoundTasks title="Today" tasks={today} />
      {overdue.length + today.length === 0 && <p className="mt-2">Nothing is left for today.</p>}
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
  said?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Escape in the filter belongs to the filter.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
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
      {said !== undefined && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      {children}
    </section>
  );
}

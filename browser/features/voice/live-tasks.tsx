import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { maxLiveTextLength } from '#browser/limits.ts';
import { getLoadedIntake, loadIntake, understandText } from '#browser/model/captures/intake.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import {
  inboxLook,
  type ThemeLook,
  type ThemeLooks,
  useThemeLooks,
} from '#browser/model/themes/theme-looks.ts';
import { createLiveReader, type LiveReader, type LiveReading } from '#browser/model/voice/live-reader.ts';
import type { LiveTranscript } from '#browser/model/voice/live-transcript.ts';
import { readLiveText } from '#browser/model/voice/read-live-text.ts';
import { useStore } from '#browser/store/use-store.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { describeDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threaded } from '#browser/ui/thread-line.ts';

/** Shows the live transcript, and the tasks it will become, while the user speaks. */
export function LiveTasks({ transcript }: { transcript: LiveTranscript }) {
  const { settled, interim, problem } = useSyncExternalStore(transcript.subscribe, transcript.getWords);
  const looks = useThemeLooks();
  const understood = useUnderstoodCards(useDeferredValue(settled), useDeferredValue(interim), looks);
  const cards = useReadCards(`${settled} ${interim}`.trim(), looks) ?? understood;
  const settledCount = cards.filter(({ isSettled }) => isSettled).length;
  return (
    <div className="flex w-full max-w-md flex-col gap-3 text-left">
      {/* The reversed order keeps it scrolled to the latest words. */}
      <div className="flex max-h-24 flex-col-reverse overflow-y-auto">
        <p dir="auto" className="text-pretty wrap-anywhere">
          {settled} <span className="text-muted">{interim}</span>
        </p>
      </div>
      {cards.length > 0 && (
        <ul aria-label={t.tasksSoFar} className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto">
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a task that is being spoken has no identity but its position
            <Card key={index} {...card} />
          ))}
        </ul>
      )}
      {settled.length > maxLiveTextLength && <p className="text-muted text-sm">{t.whatYouSayNowBecomes}</p>}
      {problem && <p className="text-pretty text-muted text-sm">{t.recognitionProblems[problem]}</p>}
      <p role="status" className="sr-only">
        {problem ? t.recognitionProblems[problem] : settledCount > 0 && t.countTasksSoFar(settledCount)}
      </p>
    </div>
  );
}

interface CardProps {
  title: string;
  look: ThemeLook;
  due: string | null;
  recurrence: string | null;
  isSettled: boolean;
}

function Card({ title, look, due, recurrence, isSettled }: CardProps) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const details = [
    look.name,
    due && describeDue(due, now, hourCycle).text,
    recurrence && describeRecurrence(recurrence),
  ];
  return (
    <li
      style={threaded({}, look.color)}
      className={classNames(
        'relative rounded-sm border bg-surface py-2 pr-3 pl-4 before:absolute before:inset-y-1.5 before:left-1.5 before:w-0.5 before:rounded-full before:bg-(--thread)',
        isSettled ? 'border-hairline' : 'border-control border-dashed text-muted',
      )}
    >
      <p dir="auto" className="wrap-anywhere">
        {title}
      </p>
      <p className="text-muted text-sm">{details.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

/**
 * Returns the tasks that the user's language model reads in what was said up to the last pause; undefined without a model, and
 * until it answers.
 */
function useReadCards(text: string, looks: ThemeLooks): CardProps[] | undefined {
  const isReady = useModelAccess() === 'ready';
  const [reading, setReading] = useState<LiveReading>(null);
  const [reader, setReader] = useState<LiveReader>();
  useEffect(() => {
    if (!isReady) return;
    const started = createLiveReader(readLiveText);
    const unsubscribe = started.subscribe(() => setReading(started.getReading()));
    setReader(started);
    return () => {
      unsubscribe();
      started.stop();
    };
  }, [isReady]);
  useEffect(() => reader?.setText(text), [reader, text]);
  return reading?.tasks.map(({ title, theme_id, due_date, recurrence }) => ({
    title,
    look: looks.of(theme_id),
    due: due_date,
    recurrence,
    isSettled: true,
  }));
}

/** Returns the tasks that the intake finds in the transcript; settled are those that do not depend on the interim words. */
function useUnderstoodCards(settled: string, interim: string, looks: ThemeLooks): CardProps[] {
  const store = useStore();
  const [understand, setUnderstand] = useState(() => getLoadedIntake());
  useEffect(() => {
    loadIntake().then(
      (loaded) => setUnderstand(() => loaded),
      () => undefined,
    );
  }, []);
  const read = useMemo(
    () => (text: string) =>
      understand && text !== '' ? understandText(understand, store, text.slice(0, maxLiveTextLength)) : [],
    [understand, store],
  );
  const settledTasks = useMemo(() => read(settled).map((task) => JSON.stringify(task)), [read, settled]);
  return useMemo(
    () =>
      read(`${settled} ${interim}`.trim()).map((task, index) => ({
        title: task.title,
        look: looks.find(task.theme) ?? inboxLook,
        due: task.dueDate,
        recurrence: task.recurrence,
        isSettled: JSON.stringify(task) === settledTasks[index],
      })),
    [read, settled, interim, settledTasks, looks],
  );
}

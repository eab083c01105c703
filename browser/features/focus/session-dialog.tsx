import { useState } from 'react';
import { t } from '#browser/i18n/focus.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { addFocusSession, updateFocusSession } from '#browser/model/focus/focus-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { getWallZone, toWallMinute } from '#browser/time/wall-clock.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { FocusSession } from '#contract/focus.ts';
import { maxInterruptions, maxSessionMs } from '#contract/limits.ts';
import { instantOf } from '#domain/filter/instant-of.ts';
import type { FocusWork } from '#domain/focus/transitions.ts';
import { outcomeOptions } from './outcomes.ts';
import { WorkPicker } from './work-picker.tsx';

const minuteMs = 60_000;
const maxMinutes = maxSessionMs / minuteMs;
const noAnswer = 'none';

type FieldName = 'minutes' | 'start' | 'interruptions';

/** Edits a session, or adds one that was worked without the timer. */
export default function SessionDialog({ session, onClose }: { session?: FocusSession; onClose: () => void }) {
  const store = useStore();
  const [now] = useState(() => new Date());
  const [work, setWork] = useState<FocusWork>({
    task_id: session?.task_id ?? null,
    intent: session?.intent ?? '',
  });
  const [start, setStart] = useState(() =>
    toWallMinute(session ? new Date(session.started_at) : new Date(now.getTime() - 25 * minuteMs)),
  );
  const [minutes, setMinutes] = useState(
    session ? String(Math.max(1, Math.round(session.work_ms / minuteMs))) : '25',
  );
  const [outcome, setOutcome] = useState(session?.outcome ?? null);
  const [interruptions, setInterruptions] = useState(String(session?.interruptions ?? 0));
  const [problem, setProblem] = useState<{ of: FieldName; text: string }>();
  const problemOf = (of: FieldName) => (problem?.of === of ? problem.text : undefined);

  const submit = () => {
    const length = parseWhole(minutes, 1, maxMinutes);
    const count = parseWhole(interruptions, 0, maxInterruptions);
    if (start.length < 16) return setProblem({ of: 'start', text: t.enterTheDayAndTime });
    const startedAt = new Date(instantOf(start, getWallZone()));
    if (startedAt > now)
      return setProblem({
        of: 'start',
        text: t.aSessionCannotStartIn,
      });
    if (length === undefined)
      return setProblem({ of: 'minutes', text: t.enterMinutes(formatNumber(maxMinutes)) });
    if (count === undefined)
      return setProblem({ of: 'interruptions', text: t.enterNumber(0, maxInterruptions) });
    onClose();
    toastOnError(save(startedAt, length, count), t.theSessionCouldNotBe);
  };

  const save = async (startedAt: Date, length: number, count: number) => {
    const change = {
      task_id: work.task_id,
      intent: work.intent,
      outcome,
      interruptions: count,
      ...timesAfter(session, startedAt, length),
    };
    const changeId = session
      ? await updateFocusSession(store, session, change)
      : await addFocusSession(store, change);
    toastWithUndo(store, session ? t.sessionSaved : t.sessionAdded, changeId);
  };

  return (
    <FormDialog
      title={session ? t.editSession : t.addSession}
      confirm={t.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <WorkPicker label={t.whatDidYouWorkOn} work={work} onChange={setWork} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.day}
          type="date"
          value={start.slice(0, 10)}
          error={problemOf('start')}
          onChange={(day) => setStart(`${day}T${start.slice(11)}`)}
        />
        <TextField
          label={t.startedAt}
          type="time"
          value={start.slice(11)}
          onChange={(time) => setStart(`${start.slice(0, 10)}T${time}`)}
        />
        <TextField
          label={t.minutesWorked}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={problemOf('minutes')}
          onChange={setMinutes}
        />
        <TextField
          label={t.interruptions}
          inputMode="numeric"
          autoComplete="off"
          value={interruptions}
          error={problemOf('interruptions')}
          onChange={setInterruptions}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-sm" aria-hidden="true">
          {t.didYouFinishIt}
        </p>
        <SegmentedControl
          label={t.didYouFinishIt}
          value={outcome ?? noAnswer}
          even
          options={[{ value: noAnswer, label: t.noAnswer }, ...outcomeOptions()]}
          onChange={(value) => setOutcome(value === noAnswer ? null : value)}
        />
      </div>
    </FormDialog>
  );
}

/** Returns the times of a session after an edit; a time that was not edited keeps its seconds and its pauses. */
function timesAfter(session: FocusSession | undefined, startedAt: Date, minutes: number) {
  const workMs = minutes * minuteMs;
  const keepsStart = session && toWallMinute(new Date(session.started_at)) === toWallMinute(startedAt);
  const keepsLength = session && Math.max(1, Math.round(session.work_ms / minuteMs)) === minutes;
  const started = keepsStart ? new Date(session.started_at) : startedAt;
  const pausedMs =
    session?.ended_at && keepsLength
      ? Date.parse(session.ended_at) - Date.parse(session.started_at) - session.work_ms
      : 0;
  const work_ms = keepsLength ? session.work_ms : workMs;
  return {
    started_at: started.toISOString(),
    ended_at: new Date(started.getTime() + work_ms + Math.max(0, pausedMs)).toISOString(),
    work_ms,
  };
}

function parseWhole(text: string, min: number, max: number): number | undefined {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

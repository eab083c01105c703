import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toastWithUndo } from '#browser/features/activity/undo-toast.tsx';
import { createNote } from '#browser/features/notes/note-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { NewNote } from '#contract/notes.ts';
import { captureText, storable } from './capture-mutations.ts';
import { addCorrection, type Correction, correct, type ReadTask } from './corrections.ts';
import { keepDraft, readDraft } from './draft.ts';
import { loadedIntake, loadIntake, understandText } from './intake.ts';
import type { CapturePlace } from './journal.ts';
import { stepOf } from './steps.ts';
import { warmUp } from './warm-up.ts';

const nothing: ReadTask[] = [];

/** What the page answers to a text that makes nothing. */
export type Answer = { kind: 'summary' } | { kind: 'ask'; question: string } | { kind: 'plan' };

/** A text being written, what is understood of it, and its way into the list. `place` is where all of it goes. */
export function useCapture(place?: CapturePlace) {
  const store = useStore();
  const { id } = store.account;
  const [, navigate] = useLocation();
  const draft = place && Object.values(place).join();
  const [text, setText] = useState(() => readDraft(id, draft));
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const understand = useIntake(store, text !== '');
  const [same] = useState(createReadings);

  const latest = useRef(text);

  const write = (next: string) => {
    latest.current = next;
    setText(next);
    setRefusal(undefined);
    keepDraft(id, next, draft);
    if (next.trim() === '' && corrections.length > 0) setCorrections([]);
  };

  const readText = (written: string) =>
    understand && written.trim() !== '' && written.length <= maxTextLength && stepOf(written).kind === 'tasks'
      ? correct(written, understandText(understand, store, written, { place }), corrections).map(same)
      : undefined;

  // Typing never waits for the chips.
  const written = useDeferredValue(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: readText is made of exactly these
  const read = useMemo(() => readText(written) ?? nothing, [written, corrections, understand, store]);

  const problem =
    text.length > maxTextLength
      ? `This is ${(text.length - maxTextLength).toLocaleString('en')} characters too long. Shorten it, or add it in parts.`
      : refusal;

  /** Empties the field at once; puts the text back where it cannot be stored. */
  const keep = async <Made>(making: Promise<Made>, failed: string, said: (made: Made) => void) => {
    const given = text;
    write('');
    try {
      said(await making);
    } catch {
      write([given, latest.current].filter(Boolean).join('\n'));
      toast({ text: failed, tone: 'problem' });
    }
  };

  const addTasks = () => {
    const understood = written === text ? read : readText(text);
    const capturing = captureText(store, {
      text,
      ...(place && { place }),
      ...(understood && understood.length > 0 && { understood: understood.map(({ task }) => task) }),
    });
    return keep(capturing, 'Failed to add task', (tasks) => {
      const [first] = tasks;
      const said =
        tasks.length === 1 ? '✓ Task added successfully' : `✓ Created ${tasks.length} tasks from your input!`;
      toastWithUndo(
        store,
        said,
        first?.capture_id ?? '',
        document.querySelector(`[data-task="${first?.id}"]`),
      );
    });
  };

  const addNote = (note: Omit<NewNote, 'id'>, said: string) => {
    const failed = 'This could not be saved on this device. Free some space and try again.';
    const keeping = keep(createNote(store, note), failed, (made) => {
      if (latest.current === '') keepDraft(id, '', draft);
      toastWithUndo(store, said, made.id);
    });
    // Notes have no journal: until it is on the disk, the text is a draft still.
    keepDraft(id, text, draft);
    return keeping;
  };

  const summarise = () => {
    write('');
    setAnswer({ kind: 'summary' });
  };

  /** As Enter does. `asTasks` makes tasks of a question, too. */
  const submit = async ({ asTasks = false } = {}) => {
    if (text.trim() === '' || text.length > maxTextLength) return;
    const step = stepOf(storable(text));
    if (step.kind === 'problem') return setRefusal(step.text);
    if (step.kind === 'tasks' || (step.kind === 'ask' && asTasks)) return addTasks();
    if (step.kind === 'note') return addNote({ title: step.title, body: step.body }, 'Note saved');
    if (step.kind === 'link') return addNote({ title: step.title, url: step.url }, 'Link saved');
    if (step.kind === 'ask') return setAnswer(step);
    if (step.kind === 'summary') return summarise();
    write('');
    navigate(step.minutes === null ? '/focus' : `/focus?minutes=${step.minutes}`);
  };

  const needsText = (what: string) => {
    if (text.trim() !== '') return false;
    setRefusal(what);
    return true;
  };

  return {
    text,
    /** The text a moment ago, for what takes longer than a keystroke may. */
    written,
    write,
    read,
    problem,
    submit,
    answer,
    summarise,
    dismissAnswer: () => setAnswer(undefined),
    ask: () => {
      if (needsText('Write your question, then press Ask.')) return;
      const step = stepOf(text);
      setAnswer({ kind: 'ask', question: step.kind === 'ask' ? step.question : text.trim() });
    },
    create: () => {
      if (!needsText('Write what is to be done, then press Create.')) submit({ asTasks: true });
    },
    plan: () => {
      if (!needsText('Write your goal, then press Plan.')) setAnswer({ kind: 'plan' });
    },
    addCorrection: (correction: Correction) => setCorrections((now) => addCorrection(now, correction)),
  };
}

const mostKnown = 200;

/** Gives the same object for what says the same, so that it is not drawn again: while one types, mostly the last task changes. */
function createReadings() {
  /** The readings of late, by what they say. */
  const known = new Map<string, ReadTask>();
  return (one: ReadTask): ReadTask => {
    const said = JSON.stringify(one);
    const kept = known.get(said);
    if (kept) return kept;
    if (known.size >= mostKnown) known.clear();
    known.set(said, one);
    return one;
  };
}

/** Milliseconds after which a page that shows itself first is likely to be there. */
const pageStart = 1_500;

/** The intake once it is loaded, which happens when the page is there or something is written. */
function useIntake(store: Store, isNeeded: boolean) {
  const [engine, setEngine] = useState(loadedIntake);
  useEffect(() => {
    if (engine) return;
    let current = true;
    const load = () =>
      loadIntake().then(
        (loaded) => {
          if (current) setEngine(() => loaded);
          warmUp(loaded, store);
        },
        // Without it there are no chips; sending tries again.
        () => undefined,
      );
    const timer = setTimeout(load, isNeeded ? 0 : Math.max(0, pageStart - performance.now()));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [engine, store, isNeeded]);
  return engine;
}

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { CapturePlace } from '#browser/model/captures/capture-journal.ts';
import { captureText, storable } from '#browser/model/captures/capture-mutations.ts';
import { loadedIntake, loadIntake, understandText } from '#browser/model/captures/intake.ts';
import { createNote } from '#browser/model/notes/note-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { NewNote } from '#contract/notes.ts';
import { type Correction, correct, pushedBack, type ReadTask } from './corrections.ts';
import { keepDraft, keepDraftSoon, readDraft, takeUpDraft } from './draft.ts';
import type { Draft } from './draft-storage.ts';
import { stepOf } from './steps.ts';
import { createWriting, type Writing, type Written } from './writing.ts';

const nothing: readonly ReadTask[] = [];

/** Milliseconds without a key after which typing has paused. */
const pause = 100;
/** Runs `work` when typing has paused; returns how to stop it. */
function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}

/** What the page answers to a text that makes nothing. */
export type Answer = { kind: 'summary' } | { kind: 'ask'; question: string } | { kind: 'plan' };

/** A text being written, what is understood of it, and its way into the list. `place` is where all of it goes. */
export function useCapture(place?: CapturePlace) {
  const store = useStore();
  const { id } = store.account;
  const [, navigate] = useLocation();
  const draft = place && Object.values(place).join();
  const [answer, setAnswer] = useState<Answer>();

  const read = useStableCallback((text: string, corrections: readonly Correction[]) => {
    const understand = loadedIntake();
    return understand && text.trim() !== '' && text.length <= maxTextLength && stepOf(text).kind === 'tasks'
      ? correct(
          text,
          understandText(understand, store, text, { place }),
          corrections,
          (title) => understandText(understand, store, title, { threads: false })[0],
        )
      : nothing;
  });
  const [writing] = useState(() =>
    createWriting(readDraft(id, draft), {
      read,
      later: afterPause,
      onCorrected: (written) => keepDraftSoon(id, written, draft),
    }),
  );
  const isLoaded = useIntake(store, writing);
  const problem = useWritten(writing, problemOf);

  const write = (...next: Parameters<Writing['write']>) => {
    writing.write(...next);
    keepDraft(id, writing.now(), draft);
  };
  const takeUp = useStableCallback(({ text, corrections }: Draft) => {
    if (writing.now().text !== '') return false;
    write(text, { said: corrections });
    return true;
  });
  useEffect(() => {
    let current = true;
    if (writing.now().text === '')
      takeUpDraft(id, draft, (left) => current && takeUp(left)).catch(() => undefined); // the page is being left
    return () => {
      current = false;
    };
  }, [id, draft, writing, takeUp]);

  /** Empties the field at once; puts the text back where it cannot be stored. */
  const keep = async <Made>(making: Promise<Made>, failed: string, said: (made: Made) => void) => {
    const given = writing.now();
    write('');
    try {
      said(await making);
    } catch {
      const { text, corrections } = writing.now();
      write([given.text, text].filter(Boolean).join('\n'), {
        said: [...given.corrections, ...pushedBack(corrections, given.text.length + 1)],
      });
      toast({ text: failed, tone: 'problem' });
    }
  };

  const addTasks = () => {
    const understood = writing.readAll();
    const capturing = captureText(store, {
      text: writing.now().text,
      ...(place && { place }),
      ...(understood.length > 0 && { understood: understood.map(({ task }) => task) }),
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
    const written = writing.now();
    const keeping = keep(createNote(store, note), failed, (made) => {
      if (writing.now().text === '') keepDraft(id, writing.now(), draft);
      toastWithUndo(store, said, made.id);
    });
    // Notes have no journal: until it is on the disk, the text is a draft still.
    keepDraft(id, written, draft);
    return keeping;
  };

  const summarise = () => {
    write('');
    setAnswer({ kind: 'summary' });
  };

  /** As Enter does. `asTasks` makes tasks of a question, too. */
  const submit = async ({ asTasks = false } = {}) => {
    const { text } = writing.now();
    if (text.trim() === '' || text.length > maxTextLength) return;
    const step = stepOf(storable(text));
    if (step.kind === 'problem') return writing.refuse(step.text);
    if (step.kind === 'tasks' || (step.kind === 'ask' && asTasks)) return addTasks();
    if (step.kind === 'note') return addNote({ title: step.title, body: step.body }, 'Note saved');
    if (step.kind === 'link') return addNote({ title: step.title, url: step.url }, 'Link saved');
    if (step.kind === 'ask') return setAnswer(step);
    if (step.kind === 'summary') return summarise();
    write('');
    navigate(step.minutes === null ? '/focus' : `/focus?minutes=${step.minutes}`);
  };

  const needsText = (what: string) => {
    if (writing.now().text.trim() !== '') return false;
    writing.refuse(what);
    return true;
  };

  return {
    writing,
    /** The intake is there. */
    isLoaded,
    /** Puts a text into the field. */
    write,
    /** As `write`, for every key. */
    type: (next: string, caret: number) => {
      writing.write(next, { caret });
      keepDraftSoon(id, writing.now(), draft);
    },
    problem,
    submit,
    answer,
    summarise,
    dismissAnswer: () => setAnswer(undefined),
    ask: () => {
      if (needsText('Write your question, then press Ask.')) return;
      const { text } = writing.now();
      const step = stepOf(text);
      setAnswer({ kind: 'ask', question: step.kind === 'ask' ? step.question : text.trim() });
    },
    create: () => {
      if (!needsText('Write what is to be done, then press Create.')) submit({ asTasks: true });
    },
    plan: () => {
      if (!needsText('Write your goal, then press Plan.')) setAnswer({ kind: 'plan' });
    },
  };
}

/** What `select` says of a text while it is written; draws again only when that is something else. */
export const useWritten = <Said extends string | number | boolean | undefined>(
  writing: Writing,
  select: (written: Written) => Said,
): Said => useSyncExternalStore(writing.subscribe, () => select(writing.now()));

/** What is understood of the text. Where that took a moment anyway, typing does not wait for it to be drawn, either. */
export function useReadTasks(writing: Writing): readonly ReadTask[] {
  const [read, setRead] = useState(() => writing.now().read);
  useEffect(() => {
    let known = writing.now().read;
    setRead(known);
    return writing.subscribe(() => {
      const next = writing.now();
      if (next.read === known) return;
      known = next.read;
      if (next.isLate) startTransition(() => setRead(known));
      else setRead(known);
    });
  }, [writing]);
  return read;
}

function problemOf({ text, refusal }: Written): string | undefined {
  const over = text.length - maxTextLength;
  if (over <= 0) return refusal;
  const much = over === 1 ? 'one character' : `${over.toLocaleString('en')} characters`;
  return `This is ${much} too long. Shorten it, or add it in parts.`;
}

/** Milliseconds after which a page that shows itself first is likely to be there. */
const pageStart = 1_500;

/**
 * Loads the intake when the page is there or something is written; what is written already is read then, when the
 * person's own words are there, and when their names come in, on a new device a moment later: what is sent is filed by them.
 * Says whether the intake is loaded.
 */
function useIntake(store: Store, writing: Writing): boolean {
  const [isLoaded, setLoaded] = useState(() => loadedIntake() !== undefined);
  const isNeeded = useWritten(writing, ({ text }) => text !== '');
  useEffect(() => {
    let current = true;
    const readAgain = () => {
      if (current) writing.readAgain();
    };
    // Who opened the store tells of it.
    store.loaded.then(readAgain, () => undefined);
    const { themes, threads, projects } = store.replica;
    const stops = [themes, threads, projects].map(({ subscribe }) => subscribe(readAgain));
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [writing, store]);
  useEffect(() => {
    if (isLoaded) return;
    let current = true;
    const load = () =>
      loadIntake().then(
        () => {
          if (!current) return;
          writing.readAgain();
          setLoaded(true);
        },
        // Without it there are no chips; sending tries again.
        () => undefined,
      );
    const timer = setTimeout(load, isNeeded ? 0 : Math.max(0, pageStart - performance.now()));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [writing, isLoaded, isNeeded]);
  return isLoaded;
}

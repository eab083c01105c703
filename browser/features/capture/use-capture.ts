import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { uuidv7 } from 'uuidv7';
import { useLocation } from 'wouter';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/capture.ts';
import type { CapturePlace } from '#browser/model/captures/capture-journal.ts';
import { captureText, removeUnstorable } from '#browser/model/captures/capture-mutations.ts';
import {
  getLoadedIntake,
  loadIntake,
  readCaptureText,
  subscribeToLanguages,
} from '#browser/model/captures/intake.ts';
import { actOnTimer } from '#browser/model/focus/focus-mutations.ts';
import { createNote } from '#browser/model/notes/note-mutations.ts';
import { createProject } from '#browser/model/projects/project-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { type ToastAction, toast } from '#browser/ui/toast-queue.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { NewNote } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import type { Command } from '#intake/clauses/command.ts';
import type { CaptureStep } from './capture-step.ts';
import { type Correction, correctReading, type ParsedTask, shiftCorrections } from './corrections.ts';
import { adoptAbandonedDraft, readDraft, saveDraft, saveDraftSoon } from './draft.ts';
import type { Draft } from './draft-storage.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
import { parseStep } from './parse-step.ts';
import { commandChoices } from './slash-commands.ts';

const nothing: readonly ParsedTask[] = [];

const shortestPauseMs = 100;
/** A long text takes longer to parse, a fifth of a second for 10,000 characters, so it waits until typing has paused for longer. */
const pausePerCharacterMs = 0.06;
/** Runs `work` on a text of `length` characters once typing has paused; returns a function that cancels it. */
function afterPause(work: () => void, length: number): () => void {
  const timer = setTimeout(work, shortestPauseMs + length * pausePerCharacterMs);
  return () => clearTimeout(timer);
}

/** Returns a draft, or an empty one for the mere beginning of a command, whose menu would cover the page. */
const withoutBareCommand = (draft: Draft): Draft =>
  commandChoices(draft.text).length > 0 ? { text: '', corrections: [] } : draft;

/** The page's answer to a text that creates nothing. */
export type Answer =
  | { kind: 'summary' }
  /** `text` is what was in the field; the id tells apart what is asked twice. */
  | { kind: 'ask'; id: string; question: string; text: string }
  | { kind: 'plan'; goal: string };

/**
 * Manages a draft, what is parsed from it, and how it is stored. `place` is where all its tasks go. `onOpenPage` is called when
 * a text led to a page, which may be the one that is open; `onCapture` when tasks are about to be made, with the capture's id;
 * `onAdded` when those of the field's text are.
 */
export function useCapture({
  place,
  onOpenPage,
  onCapture,
  onAdded,
}: {
  place?: CapturePlace | undefined;
  onOpenPage?: (() => void) | undefined;
  onCapture?: ((captureId: string) => void) | undefined;
  onAdded?: (() => void) | undefined;
}) {
  const store = useStore();
  const { id } = store.account;
  const [, navigate] = useLocation();
  const draftKey = place && (Object.values(place).join() || 'anywhere');
  const [answer, setAnswer] = useState<Answer>();
  /** A field without a place recognizes questions. */
  const stepOf = (text: string) => parseStep(text, { asks: !place });

  const read = useStableCallback((text: string, corrections: readonly Correction[]) => {
    if (text.trim() === '' || text.length > maxTextLength || stepOf(text).kind !== 'tasks') return nothing;
    const reading = readCaptureText(store, text, { place });
    if (!reading) return nothing;
    const readAlone = (title: string) => readCaptureText(store, title, { threads: false })?.tasks[0];
    return correctReading(text, reading, corrections, readAlone);
  });
  const [draft] = useState(() =>
    createDraftStore(withoutBareCommand(readDraft(id, draftKey)), {
      read,
      later: afterPause,
      onCorrected: (written) => saveDraftSoon(id, written, draftKey),
    }),
  );
  const isLoaded = useIntake(store, draft);
  const problem = useDraft(draft, problemOf);

  const write = (...next: Parameters<DraftStore['write']>) => {
    draft.write(...next);
    saveDraft(id, draft.now(), draftKey);
  };
  const takeUp = useStableCallback(({ text, corrections }: Draft) => {
    if (draft.now().text !== '') return false;
    write(text, { said: corrections });
    return true;
  });
  useEffect(() => {
    let current = true;
    if (draft.now().text === '')
      adoptAbandonedDraft(id, draftKey, (left) => current && takeUp(left)).catch(() => undefined); // the page is being left
    return () => {
      current = false;
    };
  }, [id, draftKey, draft, takeUp]);

  const toastProject = ({ id, name }: Project) => toastWithUndo(store, t.projectCreated(name), id);

  /** Empties the field at once; puts the text back if it cannot be stored. */
  const keep = async <Made>(making: Promise<Made>, failed: string, said: (made: Made) => void) => {
    const given = draft.now();
    write('');
    try {
      said(await making);
    } catch {
      const { text, corrections } = draft.now();
      write([given.text, text].filter(Boolean).join('\n'), {
        said: [...given.corrections, ...shiftCorrections(corrections, given.text.length + 1)],
      });
      toast({ text: failed, tone: 'problem' });
    }
  };

  const addTasks = () => {
    const understood = draft.readAll();
    const captureId = uuidv7();
    onCapture?.(captureId);
    const capturing = captureText(store, {
      id: captureId,
      text: draft.now().text,
      ...(place && { place }),
      ...(understood.length > 0 && { understood: understood.map(({ task }) => task) }),
    });
    return keep(capturing, t.failedToAddTask, (tasks) => {
      toastAdded(captureId, tasks);
      onAdded?.();
    });
  };

  const toastAdded = (captureId: string, tasks: readonly Task[]) => {
    const [first] = tasks;
    const text = tasks.length === 1 ? t.taskAddedSuccessfully : t.tasksCreated(tasks.length);
    const row = document.querySelector(`[data-task="${first?.id}"]`);
    toastWithUndo(store, text, captureId, row, first && showFound(first));
  };

  /** Makes tasks of a text that is no longer in the field. */
  const addText = (text: string) => {
    const captureId = uuidv7();
    onCapture?.(captureId);
    const capturing = captureText(store, { id: captureId, text, ...(place && { place }) });
    return toastOnError(
      capturing.then((tasks) => toastAdded(captureId, tasks)),
      t.failedToAddTask,
    );
  };

  const answerQuestion = (question: string) => {
    const { text } = draft.now();
    write('');
    setAnswer({ kind: 'ask', id: uuidv7(), question, text });
  };

  const addNote = (note: Omit<NewNote, 'id'>, said: string) => {
    const failed = t.thisCouldNotBeSaved;
    const written = draft.now();
    const keeping = keep(createNote(store, note), failed, (made) => {
      if (draft.now().text === '') saveDraft(id, draft.now(), draftKey);
      toastWithUndo(store, said, made.id);
    });
    // Notes have no journal, so the text stays a draft until it is on disk.
    saveDraft(id, written, draftKey);
    return keeping;
  };

  /** Runs the action a text asks for. `asTasks` creates tasks even from a question. */
  const perform = (step: CaptureStep, { asTasks = false } = {}) => {
    switch (step.kind) {
      case 'problem':
        return asTasks && step.canAdd ? addTasks() : draft.refuse(step.text);
      case 'tasks':
        return addTasks();
      case 'ask':
        return asTasks ? addTasks() : answerQuestion(step.question);
      case 'project':
        return asTasks
          ? addTasks()
          : keep(createProject(store, { name: step.name }), t.theProjectCouldNotBe, toastProject);
      case 'note':
        return addNote({ title: step.title, body: step.body }, t.noteSaved);
      case 'link':
        return addNote({ title: step.title, url: step.url }, t.linkSaved);
      case 'summary':
        write('');
        return setAnswer(step);
      case 'timer':
        write('');
        startTimer(store, step.minutes);
        navigate('/focus');
        return onOpenPage?.();
      default:
        return step satisfies never;
    }
  };

  /** Sends the text, as Enter does. */
  const submit = async (options?: Parameters<typeof perform>[1]) => {
    const { text } = draft.now();
    if (text.trim() === '' || text.length > maxTextLength) return;
    await perform(stepOf(removeUnstorable(text)), options);
  };

  const needsText = (what: string) => {
    if (draft.now().text.trim() !== '') return false;
    draft.refuse(what);
    return true;
  };

  return {
    draft,
    /** The intake is loaded. */
    isLoaded,
    /** Puts a text into the field. */
    write,
    /** Like `write`, but for keystrokes. */
    type: (next: string, caret: number) => {
      draft.write(next, { caret });
      saveDraftSoon(id, draft.now(), draftKey);
    },
    problem,
    submit,
    answer,
    /** Runs a slash command that needs no text. */
    runCommand: (command: Command) => perform(parseStep(`/${command}`)),
    /** Creates a project that a label in the text names. */
    createProject: (name: string) =>
      toastOnError(createProject(store, { name }).then(toastProject), t.theProjectCouldNotBe),
    dismissAnswer: () => setAnswer(undefined),
    addText,
    ask: () => {
      if (needsText(t.typeYourQuestionThenPress)) return;
      const { text } = draft.now();
      const step = parseStep(text);
      answerQuestion(step.kind === 'ask' ? step.question : text.trim());
    },
    create: () => {
      if (!needsText(t.typeWhatYouNeedTo)) submit({ asTasks: true });
    },
    plan: () => {
      if (!needsText(t.typeYourGoalThenPress)) setAnswer({ kind: 'plan', goal: draft.now().text.trim() });
    },
  };
}

/** Returns the action of a toast that shows what was found in a task's notes. */
const showFound = ({ id, suggestions }: Task): ToastAction | undefined =>
  suggestions.length > 0
    ? { label: t.showFound(suggestions.length), onPress: () => openTask(id) }
    : undefined;

function startTimer(store: Store, minutes: number | null): void {
  const started = actOnTimer(store, {
    kind: 'start_new',
    sessionId: uuidv7(),
    ...(minutes !== null && { plannedMs: minutes * 60_000 }),
  });
  toastOnError(started, t.theTimerCouldNotBe);
}

/** Selects a value from the draft; re-renders only when that value changes. */
export const useDraft = <Said extends string | number | boolean | undefined>(
  draft: DraftStore,
  select: (written: DraftState) => Said,
): Said => useSyncExternalStore(draft.subscribe, () => select(draft.now()));

/**
 * Returns what is parsed from the text. A result that came late is rendered with low priority, so that typing never
 * waits.
 */
export function useParsedTasks(draft: DraftStore): readonly ParsedTask[] {
  const [read, setRead] = useState(() => draft.now().read);
  useEffect(() => {
    let known = draft.now().read;
    setRead(known);
    return draft.subscribe(() => {
      const next = draft.now();
      if (next.read === known) return;
      known = next.read;
      if (next.isLate) startTransition(() => setRead(known));
      else setRead(known);
    });
  }, [draft]);
  return read;
}

function problemOf({ text, refusal }: DraftState): string | undefined {
  const over = text.length - maxTextLength;
  if (over <= 0) return refusal;
  return t.tooLong(over);
}

/** By then the page has most likely rendered. */
const pageStartMs = 1_500;

/**
 * Loads the intake once the page has rendered or something is typed, and returns whether it is loaded. Parses the text
 * again then, whenever the user's vocabulary changes or more languages are known, because that is what sent text is filed by.
 */
function useIntake(store: Store, draft: DraftStore): boolean {
  const [isLoaded, setLoaded] = useState(() => getLoadedIntake() !== undefined);
  const isNeeded = useDraft(draft, ({ text }) => text !== '');
  useEffect(() => {
    let current = true;
    const readAgain = () => {
      if (current) draft.readAgain();
    };
    // Whoever opened the store reports the error.
    store.loaded.then(readAgain, () => undefined);
    const { themes, threads, projects } = store.replica;
    const stops = [themes, threads, projects].map(({ subscribe }) => subscribe(readAgain));
    stops.push(subscribeToLanguages(readAgain));
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [draft, store]);
  useEffect(() => {
    if (isLoaded) return;
    let current = true;
    const load = () =>
      loadIntake().then(
        () => {
          if (!current) return;
          draft.readAgain();
          setLoaded(true);
        },
        // Without the intake there are no chips; sending tries to load it again.
        () => undefined,
      );
    const timer = setTimeout(load, isNeeded ? 0 : Math.max(0, pageStartMs - performance.now()));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft, isLoaded, isNeeded]);
  return isLoaded;
}

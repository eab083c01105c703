import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxTextLength } from '#contract/limits.ts';
import { captureText } from './capture-mutations.ts';
import { addCorrection, type Correction, correct, type ReadTask } from './corrections.ts';
import { keepDraft, readDraft } from './draft.ts';
import { loadedIntake, loadIntake, understandText } from './intake.ts';
import type { CapturePlace } from './journal.ts';

const nothing: ReadTask[] = [];

/** A text being written, what is understood of it, and its way into the list. `place` is where all of it goes. */
export function useCapture(place?: CapturePlace) {
  const store = useStore();
  const { id } = store.account;
  const draft = place && Object.values(place).join();
  const [text, setText] = useState(() => readDraft(id, draft));
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const understand = useIntake();

  const latest = useRef(text);

  const write = (next: string) => {
    latest.current = next;
    setText(next);
    keepDraft(id, next, draft);
    if (next.trim() === '' && corrections.length > 0) setCorrections([]);
  };

  const readText = (written: string) =>
    understand && written.trim() !== '' && written.length <= maxTextLength
      ? correct(written, understandText(understand, store, written, { place }), corrections)
      : undefined;

  // Typing never waits for the chips.
  const written = useDeferredValue(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: readText is made of exactly these
  const read = useMemo(() => readText(written) ?? nothing, [written, corrections, understand, store]);

  const problem =
    text.length > maxTextLength
      ? `This is ${(text.length - maxTextLength).toLocaleString('en')} characters too long. Shorten it, or add it in parts.`
      : undefined;

  /** Empties the field at once; puts the text back where it cannot be stored. */
  const submit = async () => {
    if (text.trim() === '' || problem) return;
    const given = text;
    const understood = written === text ? read : readText(text);
    const capturing = captureText(store, {
      text: given,
      ...(place && { place }),
      ...(understood && understood.length > 0 && { understood: understood.map(({ task }) => task) }),
    });
    write('');
    try {
      const { length } = await capturing;
      toast({
        text: length === 1 ? '✓ Task added successfully' : `✓ Created ${length} tasks from your input!`,
      });
    } catch {
      write([given, latest.current].filter(Boolean).join('\n'));
      toast({ text: 'Failed to add task', tone: 'problem' });
    }
  };

  return {
    text,
    write,
    read,
    problem,
    submit,
    addCorrection: (correction: Correction) => setCorrections((now) => addCorrection(now, correction)),
  };
}

/** The intake once it is loaded, which happens after the first paint. */
function useIntake() {
  const [engine, setEngine] = useState(loadedIntake);
  useEffect(() => {
    if (engine) return;
    let current = true;
    loadIntake().then(
      (loaded) => current && setEngine(() => loaded),
      // Without it there are no chips; sending tries again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [engine]);
  return engine;
}

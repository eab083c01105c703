import { useId, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';
import { Modal } from './modal.tsx';

export interface Question {
  /** The question, or what has happened. */
  title: string;
  text?: string;
  confirm: string;
  /** Without it the dialog only informs and has one button. */
  cancel?: string;
  /** Set this when confirming loses something. */
  danger?: boolean;
}

interface Asked extends Question {
  answer: (confirmed: boolean) => void;
}

let queue: readonly Asked[] = [];
const listeners = new Set<() => void>();

function setQueue(next: readonly Asked[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog; resolves with false when canceled or closed. Questions appear one after the other. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer: (confirmed) => {
        setQueue(queue.filter((other) => other !== asked));
        resolve(confirmed);
      },
    };
    setQueue([...queue, asked]);
  });
}

/** Renders the questions; the app has one. */
export function AskHost() {
  const id = useId();
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue[0],
  );
  if (!question) return null;
  const { title, text, confirm, cancel, danger = false, answer } = question;
  return (
    <Modal
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      {...(text ? { 'aria-describedby': `${id}-text` } : {})}
      onClose={() => answer(false)}
      className="items-center justify-center"
      panelClassName="m-4 flex max-h-[calc(100dvh-2rem)] w-full max-w-md flex-col rounded-md"
    >
      <div className="overflow-y-auto px-5 pt-5 pb-4">
        <h2 id={`${id}-title`} className="text-balance font-serif text-xl">
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className="mt-2 whitespace-pre-line text-muted">
            {text}
          </p>
        )}
      </div>
      <DialogActions>
        {cancel && (
          <Button onClick={() => answer(false)} data-autofocus={danger || undefined}>
            {cancel}
          </Button>
        )}
        <Button
          look={danger ? 'danger' : 'primary'}
          onClick={() => answer(true)}
          data-autofocus={!danger || undefined}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Modal>
  );
}

import { type ReactNode, useId } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { onModEnter } from './keyboard-events.ts';

/** A dialog with one form: Cancel closes it; Enter, Cmd/Ctrl+Enter and the button submit it. */
export function FormDialog({
  title,
  confirm,
  disabled = false,
  onSubmit,
  onClose,
  onCancel = onClose,
  children,
}: {
  title: string;
  /** The label of the submit button. */
  confirm: string;
  /** Disables the submit button. */
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Called by the Cancel button instead of `onClose`. */
  onCancel?: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button look="primary" type="submit" form={id} disabled={disabled}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={onModEnter}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}

import { t } from '#browser/i18n/ui.ts';
import { toast } from './toast-queue.ts';

/** Says that the device's storage is full. */
export const notStored = () => t.notStored;

/** Says that a request did not reach the server. */
export const serverUnreachable = () => t.serverUnreachable;

/** Shows `text` in a toast when the action fails. */
export function toastOnError(action: Promise<unknown>, text: string | (() => string)): void {
  action.catch(() => toast({ text: typeof text === 'string' ? text : text(), tone: 'problem' }));
}

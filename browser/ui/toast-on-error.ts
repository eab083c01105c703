import { toast } from './toast-queue.ts';

/** Says that the device's storage is full. */
export const notStored = 'This could not be stored on this device. Free up some space and try again.';

/** Says that a request did not reach the server. */
export const serverUnreachable = 'The server could not be reached. Check your connection and try again.';

/** Shows `text` in a toast when the action fails. */
export function toastOnError(action: Promise<unknown>, text: string): void {
  action.catch(() => toast({ text, tone: 'problem' }));
}

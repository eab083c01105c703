import { toast } from './toast-queue.ts';

/** Shows `text` in a toast when the action fails. */
export function toastOnError(action: Promise<unknown>, text: string): void {
  action.catch(() => toast({ text, tone: 'problem' }));
}

import { toast } from './toast-queue.ts';

/** Says `text` when what was begun fails. */
export function toastOnError(begun: Promise<unknown>, text: string): void {
  begun.catch(() => toast({ text, tone: 'problem' }));
}

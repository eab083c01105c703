import { createHash } from 'node:crypto';
import { maxTextLength } from '#contract/limits.ts';
import type { NewCapture } from '#contract/tasks.ts';
import { maxMailDelayMs } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';
import { type Capturing, captureText, deriveCaptureId } from '../capture/capture.usecases.ts';
import { idTaken } from '../tasks/tasks.errors.ts';
import { readOneTask } from '../understanding/understand-text.usecases.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { mailUnreadable, senderNotAllowed, unknownAddress } from './mail-in.errors.ts';
import type { MailInRepository } from './mail-in.repository.ts';
import type { MailPool } from './mail-pool.ts';
import { planMail } from './plan-mail.ts';
import type { ReadMail } from './read-mail.ts';

export interface ReceiveMail extends Capturing {
  inboxes: MailInRepository;
  addresses: MailAddresses;
  pool: Pick<MailPool, 'read'>;
  /** Whose Authentication-Results are believed. */
  authservId: string | undefined;
  clock: () => Date;
}

/** The language that is assumed where a text does not show its own. */
const locale = 'en';

/** Returns who has an address. Throws `MailRefusal` where nobody does. */
export async function findInbox({
  inboxes,
  addresses,
  address,
}: Pick<ReceiveMail, 'inboxes' | 'addresses'> & { address: string }) {
  const id = addresses.read(address);
  const inbox = id === null ? undefined : await inboxes.findByAddress(id);
  if (!inbox) throw unknownAddress();
  return inbox;
}

/**
 * Makes tasks of a mail, once for each Message-ID. Resolves when they are stored. Throws `MailRefusal` for a mail that is refused. The
 * bytes are transferred to a worker.
 */
export async function receiveMail({
  address,
  bytes,
  ...parts
}: ReceiveMail & { address: string; bytes: Uint8Array<ArrayBuffer> }): Promise<void> {
  const { inboxes, pool, authservId, clock } = parts;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const mail = await pool.read({ bytes, authservId });
  if (!mail) throw mailUnreadable();
  // Looked up again: the address may have ended, and senders been removed, since the conversation began.
  const { user, senders } = await findInbox({ ...parts, address });
  const now = clock();
  if (mail.from === null || !senders.includes(mail.from)) {
    if (mail.from !== null)
      await inboxes.recordRefused(user.id, { from: mail.from.slice(0, maxSenderLength), now });
    throw senderNotAllowed(mail.from);
  }
  const id = deriveCaptureId(user.id, 'mail', mail.messageId ?? digest);
  const input = await toCapture({ ...parts, mail, user, id, at: writtenAt(mail, now) });
  await captureText({ ...parts, locale, user, edit: { editedAt: now }, input }).catch((error: unknown) => {
    // Its tasks are gone by now: erased from the trash.
    if (!(error instanceof AppError && error.code === idTaken().code)) throw error;
  });
  await inboxes.recordReceived(user.id, now);
}

const maxSenderLength = 320;

async function toCapture({
  mail,
  id,
  at,
  ...parts
}: Pick<ReceiveMail, 'intake'> & {
  mail: ReadMail;
  id: string;
  at: Date;
  user: Awaited<ReturnType<typeof findInbox>>['user'];
}): Promise<NewCapture> {
  const capture = {
    id,
    context: `Email from ${mail.from}${mail.checks === null ? '' : ` (${mail.checks})`}`,
    captured_at: at.toISOString(),
  };
  const plan = planMail(mail);
  if (plan.kind === 'tasks') return { ...capture, title: plan.text };
  const task = await readOneTask({ ...parts, locale, at, text: plan.title });
  const description = [task.description, plan.notes].filter(Boolean).join('\n\n').slice(0, maxTextLength);
  return {
    ...capture,
    title: [mail.subject, mail.text].filter(Boolean).join('\n\n').slice(0, maxTextLength).toWellFormed(),
    tasks: [{ ...task, description: description.toWellFormed() }],
  };
}

/** Returns when a mail was written, as far as that can be believed. */
function writtenAt({ date }: ReadMail, now: Date): Date {
  const written = date === null ? Number.NaN : Date.parse(date);
  const age = now.getTime() - written;
  return age >= 0 && age <= maxMailDelayMs ? new Date(written) : now;
}

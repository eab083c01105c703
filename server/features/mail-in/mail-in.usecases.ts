import type { MailIn, MailInInput } from '#contract/mail-in.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { mailInOff, mailInUnavailable } from './mail-in.errors.ts';
import type { InboxRow, MailInRepository } from './mail-in.repository.ts';

export interface MailInContext {
  inboxes: MailInRepository;
  /** Undefined on a server that receives no mail. */
  addresses: MailAddresses | undefined;
  user: SignedInUser;
}

const describe = (addresses: MailAddresses | undefined, inbox: InboxRow | undefined): MailIn => ({
  is_available: addresses !== undefined,
  address: (inbox && addresses?.format(inbox.address_id)) ?? null,
  senders: inbox?.senders ?? [],
  last_received_at: inbox?.last_received_at ?? null,
  last_refused:
    inbox?.last_refused_from && inbox.last_refused_at
      ? { from: inbox.last_refused_from, at: inbox.last_refused_at }
      : null,
});

export const getMailIn = async ({ inboxes, addresses, user }: MailInContext): Promise<MailIn> =>
  describe(addresses, await inboxes.find(user.id));

/** Turns adding tasks by email on, or changes who may send. Throws `mail_in.unavailable`. */
export async function saveMailIn({
  inboxes,
  addresses,
  user,
  input,
}: MailInContext & { input: MailInInput }): Promise<MailIn> {
  if (!addresses) throw mailInUnavailable();
  const known = await inboxes.find(user.id);
  const senders = input.senders ?? known?.senders ?? [user.email.toLowerCase()];
  return describe(addresses, await inboxes.save(user.id, { address_id: addresses.createId(), senders }));
}

/** Gives the user another address; the old one ends. Throws `mail_in.unavailable` and `mail_in.off`. */
export async function renewMailIn({ inboxes, addresses, user }: MailInContext): Promise<MailIn> {
  if (!addresses) throw mailInUnavailable();
  const inbox = await inboxes.renew(user.id, addresses.createId());
  if (!inbox) throw mailInOff();
  return describe(addresses, inbox);
}

/** Ends the address. */
export const turnOffMailIn = ({ inboxes, user }: Pick<MailInContext, 'inboxes' | 'user'>): Promise<void> =>
  inboxes.remove(user.id);

import { api } from '#browser/api-client.ts';
import type { MailIn } from '#contract/mail-in.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const path = '/api/mail-in';

export async function getMailIn(): Promise<MailIn> {
  return (await api.request<MailIn>({ path })).body;
}

/** Turns adding tasks by email on, or changes who may send. */
export async function saveMailIn(senders?: string[]): Promise<void> {
  await api.request({ method: 'PUT', path, body: senders ? { senders } : {} });
}

/** Gets another address; the old one ends. */
export async function renewMailIn(): Promise<void> {
  await api.request({ method: 'POST', path: `${path}/renew` });
}

export async function turnOffMailIn(): Promise<void> {
  await api.request({ method: 'DELETE', path });
}

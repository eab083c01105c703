import { type ReadMail, readMail } from './read-mail.ts';

export interface MailRequest {
  bytes: Uint8Array<ArrayBuffer>;
  authservId: string | undefined;
}

/** Reads a mail, or returns null for one that cannot be read. */
export default async function read({ bytes, authservId }: MailRequest): Promise<ReadMail | null> {
  try {
    return await readMail(bytes, { authservId });
  } catch {
    return null;
  }
}

import type { Mail, Mailer } from '../mail/mailer.ts';

/** Keeps the mails that are sent; `next` waits for one more. */
export function createMailbox() {
  const mails: Mail[] = [];
  let arrived: (() => void) | undefined;
  return {
    mails,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
        arrived?.();
      },
    } satisfies Mailer,
    async next(): Promise<Mail> {
      if (mails.length === 0)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      const mail = mails.shift();
      if (!mail) throw new Error('No mail');
      return mail;
    },
  };
}

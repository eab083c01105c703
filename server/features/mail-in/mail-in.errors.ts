import { AppError } from '../../http/errors.ts';

export const mailInUnavailable = () =>
  new AppError({
    code: 'mail_in.unavailable',
    message: 'This server does not receive email. Its operator can turn that on with MAIL_IN_PORT.',
    status: 409,
  });

export const mailInOff = () =>
  new AppError({
    code: 'mail_in.off',
    message: 'Adding tasks by email is off. Turn it on first.',
    status: 404,
  });

/** Why a mail is refused. `code` is the answer of SMTP (RFC 5321, 4.2.3), `message` what its sender reads. */
export class MailRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export const unknownAddress = () =>
  new MailRefusal(
    550,
    'Heddle accepts no email for this address. Look up the right one in Settings > Capture.',
  );

export const senderNotAllowed = (from: string | null) =>
  new MailRefusal(
    550,
    `Heddle does not accept emails from ${from ?? 'an unknown sender'} here. The owner of this address can allow it in Settings > Capture.`,
  );

export const mailTooLarge = (maxBytes: number) =>
  new MailRefusal(552, `This email is too large: the limit is ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

export const mailUnreadable = () => new MailRefusal(554, 'Heddle cannot read this email.');

export const tooManyMails = () => new MailRefusal(450, 'Too many emails at once. Send it again later.');

export const oneRecipientOnly = () =>
  new MailRefusal(452, 'One recipient at a time. Send it again to the others.');

export const tryAgainLater = () =>
  new MailRefusal(451, 'Heddle cannot store this email right now. Send it again later.');

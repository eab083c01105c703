import { AppError } from '../../http/errors.ts';

/** Reports why a backup cannot be made, read or restored; `message` tells the operator what to do. */
export class BackupError extends Error {
  /** What those problems are called that people meet on the first screen. */
  readonly code: BackupProblem;

  constructor(message: string, code: BackupProblem = 'refused') {
    super(message);
    this.code = code;
  }
}

export type BackupProblem =
  | 'encrypted'
  | 'wrong_key'
  | 'damaged'
  | 'no_backup'
  | 'newer'
  | 'other_secret'
  | 'no_accounts'
  | 'in_use'
  | 'busy'
  | 'refused';

export const damagedBackup = () =>
  new BackupError('The backup is damaged or cut short: use another one.', 'damaged');

/** Refuses what the first screen does only while nobody has an account. */
export const serverInUse = () =>
  new AppError({
    code: 'restore.in_use',
    message: 'This server is in use, so a backup can be restored only by its operator, with npm run restore.',
    status: 409,
  });

export const startsAnew = () =>
  new AppError({
    code: 'restore.restarting',
    message: 'The server starts anew with the backup that was restored. Try again in a moment.',
    status: 503,
    retryAfterMs: 1000,
  });

export const partOutOfOrder = () =>
  new AppError({
    code: 'restore.part_lost',
    message:
      'A part of the backup is missing, or somebody else has sent another one: send it from the beginning.',
    status: 409,
  });

export const noRoom = () =>
  new AppError({
    code: 'restore.no_room',
    message: 'The disk of the server is full.',
    status: 507,
  });

/** Turns what is wrong with a backup into an answer for whoever sent it, which names no files of the server. */
export function refuseBackup({ code, message }: BackupError): AppError {
  if (code === 'in_use') return serverInUse();
  const withoutFiles: Partial<Record<BackupProblem, string>> = {
    no_backup: 'This is not a backup of Heddle.',
    refused: 'The backup cannot be restored. The server’s log says why.',
  };
  return new AppError({ code: `restore.${code}`, message: withoutFiles[code] ?? message, status: 422 });
}

export const noBackup = () => new AppError({ code: 'backup.none', status: 404 });

export const backupFails = () =>
  new AppError({
    code: 'backup.unreadable',

    status: 500,
  });

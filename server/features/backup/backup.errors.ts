import { AppError } from '../../http/errors.ts';

/** Reports why a backup cannot be made, read or restored; `message` tells the operator what to do. */
export class BackupError extends Error {}

export const damagedBackup = () => new BackupError('The backup is damaged or cut short: use another one.');

export const noBackup = () =>
  new AppError({ code: 'backup.none', message: 'There is no backup yet.', status: 404 });

export const backupFails = () =>
  new AppError({
    code: 'backup.unreadable',
    message: 'The latest backup cannot be read. The server’s log says why.',
    status: 500,
  });

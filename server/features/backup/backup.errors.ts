import { AppError } from '../../http/errors.ts';

/** Reports why a backup cannot be made, read or restored; `message` tells the operator what to do. */
export class BackupError extends Error {}

export const damagedBackup = () => new BackupError('The backup is damaged or cut short: use another one.');

export const noBackup = () => new AppError({ code: 'backup.none', status: 404 });

export const backupFails = () =>
  new AppError({
    code: 'backup.unreadable',

    status: 500,
  });

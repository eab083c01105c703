/** Reports why a backup cannot be made, read or restored; `message` tells the operator what to do. */
export class BackupError extends Error {}

export const damagedBackup = () => new BackupError('The backup is damaged or cut short: use another one.');

import { importRetryAfterMs } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';
import type { ImportError } from './sources/parsed-import.ts';

const statuses = { unknown_format: 422, damaged: 422, empty: 422, too_large: 413, too_many: 413 } as const;

/** Returns the error for a file that cannot be read; its message says what to do. */
export const unreadable = ({ code, message }: Pick<ImportError, 'code' | 'message'>) =>
  new AppError({ code: `import.${code}`, message, status: statuses[code] });

export const tooSlow = () =>
  new AppError({
    code: 'import.too_slow',
    message: 'Reading this file takes too long. Split it, and import the parts.',
    status: 422,
  });

export const importNotFound = () =>
  new AppError({
    code: 'import.not_found',
    message: 'There is no such import. Choose the file again.',
    status: 404,
  });

export const alreadyImporting = () =>
  new AppError({
    code: 'import.running',
    message: 'Another import is in progress. Wait until it has ended, or cancel it.',
    status: 409,
  });

export const notAPreview = () =>
  new AppError({
    code: 'import.not_a_preview',
    message: 'This import has already been started. Choose the file again.',
    status: 409,
  });

export const accountNotEmpty = () =>
  new AppError({
    code: 'import.not_empty',
    message: 'This account is no longer empty. Choose the file again to add its tasks to what is there.',
    status: 409,
  });

export const cannotUndoRestore = () =>
  new AppError({
    code: 'import.cannot_undo',
    message: 'A restore cannot be undone. Delete the account to start over.',
    status: 409,
  });

export const importBusy = () =>
  new AppError({
    code: 'import.busy',
    message: 'Too many files are being read. Try again in a moment.',
    status: 429,
    retryAfterMs: importRetryAfterMs,
  });

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

    status: 422,
  });

export const importNotFound = () =>
  new AppError({
    code: 'import.not_found',

    status: 404,
  });

export const alreadyImporting = () =>
  new AppError({
    code: 'import.running',

    status: 409,
  });

export const notAPreview = () =>
  new AppError({
    code: 'import.not_a_preview',

    status: 409,
  });

export const accountNotEmpty = () =>
  new AppError({
    code: 'import.not_empty',

    status: 409,
  });

export const cannotUndoRestore = () =>
  new AppError({
    code: 'import.cannot_undo',

    status: 409,
  });

export const importBusy = () =>
  new AppError({
    code: 'import.busy',

    status: 429,
    retryAfterMs: importRetryAfterMs,
  });

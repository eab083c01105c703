import { AppError } from '../../../http/errors.ts';

type Code = 'gone' | 'changed' | 'broken' | 'disk_full' | 'not_written' | 'not_unpacked' | 'unpacker_missing';

/** Thrown when a speech model cannot be installed, with a message that says what to do. */
export class InstallError extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const speechModelNotFound = () =>
  new AppError({
    code: 'voice.speech_model_not_found',

    status: 404,
  });

export const installNotAllowed = () =>
  new AppError({
    code: 'voice.install_not_allowed',

    status: 403,
  });

export const otherInstallRuns = () =>
  new AppError({
    code: 'voice.install_runs',

    status: 409,
  });

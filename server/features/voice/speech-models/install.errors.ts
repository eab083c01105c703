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
    message: 'There is no such speech model.',
    status: 404,
  });

export const installNotAllowed = () =>
  new AppError({
    code: 'voice.install_not_allowed',
    message:
      'Speech models can be installed on the page opened on the server itself, or with npm run speech:install there. ALLOW_SPEECH_INSTALL=open allows it from everywhere.',
    status: 403,
  });

export const otherInstallRuns = () =>
  new AppError({
    code: 'voice.install_runs',
    message: 'Another speech model is being installed. Wait until it is done, or stop it.',
    status: 409,
  });

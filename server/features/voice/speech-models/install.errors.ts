import { AppError } from '../../../http/errors.ts';
import { type LocalizedText, type Texts, textsIn } from '../../../texts.ts';

type Code = 'gone' | 'changed' | 'broken' | 'disk_full' | 'not_written' | 'not_unpacked' | 'unpacker_missing';

/** Thrown when a speech model cannot be installed. `say` tells why and what to do; the message is the same in English. */
export class InstallError extends Error {
  readonly code: Code;
  readonly say: LocalizedText;

  constructor(code: Code, say: (texts: Texts['status']['install']) => string, options?: ErrorOptions) {
    super(say(textsIn('en').status.install), options);
    this.code = code;
    this.say = ({ install }) => say(install);
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

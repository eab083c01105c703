/** What the server says about its parts, its speech models and its language models, mostly to whoever runs it. */
export default {
  database: { own: 'PostgreSQL at DATABASE_URL', included: 'PostgreSQL included with Heddle' },
  mail: {
    sent: 'Sent through SMTP_URL',
    written: 'Emails are written to a folder, because SMTP_URL is not set.',
  },
  push: 'Sent to the devices that have notifications on',
  backups: {
    off: 'No daily backups, because BACKUP is off.',
    tonight: 'The first backup will be made tonight.',
    failed: 'The daily backup has failed since. The server’s log says why.',
    readable: 'Not encrypted',
    encrypted: 'Encrypted',
  },
  speech: {
    notSetUp:
      'Speech recognition is not set up. Add an OpenAI, Groq or Mistral provider here, or ask whoever runs this server to install a speech model (npm run speech:install) or to set TRANSCRIPTION_BASE_URL.',
    /** A recognizer without a name of its own, as the next three name it. */
    server: 'The speech server',
    usesModel: (recognizer: string, model: string) => `${recognizer}, model ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} refused the API key.`,
    noAnswer: (recognizer: string) => `${recognizer} did not answer.`,
    ownModel: 'A speech model on this server',
    noFolder: 'SPEECH_MODEL_DIR names no folder.',
    folderMissing: (folder: string) => `SPEECH_MODEL_DIR names the folder ${folder}, which does not exist.`,
    tokensMissing: (folder: string) => `SPEECH_MODEL_DIR lacks a file tokens.txt in ${folder}.`,
    modelMissing: (folder: string) =>
      `SPEECH_MODEL_DIR lacks an .onnx model (an encoder and a decoder, or a model) in ${folder}.`,
  },
  /** What a speech model understands. */
  understands: {
    many: 'About 100 languages',
    manyFaster: 'About 100 languages, faster, with more mistakes',
    english: 'English only',
  },
  /** Why a speech model could not be installed. */
  install: {
    gone: (status: number) =>
      `The publisher’s server no longer offers this model (${status}). Choose another one.`,
    withoutEncryption: 'The publisher’s server redirects to an address without encryption.',
    differs:
      'What the publisher’s server sends is not the file that Heddle knows, by its size or checksum, so it was deleted. Try again, or choose another model.',
    broken: (percent: number) =>
      `The connection broke after ${percent}%. Try again: the download resumes where it stopped.`,
    diskFull: 'The disk is full. What had arrived was deleted. Free some space, then try again.',
    noSpace: (needed: number, free: number) =>
      `The model needs ${needed.toLocaleString('en')} MB of free space for download and unpacking, and there are ${free.toLocaleString('en')} MB. Free some, then try again.`,
    notWritten: (file: string) => `Heddle may not write to ${file}. Check who owns DATA_DIR.`,
    noModel: 'The archive holds no speech model.',
    notUnpacked: 'The archive could not be unpacked. Is there enough space?',
    noUnpacker:
      'The programs tar and bzip2 are needed to unpack speech models. Install them (such as with apt install tar bzip2), then try again.',
    failed: 'The model could not be installed. The log of the server says why.',
  },
  /** What the operator has to do before Heddle may call a program on the same machine. */
  allow: {
    ollama: (address: string) => `Start Heddle with OLLAMA_BASE_URL=${address} to use it.`,
    others: (host: string) => `Add ${host} to ALLOWED_LLM_HOSTS and restart Heddle to use it.`,
  },
  /** `feature` is the name of a setting such as `temperature`. */
  settingIgnored: (feature: string) => `“${feature}” is ignored by this model`,
};

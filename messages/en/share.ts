import { plural } from './plural.ts';

export default {
  linkSaved: 'Link saved',
  sharedFromAnotherApp: 'Shared from another app',
  theSoundFileIsKept: 'The sound file is kept as a recording. Its tasks appear once it is transcribed.',
  tooLong: (max: number) =>
    plural(max, { other: 'The shared text is too long: # characters are the most. Share it in parts.' }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ Created # task from what you shared',
      other: '✓ Created # tasks from what you shared',
    }),
};

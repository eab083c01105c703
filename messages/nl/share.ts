import type english from '../en/share.ts';
import { plural } from './plural.ts';

export default {
  linkSaved: 'Link bewaard',
  sharedFromAnotherApp: 'Gedeeld vanuit een andere app',
  theSoundFileIsKept:
    'Het geluidsbestand is als opname bewaard. De taken verschijnen zodra het is uitgeschreven.',
  tooLong: (max: number) =>
    plural(max, { other: 'De gedeelde tekst is te lang: hoogstens # tekens. Deel hem in stukken.' }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ # taak gemaakt van wat je hebt gedeeld',
      other: '✓ # taken gemaakt van wat je hebt gedeeld',
    }),
} satisfies typeof english;

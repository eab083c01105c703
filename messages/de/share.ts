import type english from '../en/share.ts';
import { plural } from './plural.ts';

export default {
  linkSaved: 'Link gespeichert',
  sharedFromAnotherApp: 'Aus einer anderen App geteilt',
  theSoundFileIsKept:
    'Die Audiodatei bleibt als Aufnahme erhalten. Ihre Aufgaben erscheinen, sobald sie in Text umgewandelt ist.',
  tooLong: (max: number) =>
    plural(max, {
      other: 'Der geteilte Text ist zu lang: Höchstens # Zeichen sind möglich. Teile ihn in Stücken.',
    }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ # Aufgabe aus dem Geteilten angelegt',
      other: '✓ # Aufgaben aus dem Geteilten angelegt',
    }),
} satisfies typeof english;

import type english from '../en/reclassify.ts';
import { plural } from './plural.ts';

export default {
  loading: 'Laden',
  showTheLastProposals: 'Laatste voorstellen tonen',
  classifyingYourTasks: 'Je taken indelen',
  continueInBackground: 'Doorgaan op de achtergrond',
  theConnectionWasLostYour:
    'De verbinding is verbroken. Je taken worden nog steeds ingedeeld: open dit opnieuw om te zien hoe ver het is.',
  close: 'Sluiten',
  proposedMoves: 'Voorgestelde verplaatsingen',
  nothingHasMovedYetTasks:
    'Er is nog niets verplaatst. Taken waarvan je de plek zelf hebt gekozen, staan niet in deze lijst.',
  selectNone: 'Niets selecteren',
  selectAll: 'Alles selecteren',
  theTasksCouldNotBe: 'De taken konden niet worden teruggezet. Probeer het opnieuw.',
  tasksClassified: 'Taken ingedeeld',
  undo: 'Ongedaan maken',
  done: 'Klaar',
  noErrors: 'Geen fouten.',
  themeChanges: 'Gewijzigde thema’s',
  errors: 'Fouten',
  movedTasks: 'Verplaatste taken',
  classifyFailed: 'De taken konden niet worden ingedeeld. Probeer het opnieuw.',
  progress: (read: number, total: number) => `${read} van ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { other: '#' })} van ${plural(total, { other: '#' })} gelezen, ${plural(moves, { one: '# verplaatsing', other: '# verplaatsingen' })} voor te stellen.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, {
        one: 'Geannuleerd: # taak niet gelezen.',
        other: 'Geannuleerd: # taken niet gelezen.',
      }),
    failed: (count: number) =>
      plural(count, {
        one: 'Het taalmodel antwoordt niet meer: # taak niet gelezen.',
        other: 'Het taalmodel antwoordt niet meer: # taken niet gelezen.',
      }),
  },
  to: 'naar',
  applyMoves: (accepted: number, proposed: number) =>
    plural(proposed, {
      one: `${accepted} van # verplaatsing toepassen`,
      other: `${accepted} van # verplaatsingen toepassen`,
    }),
  tasksNotRead: (count: number) =>
    plural(count, {
      one: '# taak kon niet worden gelezen.',
      other: '# taken konden niet worden gelezen.',
    }),
  percentRead: (percent: number) => `${percent}% gelezen. Niets wordt verplaatst tot je akkoord gaat.`,
  tasksAreBack: (count: number) =>
    plural(count, {
      one: '# taak staat weer waar hij stond',
      other: '# taken staan weer waar ze stonden',
    }),
  reclassified: (moved: number, total: number) =>
    plural(total, {
      one: `${moved} van # taak opnieuw ingedeeld.`,
      other: `${moved} van # taken opnieuw ingedeeld.`,
    }),
  errorCount: (count: number) => plural(count, { one: '# fout.', other: '# fouten.' }),
  andMore: (count: number) => plural(count, { other: 'en nog #' }),
} satisfies typeof english;

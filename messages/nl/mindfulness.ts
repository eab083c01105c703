import type english from '../en/mindfulness.ts';
import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Starten',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  reset: 'Opnieuw',
  endSession: 'Sessie stoppen',
  howDoYouFeelOptional: 'Hoe voel je je? (optioneel)',
  yourOwnRhythmSitComfortably: 'Je eigen ritme. Ga ontspannen zitten en laat je schouders zakken.',
  paused: 'Gepauzeerd',
  oneMinuteLeft: 'Nog één minuut.',
  halfwayThrough: 'Op de helft.',
  mindfulness: 'Mindfulness',
  howExercisesGuideYouAnd:
    'Hoe oefeningen je begeleiden en hoe je dagen worden geteld. De oefeningen staan op de pagina Mindfulness.',
  sounds: 'Geluiden',
  softSoundsSayWhenTo:
    'Zachte geluiden zeggen wanneer je inademt, vasthoudt en uitademt; een klankschaal klinkt aan het eind van de sessie.',
  vibration: 'Trillen',
  yourPhoneVibratesAtThe: 'Je telefoon trilt op dezelfde momenten, als hij dat kan.',
  streaks: 'Reeksen',
  showsHowManyDaysIn: 'Toont hoeveel dagen op rij je het volhoudt.',
  dayStartsAt: 'Dag begint om',
  midnight: 'Middernacht',
  aSessionBeforeThatHour: 'Een sessie vóór dat uur telt mee voor de dag ervoor.',
  nothingHereYetAndNo:
    'Hier staat nog niets, en er is geen haast. Je sessies en minuten worden hier opgeteld.',
  anExerciseNeedsAName: 'Een oefening heeft een naam nodig.',
  exerciseSaved: 'Oefening opgeslagen',
  theExerciseCouldNotBe: 'De oefening is niet opgeslagen. Probeer het opnieuw.',
  editExercise: 'Oefening bewerken',
  newExercise: 'Nieuwe oefening',
  save: 'Opslaan',
  name: 'Naam',
  length: 'Duur',
  exerciseDeleted: 'Oefening verwijderd',
  theExerciseCouldNotBeDeleted: 'De oefening is niet verwijderd. Probeer het opnieuw.',
  edit: 'Bewerken',
  delete: 'Verwijderen',
  breatheToYourOwnRhythm: 'Adem in je eigen ritme',
  recentSessions: 'Recente sessies',
  showMore: 'Meer tonen',
  sessionDeleted: 'Sessie verwijderd',
  theSessionCouldNotBe: 'De sessie is niet verwijderd. Probeer het opnieuw.',
  yourMoodCouldNotBe: 'Je stemming is niet opgeslagen. Probeer het opnieuw.',
  wellDone: 'Goed gedaan',
  thatCountsToo: 'Dat telt ook',
  howDoYouFeelNow: 'Hoe voel je je nu? (optioneel)',
  backToTheTimer: 'Terug naar de timer',
  done: 'Klaar',
  onceMore: 'Nog een keer',
  sessionEndedSessionsUnderA: 'Sessie gestopt. Sessies van minder dan een minuut tellen niet mee.',
  focusTimer: 'Focustimer',
  turnSoundsOff: 'Geluid uitzetten',
  turnSoundsOn: 'Geluid aanzetten',
  turnVibrationOff: 'Trillen uitzetten',
  turnVibrationOn: 'Trillen aanzetten',
  exitFullScreen: 'Volledig scherm sluiten',
  fullScreen: 'Volledig scherm',
  sessionKept: 'Sessie bewaard',
  theSessionCouldNotBeSaved: 'De sessie is niet opgeslagen. Maak ruimte vrij en probeer het opnieuw.',
  unfinishedSession: 'Niet-afgemaakte sessie',
  continue: 'Doorgaan',
  discard: 'Weggooien',
  aFewQuietMinutesWhenever: 'Een paar rustige minuten, wanneer je ze nodig hebt.',
  loadingYourSessions: 'Je sessies laden…',
  exercisesHeading: 'Oefeningen',
  sessionActions: {
    start: 'Sessie starten',
    pause: 'Sessie pauzeren',
    resume: 'Sessie hervatten',
  },
  types: { breathing: 'Ademen', meditation: 'Meditatie' },
  countMinutes: (count: number) => plural(count, { one: '# minuut', other: '# minuten' }),
  minutes: (count: number) => `${count} min`,
  countBreaths: (count: number) => plural(count, { one: '# ademhaling', other: '# ademhalingen' }),
  /** In seconds, short. */
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0 ? `${inhale} in · ${hold} vast · ${exhale} uit` : `${inhale} in · ${exhale} uit`,
  /** In seconds, for screen readers. */
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, { one: 'Adem # seconde in', other: 'Adem # seconden in' });
    return hold > 0
      ? `${breatheIn}, houd ${hold} vast, adem ${exhale} uit.`
      : `${breatheIn}, adem ${exhale} uit.`;
  },
  phases: { inhale: 'Adem in', hold: 'Houd vast', exhale: 'Adem uit' },
  breath: (number: number) => `Ademhaling ${number}`,
  timeLeft: (time: string) => `nog ${time}`,
  pausedWithTimeLeft: (time: string) => `Gepauzeerd, nog ${time}.`,
  pauseReasons: {
    interruption:
      'Je verliet deze sessie voordat hij klaar was. Hervat hem, of stop hem en bewaar wat je hebt gedaan.',
    sleep: 'Dit apparaat stond in de slaapstand, dus wachtte de sessie op je.',
  },
  /** What is loading, in “Laden: je mindfulnessinstellingen…”. */
  yourMindfulnessSettings: 'je mindfulnessinstellingen',
  /** The number stands above. */
  stats: {
    sessions: (count: number) => plural(count, { one: 'sessie', other: 'sessies' }),
    minutes: (count: number) => plural(count, { one: 'minuut', other: 'minuten' }),
    streak: (days: number) => plural(days, { one: 'dag op rij', other: 'dagen op rij' }),
  },
  moods: {
    veryLow: { name: 'Heel slecht', before: 'Vooraf heel slecht', after: 'Na afloop heel slecht' },
    low: { name: 'Slecht', before: 'Vooraf slecht', after: 'Na afloop slecht' },
    okay: { name: 'Oké', before: 'Vooraf oké', after: 'Na afloop oké' },
    good: { name: 'Goed', before: 'Vooraf goed', after: 'Na afloop goed' },
    veryGood: { name: 'Heel goed', before: 'Vooraf heel goed', after: 'Na afloop heel goed' },
  },
  nameTooLong: (max: number) => `Een naam mag hoogstens ${max} tekens hebben.`,
  seconds: 'seconden',
  minutesHint: 'minuten',
  enterNumber: (min: number, max: number) => `Vul ${min} tot ${max} in.`,
  moreFor: (name: string) => `Meer voor ${name}`,
  deleteSession: (name: string, moment: string) => `${moment}: ${name} verwijderen`,
  daysInARow: (days: number) => `${days} dagen op rij`,
  takeAMoment: (exercise: string) => `${exercise}. Neem even de tijd voordat je verdergaat.`,
  youWereInto: '<exercise/> liep al <time/>.',
  keepMinutes: (count: number) => plural(count, { one: '# minuut bewaren', other: '# minuten bewaren' }),
} satisfies typeof english;

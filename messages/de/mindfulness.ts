import type english from '../en/mindfulness.ts';
import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Start',
  pause: 'Pause',
  resume: 'Weiter',
  reset: 'Zurücksetzen',
  endSession: 'Sitzung beenden',
  howDoYouFeelOptional: 'Wie fühlst du dich? (freiwillig)',
  yourOwnRhythmSitComfortably: 'Dein eigener Rhythmus. Setze dich bequem hin und lass die Schultern sinken.',
  paused: 'Pausiert',
  oneMinuteLeft: 'Noch eine Minute.',
  halfwayThrough: 'Die Hälfte ist geschafft.',
  mindfulness: 'Achtsamkeit',
  howExercisesGuideYouAnd:
    'Wie Übungen dich anleiten und wie deine Tage gezählt werden. Die Übungen sind auf der Seite „Achtsamkeit“.',
  sounds: 'Töne',
  softSoundsSayWhenTo:
    'Sanfte Töne zeigen an, wann du einatmest, den Atem anhältst und ausatmest; eine Klangschale beendet die Sitzung.',
  vibration: 'Vibration',
  yourPhoneVibratesAtThe: 'Dein Handy vibriert im selben Moment, wenn es kann.',
  streaks: 'Serien',
  showsHowManyDaysIn: 'Zeigt, wie viele Tage in Folge du dabei bist.',
  dayStartsAt: 'Der Tag beginnt um',
  midnight: 'Mitternacht',
  aSessionBeforeThatHour: 'Eine Sitzung vor dieser Stunde zählt zum Tag davor.',
  nothingHereYetAndNo: 'Noch nichts hier, und keine Eile. Deine Sitzungen und Minuten sammeln sich hier.',
  anExerciseNeedsAName: 'Eine Übung braucht einen Namen.',
  exerciseSaved: 'Übung gespeichert',
  theExerciseCouldNotBe: 'Die Übung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  editExercise: 'Übung bearbeiten',
  newExercise: 'Neue Übung',
  save: 'Speichern',
  name: 'Name',
  length: 'Dauer',
  exerciseDeleted: 'Übung gelöscht',
  theExerciseCouldNotBeDeleted: 'Die Übung konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  breatheToYourOwnRhythm: 'Atme in deinem eigenen Rhythmus',
  recentSessions: 'Letzte Sitzungen',
  showMore: 'Mehr zeigen',
  sessionDeleted: 'Sitzung gelöscht',
  theSessionCouldNotBe: 'Die Sitzung konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  yourMoodCouldNotBe: 'Deine Stimmung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  wellDone: 'Gut gemacht',
  thatCountsToo: 'Auch das zählt',
  howDoYouFeelNow: 'Wie fühlst du dich jetzt? (freiwillig)',
  backToTheTimer: 'Zurück zum Timer',
  done: 'Fertig',
  onceMore: 'Noch einmal',
  sessionEndedSessionsUnderA: 'Sitzung beendet. Sitzungen unter einer Minute werden nicht gespeichert.',
  focusTimer: 'Fokus-Timer',
  turnSoundsOff: 'Töne ausschalten',
  turnSoundsOn: 'Töne einschalten',
  turnVibrationOff: 'Vibration ausschalten',
  turnVibrationOn: 'Vibration einschalten',
  exitFullScreen: 'Vollbild beenden',
  fullScreen: 'Vollbild',
  sessionKept: 'Sitzung gespeichert',
  theSessionCouldNotBeSaved:
    'Die Sitzung konnte nicht gespeichert werden. Schaff etwas Platz und versuch es noch einmal.',
  unfinishedSession: 'Unbeendete Sitzung',
  continue: 'Fortsetzen',
  discard: 'Verwerfen',
  aFewQuietMinutesWhenever: 'Ein paar ruhige Minuten, wann immer du sie brauchst.',
  loadingYourSessions: 'Deine Sitzungen werden geladen …',
  exercisesHeading: 'Übungen',
  sessionActions: {
    start: 'Sitzung starten',
    pause: 'Sitzung pausieren',
    resume: 'Sitzung fortsetzen',
  },
  types: { breathing: 'Atmen', meditation: 'Meditation' },
  countMinutes: (count: number) => plural(count, { one: '# Minute', other: '# Minuten' }),
  minutes: (count: number) => `${count} Min.`,
  countBreaths: (count: number) => plural(count, { one: '# Atemzug', other: '# Atemzüge' }),
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0 ? `${inhale} ein · ${hold} halten · ${exhale} aus` : `${inhale} ein · ${exhale} aus`,
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, { one: '# Sekunde einatmen', other: '# Sekunden einatmen' });
    return hold > 0
      ? `${breatheIn}, ${hold} halten, ${exhale} ausatmen.`
      : `${breatheIn}, ${exhale} ausatmen.`;
  },
  phases: { inhale: 'Einatmen', hold: 'Halten', exhale: 'Ausatmen' },
  breath: (number: number) => `Atemzug ${number}`,
  timeLeft: (time: string) => `noch ${time}`,
  pausedWithTimeLeft: (time: string) => `Pausiert, noch ${time}.`,
  pauseReasons: {
    interruption:
      'Du hast diese Sitzung vor dem Ende verlassen. Setze sie fort oder beende sie und behalte, was du getan hast.',
    sleep: 'Dieses Gerät war im Ruhezustand, darum hat die Sitzung auf dich gewartet.',
  },
  yourMindfulnessSettings: 'Einstellungen zur Achtsamkeit',
  stats: {
    sessions: (count: number) => plural(count, { one: 'Sitzung', other: 'Sitzungen' }),
    minutes: (count: number) => plural(count, { one: 'Minute', other: 'Minuten' }),
    streak: (days: number) => plural(days, { one: 'Tag in Folge', other: 'Tage in Folge' }),
  },
  moods: {
    veryLow: { name: 'Sehr schlecht', before: 'Vorher sehr schlecht', after: 'Nachher sehr schlecht' },
    low: { name: 'Schlecht', before: 'Vorher schlecht', after: 'Nachher schlecht' },
    okay: { name: 'Ganz okay', before: 'Vorher ganz okay', after: 'Nachher ganz okay' },
    good: { name: 'Gut', before: 'Vorher gut', after: 'Nachher gut' },
    veryGood: { name: 'Sehr gut', before: 'Vorher sehr gut', after: 'Nachher sehr gut' },
  },
  nameTooLong: (max: number) => `Ein Name darf höchstens ${max} Zeichen haben.`,
  seconds: 'Sekunden',
  minutesHint: 'Minuten',
  enterNumber: (min: number, max: number) => `Gib ${min} bis ${max} ein.`,
  moreFor: (name: string) => `Mehr zu ${name}`,
  deleteSession: (name: string, moment: string) => `${name} löschen, ${moment}`,
  daysInARow: (days: number) => `${days} Tage in Folge`,
  takeAMoment: (exercise: string) => `${exercise}. Nimm dir einen Moment, bevor du weitermachst.`,
  youWereInto: '<exercise/> lief schon seit <time/>.',
  keepMinutes: (count: number) => plural(count, { one: '# Minute behalten', other: '# Minuten behalten' }),
} satisfies typeof english;

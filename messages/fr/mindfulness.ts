import type english from '../en/mindfulness.ts';
import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Commencer',
  pause: 'Pause',
  resume: 'Reprendre',
  reset: 'Réinitialiser',
  endSession: 'Terminer la séance',
  howDoYouFeelOptional: 'Comment vous sentez-vous ? (facultatif)',
  yourOwnRhythmSitComfortably: 'À votre rythme. Installez-vous confortablement et relâchez les épaules.',
  paused: 'En pause',
  oneMinuteLeft: 'Encore une minute.',
  halfwayThrough: 'Vous êtes à la moitié.',
  mindfulness: 'Pleine conscience',
  howExercisesGuideYouAnd:
    'Comment les exercices vous guident et comment vos jours sont comptés. Les exercices sont sur la page Pleine conscience.',
  sounds: 'Sons',
  softSoundsSayWhenTo:
    'Des sons doux indiquent quand inspirer, retenir et expirer ; un bol chantant marque la fin de la séance.',
  vibration: 'Vibration',
  yourPhoneVibratesAtThe: 'Votre téléphone vibre aux mêmes moments, s’il le peut.',
  streaks: 'Séries',
  showsHowManyDaysIn: 'Affiche combien de jours d’affilée vous avez tenu.',
  dayStartsAt: 'Début de la journée',
  midnight: 'Minuit',
  aSessionBeforeThatHour: 'Une séance avant cette heure compte pour la veille.',
  nothingHereYetAndNo:
    'Rien ici pour l’instant, et rien ne presse. Vos séances et vos minutes s’additionneront ici.',
  anExerciseNeedsAName: 'Un exercice a besoin d’un nom.',
  exerciseSaved: 'Exercice enregistré',
  theExerciseCouldNotBe: 'Impossible d’enregistrer l’exercice. Réessayez.',
  editExercise: 'Modifier l’exercice',
  newExercise: 'Nouvel exercice',
  save: 'Enregistrer',
  name: 'Nom',
  length: 'Durée',
  exerciseDeleted: 'Exercice supprimé',
  theExerciseCouldNotBeDeleted: 'Impossible de supprimer l’exercice. Réessayez.',
  edit: 'Modifier',
  delete: 'Supprimer',
  breatheToYourOwnRhythm: 'Respirez à votre rythme',
  recentSessions: 'Séances récentes',
  showMore: 'Afficher plus',
  sessionDeleted: 'Séance supprimée',
  theSessionCouldNotBe: 'Impossible de supprimer la séance. Réessayez.',
  yourMoodCouldNotBe: 'Impossible d’enregistrer votre humeur. Réessayez.',
  wellDone: 'Bravo',
  thatCountsToo: 'Cela compte aussi',
  howDoYouFeelNow: 'Comment vous sentez-vous maintenant ? (facultatif)',
  backToTheTimer: 'Retour au minuteur',
  done: 'Terminé',
  onceMore: 'Encore une fois',
  sessionEndedSessionsUnderA: 'Séance terminée. Les séances de moins d’une minute ne sont pas enregistrées.',
  focusTimer: 'Minuteur de concentration',
  turnSoundsOff: 'Désactiver les sons',
  turnSoundsOn: 'Activer les sons',
  turnVibrationOff: 'Désactiver la vibration',
  turnVibrationOn: 'Activer la vibration',
  exitFullScreen: 'Quitter le plein écran',
  fullScreen: 'Plein écran',
  sessionKept: 'Séance conservée',
  theSessionCouldNotBeSaved: 'Impossible d’enregistrer la séance. Libérez de l’espace et réessayez.',
  unfinishedSession: 'Séance inachevée',
  continue: 'Continuer',
  discard: 'Abandonner',
  aFewQuietMinutesWhenever: 'Quelques minutes de calme, quand vous en avez besoin.',
  loadingYourSessions: 'Chargement de vos séances…',
  exercisesHeading: 'Exercices',
  sessionActions: {
    start: 'Commencer la séance',
    pause: 'Mettre la séance en pause',
    resume: 'Reprendre la séance',
  },
  types: { breathing: 'Respiration', meditation: 'Méditation' },
  countMinutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  minutes: (count: number) => `${count} min`,
  countBreaths: (count: number) => plural(count, { one: '# respiration', other: '# respirations' }),
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0
      ? `inspirez ${inhale} · retenez ${hold} · expirez ${exhale}`
      : `inspirez ${inhale} · expirez ${exhale}`,
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, {
      one: 'Inspirez pendant # seconde',
      other: 'Inspirez pendant # secondes',
    });
    return hold > 0
      ? `${breatheIn}, retenez pendant ${hold}, expirez pendant ${exhale}.`
      : `${breatheIn}, expirez pendant ${exhale}.`;
  },
  phases: { inhale: 'Inspirez', hold: 'Retenez', exhale: 'Expirez' },
  breath: (number: number) => `Respiration ${number}`,
  timeLeft: (time: string) => `encore ${time}`,
  pausedWithTimeLeft: (time: string) => `En pause, encore ${time}.`,
  pauseReasons: {
    interruption:
      'Vous avez quitté cette séance avant la fin. Reprenez-la, ou terminez-la et gardez ce que vous avez fait.',
    sleep: 'Cet appareil était en veille : la séance vous a attendu.',
  },
  yourMindfulnessSettings: 'réglages de pleine conscience',
  stats: {
    sessions: (count: number) => plural(count, { one: 'séance', other: 'séances' }),
    minutes: (count: number) => plural(count, { one: 'minute', other: 'minutes' }),
    streak: (days: number) => plural(days, { one: 'jour d’affilée', other: 'jours d’affilée' }),
  },
  moods: {
    veryLow: { name: 'Très mal', before: 'Très mal avant', after: 'Très mal après' },
    low: { name: 'Mal', before: 'Mal avant', after: 'Mal après' },
    okay: { name: 'Ça va', before: 'Ça allait avant', after: 'Ça va après' },
    good: { name: 'Bien', before: 'Bien avant', after: 'Bien après' },
    veryGood: { name: 'Très bien', before: 'Très bien avant', after: 'Très bien après' },
  },
  nameTooLong: (max: number) => `Un nom peut avoir au plus ${max} caractères.`,
  seconds: 'secondes',
  minutesHint: 'minutes',
  enterNumber: (min: number, max: number) => `Saisissez un nombre de ${min} à ${max}.`,
  moreFor: (name: string) => `Plus d’actions pour ${name}`,
  deleteSession: (name: string, moment: string) => `Supprimer ${name}, ${moment}`,
  daysInARow: (days: number) => `${days} jours d’affilée`,
  takeAMoment: (exercise: string) => `${exercise}. Prenez un instant avant de passer à la suite.`,
  youWereInto: '<exercise/> : vous en étiez à <time/>.',
  keepMinutes: (count: number) => plural(count, { one: 'Garder # minute', other: 'Garder # minutes' }),
} satisfies typeof english;

import type english from '../en/mindfulness.ts';
import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Empezar',
  pause: 'Pausar',
  resume: 'Reanudar',
  reset: 'Reiniciar',
  endSession: 'Terminar la sesión',
  howDoYouFeelOptional: '¿Cómo te sientes? (opcional)',
  yourOwnRhythmSitComfortably: 'A tu ritmo. Siéntate con comodidad y relaja los hombros.',
  paused: 'En pausa.',
  oneMinuteLeft: 'Queda un minuto.',
  halfwayThrough: 'Vas por la mitad.',
  mindfulness: 'Atención plena',
  howExercisesGuideYouAnd:
    'Cómo te guían los ejercicios y cómo se cuentan tus días. Los ejercicios están en la página Atención plena.',
  sounds: 'Sonidos',
  softSoundsSayWhenTo:
    'Sonidos suaves indican cuándo inhalar, mantener y exhalar; un cuenco tibetano marca el final de la sesión.',
  vibration: 'Vibración',
  yourPhoneVibratesAtThe: 'Tu teléfono vibra en los mismos momentos, si puede.',
  streaks: 'Rachas',
  showsHowManyDaysIn: 'Muestra cuántos días seguidos llevas.',
  dayStartsAt: 'El día empieza a las',
  midnight: 'Medianoche',
  aSessionBeforeThatHour: 'Una sesión antes de esa hora cuenta para el día anterior.',
  nothingHereYetAndNo: 'Aún no hay nada, y no hay prisa. Aquí se sumarán tus sesiones y minutos.',
  anExerciseNeedsAName: 'Un ejercicio necesita un nombre.',
  exerciseSaved: 'Ejercicio guardado',
  theExerciseCouldNotBe: 'No se pudo guardar el ejercicio. Inténtalo de nuevo.',
  editExercise: 'Editar ejercicio',
  newExercise: 'Nuevo ejercicio',
  save: 'Guardar',
  name: 'Nombre',
  length: 'Duración',
  exerciseDeleted: 'Ejercicio eliminado',
  theExerciseCouldNotBeDeleted: 'No se pudo eliminar el ejercicio. Inténtalo de nuevo.',
  edit: 'Editar',
  delete: 'Eliminar',
  breatheToYourOwnRhythm: 'Respira a tu propio ritmo',
  recentSessions: 'Sesiones recientes',
  showMore: 'Mostrar más',
  sessionDeleted: 'Sesión eliminada',
  theSessionCouldNotBe: 'No se pudo eliminar la sesión. Inténtalo de nuevo.',
  yourMoodCouldNotBe: 'No se pudo guardar tu estado de ánimo. Inténtalo de nuevo.',
  wellDone: 'Bien hecho',
  thatCountsToo: 'Eso también cuenta',
  howDoYouFeelNow: '¿Cómo te sientes ahora? (opcional)',
  backToTheTimer: 'Volver al temporizador',
  done: 'Listo',
  onceMore: 'Otra vez',
  sessionEndedSessionsUnderA: 'Sesión terminada. Las de menos de un minuto no se registran.',
  focusTimer: 'Temporizador de enfoque',
  turnSoundsOff: 'Desactivar los sonidos',
  turnSoundsOn: 'Activar los sonidos',
  turnVibrationOff: 'Desactivar la vibración',
  turnVibrationOn: 'Activar la vibración',
  exitFullScreen: 'Salir de pantalla completa',
  fullScreen: 'Pantalla completa',
  sessionKept: 'Sesión guardada',
  theSessionCouldNotBeSaved: 'No se pudo guardar la sesión. Libera espacio e inténtalo de nuevo.',
  unfinishedSession: 'Sesión sin terminar',
  continue: 'Continuar',
  discard: 'Descartar',
  aFewQuietMinutesWhenever: 'Unos minutos de calma, cuando los necesites.',
  loadingYourSessions: 'Cargando tus sesiones…',
  exercisesHeading: 'Ejercicios',
  sessionActions: {
    start: 'Empezar la sesión',
    pause: 'Pausar la sesión',
    resume: 'Reanudar la sesión',
  },
  types: { breathing: 'Respiración', meditation: 'Meditación' },
  exercises: {
    'quick-breathing': {
      name: 'Respiración rápida',
      description: 'Un descanso breve entre dos cosas, con exhalaciones lentas.',
    },
    'deep-focus': {
      name: 'Meditación de concentración',
      description: 'Céntrate en una cosa antes de trabajar en ella.',
    },
    'stress-relief': {
      name: 'Alivio del estrés',
      description: 'Respiraciones lentas y profundas para cuando el día se hace demasiado.',
    },
    'productivity-boost': {
      name: 'Impulso de energía',
      description: 'Un ritmo ágil que te despierta a mitad del día.',
    },
    'evening-wind-down': {
      name: 'Calma nocturna',
      description: 'Exhalaciones largas, para dejar atrás el día antes de dormir.',
    },
  },
  countMinutes: (count: number) => plural(count, { one: '# minuto', other: '# minutos' }),
  minutes: (count: number) => `${count} min`,
  countBreaths: (count: number) => plural(count, { one: '# respiración', other: '# respiraciones' }),
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0 ? `inhala ${inhale} · mantén ${hold} · exhala ${exhale}` : `inhala ${inhale} · exhala ${exhale}`,
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, { one: 'Inhala # segundo', other: 'Inhala # segundos' });
    return hold > 0 ? `${breatheIn}, mantén ${hold} y exhala ${exhale}.` : `${breatheIn} y exhala ${exhale}.`;
  },
  phases: { inhale: 'Inhala', hold: 'Mantén', exhale: 'Exhala' },
  breath: (number: number) => `Respiración ${number}`,
  timeLeft: (time: string) => `Quedan ${time}`,
  pausedWithTimeLeft: (time: string) => `En pausa, quedan ${time}.`,
  pauseReasons: {
    interruption:
      'Saliste de esta sesión antes de que terminara. Reanúdala, o termínala y guarda lo que hiciste.',
    sleep: 'Este dispositivo estaba en reposo, así que la sesión te ha esperado.',
  },
  yourMindfulnessSettings: 'tus ajustes de atención plena',
  stats: {
    sessions: (count: number) => plural(count, { one: 'sesión', other: 'sesiones' }),
    minutes: (count: number) => plural(count, { one: 'minuto', other: 'minutos' }),
    streak: (days: number) => plural(days, { one: 'día de racha', other: 'días de racha' }),
  },
  moods: {
    veryLow: { name: 'Muy mal', before: 'Antes, muy mal', after: 'Después, muy mal' },
    low: { name: 'Mal', before: 'Antes, mal', after: 'Después, mal' },
    okay: { name: 'Normal', before: 'Antes, normal', after: 'Después, normal' },
    good: { name: 'Bien', before: 'Antes, bien', after: 'Después, bien' },
    veryGood: { name: 'Muy bien', before: 'Antes, muy bien', after: 'Después, muy bien' },
  },
  nameTooLong: (max: number) => `Un nombre puede tener ${max} caracteres como máximo.`,
  seconds: 'segundos',
  minutesHint: 'minutos',
  enterNumber: (min: number, max: number) => `Indica un número de ${min} a ${max}.`,
  moreFor: (name: string) => `Más para ${name}`,
  deleteSession: (name: string, moment: string) => `Eliminar ${name}, ${moment}`,
  daysInARow: (days: number) => plural(days, { one: '# día seguido', other: '# días seguidos' }),
  takeAMoment: (exercise: string) => `${exercise}. Tómate un momento antes de seguir.`,
  youWereInto: 'Llevabas <time/> de <exercise/>.',
  keepMinutes: (count: number) => plural(count, { one: 'Guardar # minuto', other: 'Guardar # minutos' }),
} satisfies typeof english;

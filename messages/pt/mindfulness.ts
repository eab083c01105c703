import type english from '../en/mindfulness.ts';
import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Iniciar',
  pause: 'Pausar',
  resume: 'Retomar',
  reset: 'Reiniciar',
  endSession: 'Encerrar sessão',
  howDoYouFeelOptional: 'Como você se sente? (opcional)',
  yourOwnRhythmSitComfortably: 'No seu ritmo. Sente-se com conforto e relaxe os ombros.',
  paused: 'Pausado',
  oneMinuteLeft: 'Falta um minuto.',
  halfwayThrough: 'Metade do caminho.',
  mindfulness: 'Atenção plena',
  howExercisesGuideYouAnd:
    'Como os exercícios guiam você e como seus dias são contados. Os exercícios estão na página Atenção plena.',
  sounds: 'Sons',
  softSoundsSayWhenTo:
    'Sons suaves dizem quando inspirar, segurar e expirar; uma tigela tibetana marca o fim da sessão.',
  vibration: 'Vibração',
  yourPhoneVibratesAtThe: 'O celular vibra nos mesmos momentos, se puder.',
  streaks: 'Sequências',
  showsHowManyDaysIn: 'Mostra há quantos dias seguidos você pratica.',
  dayStartsAt: 'O dia começa às',
  midnight: 'Meia-noite',
  aSessionBeforeThatHour: 'Uma sessão antes dessa hora conta para o dia anterior.',
  nothingHereYetAndNo: 'Nada aqui ainda, e sem pressa. Suas sessões e minutos vão se somar aqui.',
  anExerciseNeedsAName: 'Um exercício precisa de um nome.',
  exerciseSaved: 'Exercício salvo',
  theExerciseCouldNotBe: 'Não foi possível salvar o exercício. Tente de novo.',
  editExercise: 'Editar exercício',
  newExercise: 'Novo exercício',
  save: 'Salvar',
  name: 'Nome',
  length: 'Duração',
  exerciseDeleted: 'Exercício excluído',
  theExerciseCouldNotBeDeleted: 'Não foi possível excluir o exercício. Tente de novo.',
  edit: 'Editar',
  delete: 'Excluir',
  breatheToYourOwnRhythm: 'Respire no seu ritmo',
  recentSessions: 'Sessões recentes',
  showMore: 'Mostrar mais',
  sessionDeleted: 'Sessão excluída',
  theSessionCouldNotBe: 'Não foi possível excluir a sessão. Tente de novo.',
  yourMoodCouldNotBe: 'Não foi possível salvar seu humor. Tente de novo.',
  wellDone: 'Muito bem',
  thatCountsToo: 'Isso também conta',
  howDoYouFeelNow: 'Como você se sente agora? (opcional)',
  backToTheTimer: 'Voltar ao timer',
  done: 'OK',
  onceMore: 'Mais uma vez',
  sessionEndedSessionsUnderA: 'Sessão encerrada. Sessões de menos de um minuto não são registradas.',
  focusTimer: 'Timer de foco',
  turnSoundsOff: 'Desativar sons',
  turnSoundsOn: 'Ativar sons',
  turnVibrationOff: 'Desativar vibração',
  turnVibrationOn: 'Ativar vibração',
  exitFullScreen: 'Sair da tela cheia',
  fullScreen: 'Tela cheia',
  sessionKept: 'Sessão mantida',
  theSessionCouldNotBeSaved: 'Não foi possível salvar a sessão. Libere espaço e tente de novo.',
  unfinishedSession: 'Sessão não terminada',
  continue: 'Continuar',
  discard: 'Descartar',
  aFewQuietMinutesWhenever: 'Alguns minutos de calma, sempre que precisar.',
  loadingYourSessions: 'Carregando suas sessões…',
  exercisesHeading: 'Exercícios',
  sessionActions: {
    start: 'Iniciar a sessão',
    pause: 'Pausar a sessão',
    resume: 'Retomar a sessão',
  },
  types: { breathing: 'Respiração', meditation: 'Meditação' },
  countMinutes: (count: number) => plural(count, { one: '# minuto', other: '# minutos' }),
  minutes: (count: number) => `${count} min`,
  countBreaths: (count: number) => plural(count, { one: '# respiração', other: '# respirações' }),
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0
      ? `inspire ${inhale} · segure ${hold} · expire ${exhale}`
      : `inspire ${inhale} · expire ${exhale}`,
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, { one: 'Inspire por # segundo', other: 'Inspire por # segundos' });
    return hold > 0
      ? `${breatheIn}, segure por ${hold}, expire por ${exhale}.`
      : `${breatheIn}, expire por ${exhale}.`;
  },
  phases: { inhale: 'Inspire', hold: 'Segure', exhale: 'Expire' },
  breath: (number: number) => `Respiração ${number}`,
  timeLeft: (time: string) => `Faltam ${time}`,
  pausedWithTimeLeft: (time: string) => `Pausado, faltam ${time}.`,
  pauseReasons: {
    interruption: 'Você deixou esta sessão antes do fim. Retome-a ou encerre-a e mantenha o que fez.',
    sleep: 'Este dispositivo estava em repouso, então a sessão esperou por você.',
  },
  yourMindfulnessSettings: 'suas configurações de atenção plena',
  stats: {
    sessions: (count: number) => plural(count, { one: 'sessão', other: 'sessões' }),
    minutes: (count: number) => plural(count, { one: 'minuto', other: 'minutos' }),
    streak: (days: number) => plural(days, { one: 'dia seguido', other: 'dias seguidos' }),
  },
  moods: {
    veryLow: { name: 'Muito mal', before: 'Antes: muito mal', after: 'Depois: muito mal' },
    low: { name: 'Mal', before: 'Antes: mal', after: 'Depois: mal' },
    okay: { name: 'Regular', before: 'Antes: regular', after: 'Depois: regular' },
    good: { name: 'Bem', before: 'Antes: bem', after: 'Depois: bem' },
    veryGood: { name: 'Muito bem', before: 'Antes: muito bem', after: 'Depois: muito bem' },
  },
  nameTooLong: (max: number) => `Um nome pode ter no máximo ${max} caracteres.`,
  seconds: 'segundos',
  minutesHint: 'minutos',
  enterNumber: (min: number, max: number) => `Informe de ${min} a ${max}.`,
  moreFor: (name: string) => `Mais para ${name}`,
  deleteSession: (name: string, moment: string) => `Excluir ${name}, ${moment}`,
  daysInARow: (days: number) => `${days} dias seguidos`,
  takeAMoment: (exercise: string) => `${exercise}. Faça uma pausa antes de seguir.`,
  youWereInto: 'Você estava em <time/> de <exercise/>.',
  keepMinutes: (count: number) => plural(count, { one: 'Manter # minuto', other: 'Manter # minutos' }),
} satisfies typeof english;

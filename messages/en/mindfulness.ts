import { plural } from './plural.ts';

interface Pattern {
  inhale: number;
  hold: number;
  exhale: number;
}

export default {
  start: 'Start',
  pause: 'Pause',
  resume: 'Resume',
  reset: 'Reset',
  endSession: 'End session',
  howDoYouFeelOptional: 'How do you feel? (optional)',
  yourOwnRhythmSitComfortably: 'Your own rhythm. Sit comfortably and let your shoulders drop.',
  paused: 'Paused',
  oneMinuteLeft: 'One minute left.',
  halfwayThrough: 'Halfway through.',
  mindfulness: 'Mindfulness',
  howExercisesGuideYouAnd:
    'How exercises guide you, and how your days are counted. The exercises are on the Mindfulness page.',
  sounds: 'Sounds',
  softSoundsSayWhenTo:
    'Soft sounds say when to breathe in, hold and breathe out; a singing bowl marks the end of the session.',
  vibration: 'Vibration',
  yourPhoneVibratesAtThe: 'Your phone vibrates at the same moments, if it can.',
  streaks: 'Streaks',
  showsHowManyDaysIn: 'Shows how many days in a row you have kept going.',
  dayStartsAt: 'Day starts at',
  midnight: 'Midnight',
  aSessionBeforeThatHour: 'A session before that hour counts toward the day before.',
  nothingHereYetAndNo: 'Nothing here yet, and no rush. Your sessions and minutes will add up here.',
  anExerciseNeedsAName: 'An exercise needs a name.',
  exerciseSaved: 'Exercise saved',
  theExerciseCouldNotBe: 'The exercise could not be saved. Please try again.',
  editExercise: 'Edit exercise',
  newExercise: 'New exercise',
  save: 'Save',
  name: 'Name',
  length: 'Length',
  exerciseDeleted: 'Exercise deleted',
  theExerciseCouldNotBeDeleted: 'The exercise could not be deleted. Please try again.',
  edit: 'Edit',
  delete: 'Delete',
  breatheToYourOwnRhythm: 'Breathe to your own rhythm',
  recentSessions: 'Recent sessions',
  showMore: 'Show more',
  sessionDeleted: 'Session deleted',
  theSessionCouldNotBe: 'The session could not be deleted. Please try again.',
  yourMoodCouldNotBe: 'Your mood could not be saved. Please try again.',
  wellDone: 'Well done',
  thatCountsToo: 'That counts too',
  howDoYouFeelNow: 'How do you feel now? (optional)',
  backToTheTimer: 'Back to the timer',
  done: 'Done',
  onceMore: 'Once more',
  sessionEndedSessionsUnderA: 'Session ended. Sessions under a minute are not recorded.',
  focusTimer: 'Focus Timer',
  turnSoundsOff: 'Turn sounds off',
  turnSoundsOn: 'Turn sounds on',
  turnVibrationOff: 'Turn vibration off',
  turnVibrationOn: 'Turn vibration on',
  exitFullScreen: 'Exit full screen',
  fullScreen: 'Full screen',
  sessionKept: 'Session kept',
  theSessionCouldNotBeSaved: 'The session could not be saved. Free up some space and try again.',
  unfinishedSession: 'Unfinished session',
  continue: 'Continue',
  discard: 'Discard',
  aFewQuietMinutesWhenever: 'A few quiet minutes, whenever you need them.',
  loadingYourSessions: 'Loading your sessions...',
  exercisesHeading: 'Exercises',
  sessionActions: {
    start: 'Start the session',
    pause: 'Pause the session',
    resume: 'Resume the session',
  },
  types: { breathing: 'Breathing', meditation: 'Meditation' },
  countMinutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  minutes: (count: number) => `${count} min`,
  countBreaths: (count: number) => plural(count, { one: '# breath', other: '# breaths' }),
  /** In seconds, short. */
  pattern: ({ inhale, hold, exhale }: Pattern) =>
    hold > 0 ? `${inhale} in · ${hold} hold · ${exhale} out` : `${inhale} in · ${exhale} out`,
  /** In seconds, for screen readers. */
  spokenPattern: ({ inhale, hold, exhale }: Pattern) => {
    const breatheIn = plural(inhale, { one: 'Breathe in for # second', other: 'Breathe in for # seconds' });
    return hold > 0
      ? `${breatheIn}, hold for ${hold}, breathe out for ${exhale}.`
      : `${breatheIn}, breathe out for ${exhale}.`;
  },
  phases: { inhale: 'Breathe in', hold: 'Hold', exhale: 'Breathe out' },
  breath: (number: number) => `Breath ${number}`,
  timeLeft: (time: string) => `${time} left`,
  pausedWithTimeLeft: (time: string) => `Paused, ${time} left.`,
  pauseReasons: {
    interruption: 'You left this session before it ended. Resume it, or end it and keep what you did.',
    sleep: 'This device was asleep, so the session waited for you.',
  },
  /** What is loading, in “Loading your mindfulness settings...”. */
  yourMindfulnessSettings: 'your mindfulness settings',
  /** The number stands above. */
  stats: {
    sessions: (count: number) => plural(count, { one: 'session', other: 'sessions' }),
    minutes: (count: number) => plural(count, { one: 'minute', other: 'minutes' }),
    streak: (days: number) => plural(days, { other: 'day streak' }),
  },
  moods: {
    veryLow: { name: 'Very low', before: 'Very low before', after: 'Very low after' },
    low: { name: 'Low', before: 'Low before', after: 'Low after' },
    okay: { name: 'Okay', before: 'Okay before', after: 'Okay after' },
    good: { name: 'Good', before: 'Good before', after: 'Good after' },
    veryGood: { name: 'Very good', before: 'Very good before', after: 'Very good after' },
  },
  nameTooLong: (max: number) => `A name can have at most ${max} characters.`,
  seconds: 'seconds',
  minutesHint: 'minutes',
  enterNumber: (min: number, max: number) => `Enter ${min} to ${max}.`,
  moreFor: (name: string) => `More for ${name}`,
  deleteSession: (name: string, moment: string) => `Delete ${name}, ${moment}`,
  daysInARow: (days: number) => `${days} days in a row`,
  takeAMoment: (exercise: string) => `${exercise}. Take a moment before you move on.`,
  youWereInto: 'You were <time/> into <exercise/>.',
  keepMinutes: (count: number) => plural(count, { one: 'Keep # minute', other: 'Keep # minutes' }),
};

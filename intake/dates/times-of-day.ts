import type { Scene } from '../tokens/scene.ts';
import type { TimesOfDay } from '../types.ts';
import type { DayPart } from './clock.ts';

/** Hours at which the parts of the day are, for who has set none. */
export const defaultTimesOfDay: TimesOfDay = { morning: 9, noon: 12, afternoon: 15, evening: 19 };

/** Returns the minute of the day that "in the morning" means to this person. */
export const minuteOfPart = ({ timesOfDay = defaultTimesOfDay }: Pick<Scene, 'timesOfDay'>, part: DayPart) =>
  60 * timesOfDay[part === 'night' ? 'evening' : part];

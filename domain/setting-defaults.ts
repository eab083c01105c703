import { defaultDailyModelTokens } from '#contract/language-model-limits.ts';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import { defaultTimesOfDay } from '#intake/dates/times-of-day.ts';
import { defaultWeekStart } from './week.ts';

/** The value of each setting until the user chooses one, the same in the browser and on the server. */
export const settingDefaults: { readonly [Id in SettingId]: SettingValue<Id> } = {
  intake_reset_at: null,
  appearance: 'system',
  density: 'comfortable',
  week_start: defaultWeekStart,
  times_of_day: defaultTimesOfDay,
  shortcuts: true,
  last_review_at: null,
  quiet_hours: null,
  reminder_chime: 'bell',
  dismissed_reminders: [],
  reminder_mail: false,
  daily_digest: null,
  saved_filters: [],
  own_exercises: [],
  breath_sounds: true,
  breath_vibration: true,
  day_start_hour: 0,
  streaks: true,
  first_steps: true,
  refine_captures: true,
  model_fallback: true,
  daily_model_tokens: defaultDailyModelTokens,
  recording_retention_days: 30,
  work_duration: 25,
  short_break_duration: 5,
  long_break_duration: 15,
  cycles_before_long_break: 4,
  auto_start_breaks: false,
  auto_start_work: false,
  timer_notifications: true,
  flowtime_breaks: false,
  timer_chime: 'bell',
  timer_volume: 60,
  timer_repeats: false,
};

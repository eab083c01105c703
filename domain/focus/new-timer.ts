import type { TimerRules, TimerSettings, TimerState } from '#contract/focus.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';

export const minuteMs = 60_000;

/** Values of the timer's settings until the user chooses others. */
export const timerSettingDefaults: TimerSettings = {
  work_duration: settingDefaults.work_duration,
  short_break_duration: settingDefaults.short_break_duration,
  long_break_duration: settingDefaults.long_break_duration,
  cycles_before_long_break: settingDefaults.cycles_before_long_break,
  auto_start_breaks: settingDefaults.auto_start_breaks,
  auto_start_work: settingDefaults.auto_start_work,
  timer_notifications: settingDefaults.timer_notifications,
  flowtime_breaks: settingDefaults.flowtime_breaks,
  timer_chime: settingDefaults.timer_chime,
  timer_volume: settingDefaults.timer_volume,
  timer_repeats: settingDefaults.timer_repeats,
};

/** Returns a timer that was never started. `now` is in ms since 1970. */
export const newTimer = (rules: TimerRules, now: number): TimerState => ({
  mode: 'pomodoro',
  phase: 'work',
  cycle: 1,
  pomodoros: 0,
  session_id: null,
  task_id: null,
  intent: '',
  interruptions: 0,
  planned_ms: rules.work_duration * minuteMs,
  phase_started_at: null,
  running_since: null,
  paused_at: null,
  elapsed_ms: 0,
  begun_at: null,
  touched_at: new Date(now).toISOString(),
  rules: pickRules(rules),
});

/** Selects the settings that decide how the timer goes on by itself. */
export const pickRules = ({
  work_duration,
  short_break_duration,
  long_break_duration,
  cycles_before_long_break,
  auto_start_breaks,
  auto_start_work,
  flowtime_breaks,
}: TimerRules): TimerRules => ({
  work_duration,
  short_break_duration,
  long_break_duration,
  cycles_before_long_break,
  auto_start_breaks,
  auto_start_work,
  flowtime_breaks,
});

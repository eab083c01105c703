import { t } from '#browser/i18n/focus.ts';
import { Section } from '#browser/ui/section.tsx';
import { TimerSettingsFields } from './timer-settings.tsx';

/** The timer's settings on the page of all settings. */
export function TimerSection() {
  return (
    <Section id="timer" title={t.focusTimerSettings} lead={t.changesApplyFromTheNext}>
      <TimerSettingsFields />
    </Section>
  );
}

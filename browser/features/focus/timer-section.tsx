import { Section } from '#browser/ui/section.tsx';
import { TimerSettingsFields } from './timer-settings.tsx';

/** The timer's settings on the page of all settings. */
export function TimerSection() {
  return (
    <Section id="timer" title="Focus timer" lead="Changes apply from the next phase.">
      <TimerSettingsFields />
    </Section>
  );
}

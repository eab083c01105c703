import { useState } from 'react';
import { t } from '#browser/i18n/planning.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import { NumberField } from '#browser/ui/number-field.tsx';
import { maxPlannedMinutes } from '#contract/limits.ts';
import { weekdays } from '#contract/vocabularies.ts';

/** Edits the minutes set aside for tasks on each weekday. */
export function PlannedHours() {
  const [isOpen, setIsOpen] = useState(false);
  const minutes = useSetting('planned_minutes');
  const change = useChangeSetting('planned_minutes');
  return (
    <section aria-labelledby="planned-hours" className="border-hairline border-t pt-3">
      <h2 id="planned-hours" className="font-serif text-xl">
        <DisclosureButton open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {t.timeForTasksOnEach}
        </DisclosureButton>
      </h2>
      {isOpen && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {weekdays.map((day) => (
            <NumberField
              key={day}
              label={t.weekdays[day]}
              hint={t.minutes}
              value={minutes[day]}
              min={0}
              max={maxPlannedMinutes}
              error={t.enterMinutes(maxPlannedMinutes)}
              onSave={(value) => change({ ...minutes, [day]: value })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

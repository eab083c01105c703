import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import { changeCalendarSubscription } from '#browser/model/calendar/calendar-subscriptions.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { ColorField } from '#browser/ui/color-field.tsx';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { CalendarSubscription } from '#contract/calendar-subscriptions.ts';
import { maxNameLength } from '#contract/limits.ts';

/** Gives a calendar another name or color. */
export default function EditCalendarDialog({
  subscription,
  onClose,
  onChanged,
}: {
  subscription: CalendarSubscription;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [name, setName] = useState(subscription.name);
  const [color, setColor] = useState(subscription.color);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (name.trim() === '') return setProblem(t.giveTheCalendarAName);
    setIsSaving(true);
    try {
      await changeCalendarSubscription(subscription.id, { name: name.trim(), color });
      onClose();
      onChanged();
    } catch (error) {
      setProblem(toReason(error));
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title={t.editCalendar(subscription.name)}
      confirm={t.save}
      disabled={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t.name} value={name} onChange={setName} maxLength={maxNameLength} error={problem} />
      <ColorField value={color} onChange={setColor} />
    </FormDialog>
  );
}

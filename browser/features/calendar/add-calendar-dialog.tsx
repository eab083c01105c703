import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import { addCalendarSubscription } from '#browser/model/calendar/calendar-subscriptions.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { ColorField, pickPaletteColor } from '#browser/ui/color-field.tsx';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxCalendarAddressLength, maxNameLength } from '#contract/limits.ts';

/** Asks for the address of a calendar, its name and its color. The server fetches it before the dialog closes. */
export default function AddCalendarDialog({
  count,
  onClose,
  onAdded,
}: {
  /** How many calendars there are. */
  count: number;
  onClose: () => void;
  onAdded: () => void;
}) {
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [color, setColor] = useState(pickPaletteColor(count));
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (isSaving) return;
    if (url.trim() === '') return setProblem(t.enterTheAddressOfThe);
    setIsSaving(true);
    setProblem(undefined);
    try {
      const given = name.trim();
      const added = await addCalendarSubscription({
        url: url.trim(),
        color,
        ...(given !== '' && { name: given }),
      });
      toast({ text: t.added(added.name) });
      onClose();
      onAdded();
    } catch (error) {
      setProblem(toReason(error));
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title={t.addACalendar}
      confirm={isSaving ? t.fetching : t.add}
      disabled={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t.address}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https:// or webcal://"
        value={url}
        onChange={setUrl}
        maxLength={maxCalendarAddressLength}
        error={problem}
      />
      <TextField
        label={t.name}
        hint={t.leaveItEmptyToUse}
        value={name}
        onChange={setName}
        maxLength={maxNameLength}
      />
      <ColorField value={color} onChange={setColor} />
    </FormDialog>
  );
}

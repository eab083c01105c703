import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import { addCalendarFeed } from '#browser/model/calendar/calendar-feeds.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { maxNameLength } from '#contract/limits.ts';
import type { DayTaskForm } from '#contract/vocabularies.ts';

const forms = ['events', 'to_dos'] as const;

/** Asks for a new calendar address: its name, the tasks it shows, and what those without a time are. */
export default function AddFeedDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: () => Promise<void>;
}) {
  const themes = useThemeLooks();
  const projects = useOpenProjects();
  const [name, setName] = useState('Heddle');
  const [scope, setScope] = useState('all');
  const [form, setForm] = useState<DayTaskForm>('events');
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const idIn = (kind: string) => (scope.startsWith(`${kind}:`) ? scope.slice(kind.length + 1) : null);

  async function save() {
    if (name.trim() === '') return setProblem(t.giveTheCalendarAName);
    setIsSaving(true);
    try {
      await addCalendarFeed({
        name: name.trim(),
        theme_id: idIn('theme'),
        project_id: idIn('project'),
        day_tasks: form,
      });
      onClose();
      await onAdded();
    } catch (error) {
      setProblem(toReason(error));
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title={t.createACalendarAddress}
      confirm={t.create}
      disabled={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t.nameOfTheCalendar}
        value={name}
        onChange={setName}
        maxLength={maxNameLength}
        error={problem}
      />
      <Select
        label={t.tasks}
        value={scope}
        onChange={setScope}
        options={[
          { value: 'all', label: t.allTasksWithADate },
          ...themes.list.map(({ id, name }) => ({ value: `theme:${id}`, label: t.themeNamed(name) })),
          ...projects.map(({ id, name }) => ({ value: `project:${id}`, label: t.projectNamed(name) })),
        ]}
      />
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-sm">{t.tasksWithADayBut}</p>
        <SegmentedControl
          label={t.tasksWithADayBut}
          value={form}
          options={forms.map((value) => ({ value, label: t.forms[value] }))}
          onChange={setForm}
        />
        <p className="text-muted text-sm">
          {form === 'events' ? t.everyCalendarShowsThemAbove : t.thunderbirdAndNextcloudShowTo}
        </p>
      </div>
    </FormDialog>
  );
}

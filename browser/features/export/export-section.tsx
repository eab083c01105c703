import { t } from '#browser/i18n/export.ts';
import { Section } from '#browser/ui/section.tsx';
import type { ExportFormat } from '#contract/vocabularies.ts';
import { ExportButton } from './export-button.tsx';

const formats: Record<Exclude<ExportFormat, 'json'>, { name: string; text: string }> = {
  csv: {
    name: 'CSV',
    text: 'Open tasks in Todoist’s columns, for Todoist, other task managers and spreadsheets.',
  },
  markdown: {
    name: 'Markdown',
    text: 'All tasks as checklists under their themes and threads, then your notes and saved links, to read or to keep in a notes app.',
  },
  icalendar: {
    name: 'iCalendar',
    text: 'All tasks as to-dos with dates and reminders, for Apple Reminders, Thunderbird and Nextcloud Tasks.',
  },
  taskwarrior: { name: 'Taskwarrior', text: 'All tasks as JSON for “task import”.' },
};

export function ExportSection() {
  return (
    <Section id="export" title={t.export} lead={t.allYourDataInOne}>
      <ExportButton>{t.exportEverything}</ExportButton>
      <h3 className="mt-6 font-medium">{t.yourTasksForOtherPrograms}</h3>
      <ul className="mt-2 divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {(Object.keys(formats) as (keyof typeof formats)[]).map((format) => (
          <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{formats[format].name}</p>
              <p className="text-pretty text-muted text-sm">{formats[format].text}</p>
            </div>
            <ExportButton format={format} size="compact" label={`Download ${formats[format].name}`}>
              {t.download}
            </ExportButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

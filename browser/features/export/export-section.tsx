import { t } from '#browser/i18n/export.ts';
import { Section } from '#browser/ui/section.tsx';
import type { ExportFormat } from '#contract/vocabularies.ts';
import { ExportButton } from './export-button.tsx';

const formatNames: Record<Exclude<ExportFormat, 'json'>, string> = {
  csv: 'CSV',
  markdown: 'Markdown',
  icalendar: 'iCalendar',
  taskwarrior: 'Taskwarrior',
};

export function ExportSection() {
  return (
    <Section id="export" title={t.export} lead={t.allYourDataInOne}>
      <ExportButton>{t.exportEverything}</ExportButton>
      <h3 className="mt-6 font-medium">{t.yourTasksForOtherPrograms}</h3>
      <ul className="mt-2 divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {(Object.keys(formatNames) as (keyof typeof formatNames)[]).map((format) => (
          <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{formatNames[format]}</p>
              <p className="text-pretty text-muted text-sm">{t.formats[format]}</p>
            </div>
            <ExportButton format={format} size="compact" label={t.downloadAs(formatNames[format])}>
              {t.download}
            </ExportButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

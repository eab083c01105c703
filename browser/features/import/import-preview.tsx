import { useEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/import.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useRows } from '#browser/store/use-store.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import { Select } from '#browser/ui/select.tsx';
import type { ColumnChoice, Import, ImportRemark, ImportPreview as Preview } from '#contract/imports.ts';
import { importSourceNames } from '#contract/vocabularies.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { describeCounts, describeRestored } from './describe-counts.ts';

/** Projects whose theme can be chosen; others keep the suggested one. */
const maxProjectsShown = 100;

/** Shows what a file becomes, and lets the user choose where its projects go. */
export function ImportPreview({
  run,
  isBusy,
  onChooseColumns,
  onStart,
  onDiscard,
}: {
  run: Import;
  isBusy: boolean;
  /** Undefined when the file is no longer at hand. */
  onChooseColumns: ((columns: ColumnChoice) => void) | undefined;
  onStart: (themes: ReadonlyMap<string, string | null>) => void;
  onDiscard: () => void;
}) {
  const { preview } = run;
  const { counts } = preview;
  const canStart = counts.tasks > 0 || preview.restores !== undefined;
  const [themes, setThemes] = useState<ReadonlyMap<string, string | null>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium text-lg outline-none wrap-anywhere">
          {describeSource(run)}
        </h3>
        <p className="mt-1 text-pretty">{describeCounts(counts)}</p>
        {preview.restores && (
          <p className="mt-1 text-pretty">{t.restoredAsItWas(describeRestored(preview.restores))}</p>
        )}
      </div>
      {preview.columns && (
        <ColumnChooser columns={preview.columns} isBusy={isBusy} onChoose={onChooseColumns} />
      )}
      <Samples preview={preview} />
      {preview.projects.length > 0 && (
        <Projects
          preview={preview}
          themes={themes}
          onChoose={(key, theme) => setThemes(new Map(themes).set(key, theme))}
        />
      )}
      {counts.skipped > 0 && (
        <Remarks
          title={t.cannotBeImported(counts.skipped)}
          remarks={preview.skipped}
          total={counts.skipped}
        />
      )}
      {counts.changed > 0 && (
        <Remarks
          title={t.importedWithChanges(counts.changed)}
          remarks={preview.changed}
          total={counts.changed}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {canStart && (
          <Button look="primary" busy={isBusy} onClick={() => onStart(themes)}>
            {preview.restores ? t.restoreEverything : t.importTasks(counts.tasks)}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onDiscard}>
          {canStart ? t.cancel : t.chooseAnotherFile}
        </Button>
      </div>
    </div>
  );
}

function describeSource({ source, file_name }: Import): string {
  if (file_name === '') return t.yourList;
  return source === 'csv' || source === 'list' ? file_name : t.fileFrom(file_name, importSourceNames[source]);
}

function Samples({ preview: { samples, counts } }: { preview: Preview }) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  if (samples.length === 0) return null;
  return (
    <div>
      <h4 className="font-medium">{counts.tasks > samples.length ? t.theFirstTasks : t.theTasks}</h4>
      <ul className="mt-1 divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {samples.map((task, index) => {
          const details = [
            task.due_date && formatDue(task.due_date, now, hourCycle),
            task.recurrence && describeRecurrence(task.recurrence),
            task.priority,
            task.project,
            ...task.tags.map((tag) => `#${tag}`),
          ].filter((detail) => detail);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples have no ids and never move
            <li key={index} className="px-4 py-2 wrap-anywhere">
              <p>{task.title}</p>
              {details.length > 0 && <p className="text-muted text-sm">{details.join(' · ')}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Projects({
  preview: { projects },
  themes,
  onChoose,
}: {
  preview: Preview;
  themes: ReadonlyMap<string, string | null>;
  onChoose: (key: string, theme: string | null) => void;
}) {
  const options = [
    { value: '', label: t.inbox },
    ...useRows('themes').map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div>
      <h4 className="font-medium">{t.projectsAndTheirThemes}</h4>
      <p className="text-pretty text-muted text-sm">{t.eachListBecomesAProject}</p>
      <ul className="mt-2 divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {projects.slice(0, maxProjectsShown).map(({ key, name, tasks, threads, theme_id }) => {
          const chosen = themes.get(key);
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
              <div className="min-w-0 grow basis-48">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-muted text-sm wrap-anywhere">
                  {threads.length > 0 ? t.tasksAndThreads(tasks, listSome(threads)) : t.counts.tasks(tasks)}
                </p>
              </div>
              <div className="w-40">
                <Select
                  label={t.themeOf(name)}
                  hideLabel
                  size="compact"
                  value={(chosen === undefined ? theme_id : chosen) ?? ''}
                  options={options}
                  onChange={(value) => onChoose(key, value === '' ? null : value)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {projects.length > maxProjectsShown && (
        <p className="mt-2 text-muted text-sm">{t.moreProjects(projects.length - maxProjectsShown)}</p>
      )}
    </div>
  );
}

const maxListed = 5;

function listSome(names: readonly string[]): string {
  const more = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(more > 0 ? [t.countMore(more)] : [])].join(', ');
}

function Remarks({
  title,
  remarks,
  total,
}: {
  title: string;
  remarks: readonly ImportRemark[];
  total: number;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <h4>
        <DisclosureButton open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {title}
        </DisclosureButton>
      </h4>
      {isOpen && (
        <>
          <ul className="mt-1 flex max-h-80 flex-col gap-2 overflow-y-auto pl-7">
            {remarks.map(({ row, title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no ids and never move
              <li key={index} className="wrap-anywhere">
                <p>
                  {row !== null && (
                    <span className="text-muted tabular-nums">{t.row(formatNumber(row))} </span>
                  )}
                  {title === '' ? t.noTitle : title}
                </p>
                <p className="text-muted text-sm">{reason}</p>
              </li>
            ))}
          </ul>
          {total > remarks.length && (
            <p className="mt-2 pl-7 text-muted text-sm">{t.andMore(total - remarks.length)}</p>
          )}
        </>
      )}
    </div>
  );
}

import Papa from 'papaparse';
import type { Priority } from '#contract/vocabularies.ts';
import { describeRecurrence } from '#domain/describe-recurrence.ts';
import english from '#messages/en/domain.ts';
import { type PlaceNames, readPlaceNames } from '../../places/place-names.usecases.ts';
import type { TaskSources } from '../../places/task-sources.ts';
import { outlineTasks, type PlacedTask, readSection } from '../outline.ts';
import { toOneLine } from '../to-one-line.ts';
import { toTodoistDate } from './todoist-date.ts';

const columns = [
  'TYPE',
  'CONTENT',
  'DESCRIPTION',
  'PRIORITY',
  'INDENT',
  'AUTHOR',
  'RESPONSIBLE',
  'DATE',
  'DATE_LANG',
  'TIMEZONE',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/** 1 is the most pressing; a task without a number would get 1, too. */
const priorityNumbers: Record<Priority, string> = { urgent: '1', high: '2', medium: '3', low: '4' };

/** Yields the open tasks as Todoist imports them; the file has no column for those that are completed. */
export async function* writeCsv(sources: TaskSources): AsyncGenerator<string> {
  const [sections, namePlaces] = await Promise.all([
    outlineTasks(sources, ({ status }) => status !== 'completed'),
    readPlaceNames(sources),
  ]);
  // Excel takes a file without this mark for one in the encoding of its country.
  yield `\ufeff${columns.join(',')}\r\n`;
  for (const section of sections) {
    if (section.theme !== null)
      yield formatRow({ TYPE: 'section', CONTENT: [section.theme, section.thread ?? []].flat().join(' / ') });
    for await (const batch of readSection(sources, section))
      yield batch
        .map((placed) => formatRow(toRow(placed, namePlaces(placed.task), sources.timeZone)))
        .join('');
  }
}

function toRow({ task, isSubtask }: PlacedTask, { project }: PlaceNames, timeZone: string): Row {
  const { date, isRepeating } = toTodoistDate(task);
  const labels = [...task.tags, ...(project ? [project] : [])];
  const notes = [
    ...(task.description ? [task.description] : []),
    ...(task.recurrence && !isRepeating
      ? [`Repeats ${describeRecurrence(task.recurrence, english, 'en')}`]
      : []),
  ];
  return {
    TYPE: 'task',
    CONTENT: [toOneLine(task.title), ...labels.map((label) => `@${label.trim().replace(/\s+/g, '_')}`)].join(
      ' ',
    ),
    DESCRIPTION: notes.join('\n\n'),
    PRIORITY: priorityNumbers[task.priority ?? 'low'],
    INDENT: isSubtask ? '2' : '1',
    DATE: date,
    DATE_LANG: date ? 'en' : '',
    TIMEZONE: date ? timeZone : '',
  };
}

const formatRow = (row: Row): string =>
  `${Papa.unparse([columns.map((column) => guardFormula(row[column] ?? ''))], { newline: '\r\n' })}\r\n`;

/** What a spreadsheet would run as a formula. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Puts a space before what a spreadsheet would run; what imports a task removes it (docs/decisions/0049). */
const guardFormula = (cell: string): string => (formulaStart.test(cell) ? ` ${cell}` : cell);

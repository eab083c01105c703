import type { ExportFormat } from '#contract/vocabularies.ts';
import type { TaskSources } from '../../places/task-sources.ts';
import { writeCsv } from './csv.ts';
import { writeICalendar } from './icalendar.ts';
import { writeMarkdown } from './markdown.ts';
import { writeTaskwarrior } from './taskwarrior.ts';

interface FileFormat {
  contentType: string;
  /** The end of the file's name. */
  ending: string;
  /** Yields the file piece by piece. */
  write: (sources: TaskSources) => AsyncGenerator<string>;
}

/** How tasks are written for other programs. `json`, which is everything, is written by export.usecases.ts. */
export const fileFormats: Record<Exclude<ExportFormat, 'json'>, FileFormat> = {
  csv: { contentType: 'text/csv; charset=utf-8', ending: '.csv', write: writeCsv },
  markdown: { contentType: 'text/markdown; charset=utf-8', ending: '.md', write: writeMarkdown },
  icalendar: { contentType: 'text/calendar; charset=utf-8', ending: '.ics', write: writeICalendar },
  taskwarrior: { contentType: 'application/json', ending: '-taskwarrior.json', write: writeTaskwarrior },
};

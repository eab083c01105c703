import type { ImportSource } from '#contract/imports.ts';
import { anyCsv } from './any-csv.ts';
import { googleTasks } from './google-tasks.ts';
import { heddle } from './heddle.ts';
import { icalendar } from './icalendar.ts';
import { microsoftToDo } from './microsoft-to-do.ts';
import type { Importer } from './parsed-import.ts';
import { pastedList } from './pasted-list.ts';
import { superProductivity } from './super-productivity.ts';
import { taskwarrior } from './taskwarrior.ts';
import { ticktick } from './ticktick.ts';
import { todoTxt } from './todo-txt.ts';
import { todoist } from './todoist.ts';
import { vikunja } from './vikunja.ts';

/** Lists every source, in the order in which a file is offered to them. One that the contract names but is missing here does not compile. */
export const registry: { [Source in ImportSource]: Importer } = {
  todoist,
  ticktick,
  heddle,
  'super-productivity': superProductivity,
  taskwarrior,
  'google-tasks': googleTasks,
  'microsoft-to-do': microsoftToDo,
  vikunja,
  icalendar,
  csv: anyCsv,
  'todo-txt': todoTxt,
  list: pastedList,
};

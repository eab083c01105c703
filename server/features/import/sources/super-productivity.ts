import { emptyImport, type Importer, parsedTask } from './parsed-import.ts';
import {
  isInboxName,
  isRecord,
  type Json,
  keepRecurrenceInNotes,
  readFloating,
  readInstant,
  readInstantText,
  readRecurrence,
  text,
  texts,
} from './read-values.ts';

/** Finds the data in an export. Newer ones wrap it. */
function findData(json: unknown): Json | undefined {
  if (!isRecord(json)) return undefined;
  const data = isRecord(json.data) ? json.data : json;
  return isRecord(data.task) && isRecord(data.task.entities) && isRecord(data.project) ? data : undefined;
}

const entities = (state: unknown): Json[] =>
  isRecord(state) && isRecord(state.entities) ? Object.values(state.entities).filter(isRecord) : [];

/** Tags that only say where the app shows a task. */
const ownTags = new Set(['TODAY', 'EM_URGENT', 'EM_IMPORTANT', 'KANBAN_IN_PROGRESS', 'NO_LIST']);
const inboxProjects = new Set(['DEFAULT', 'INBOX_PROJECT']);

/** Reads the JSON of Super Productivity, its archives included. Times are in milliseconds. */
export const superProductivity: Importer = {
  detect: ({ json }) => findData(json) !== undefined,
  parse: ({ json }, context) => {
    const parsed = emptyImport({ hasStableKeys: true });
    const data = findData(json) ?? {};
    const tagNames = new Map(
      entities(data.tag).flatMap((tag) =>
        ownTags.has(text(tag.id)) ? [] : [[text(tag.id), text(tag.title)] as const],
      ),
    );
    const isListed = (id: string, name: string) => !inboxProjects.has(id) && !isInboxName(name);
    const projectIds = new Set<string>();
    for (const project of entities(data.project)) {
      const [id, name] = [text(project.id), text(project.title)];
      if (!isListed(id, name)) continue;
      projectIds.add(id);
      parsed.projects.push({ key: id, name, isArchived: project.isArchived === true });
    }
    const repeats = new Map(entities(data.taskRepeatCfg).map((repeat) => [text(repeat.id), repeat]));
    const archives = [data.taskArchive, archivedTasks(data.archiveYoung), archivedTasks(data.archiveOld)];
    const archived = archives.flatMap((archive) => entities(archive));
    for (const entity of [...entities(data.task), ...archived]) {
      const project = text(entity.projectId);
      const at = readInstant(entity.dueWithTime ?? entity.plannedAt);
      const isCompleted = entity.isDone === true;
      const task = parsedTask({
        key: text(entity.id),
        parent: text(entity.parentId) || null,
        title: text(entity.title),
        notes: text(entity.notes),
        project: projectIds.has(project) ? project : null,
        tags: texts(entity.tagIds).flatMap((id) => tagNames.get(id) ?? []),
        priority: texts(entity.tagIds).includes('EM_URGENT')
          ? 'urgent'
          : texts(entity.tagIds).includes('EM_IMPORTANT')
            ? 'high'
            : null,
        due: at ? context.toFloating(at) : (readFloating(entity.dueDay) ?? readFloating(entity.deadlineDay)),
        isCompleted,
        completedAt: isCompleted ? readInstantText(entity.doneOn) : null,
        createdAt: readInstantText(entity.created),
      });
      const repeat = repeats.get(text(entity.repeatCfgId));
      if (repeat && !isCompleted && repeat.isPaused !== true) {
        task.recurrence = toRule(repeat);
        task.recursFromCompletion = repeat.repeatFromCompletionDate === true;
        if (task.recurrence === null)
          keepRecurrenceInNotes(
            task,
            `${text(repeat.repeatCycle)} ${text(repeat.repeatEvery)}`,
            parsed.changed,
          );
      }
      parsed.tasks.push(task);
    }
    return parsed;
  },
};

const archivedTasks = (archive: unknown): unknown => (isRecord(archive) ? archive.task : undefined);

const weekdays = [
  ['monday', 'MO'],
  ['tuesday', 'TU'],
  ['wednesday', 'WE'],
  ['thursday', 'TH'],
  ['friday', 'FR'],
  ['saturday', 'SA'],
  ['sunday', 'SU'],
] as const;

function toRule(repeat: Json): string | null {
  if (text(repeat.rrule) !== '') return readRecurrence(text(repeat.rrule));
  const every = Number(repeat.repeatEvery ?? 1);
  const days = weekdays.filter(([name]) => repeat[name] === true).map(([, code]) => code);
  const parts = [`FREQ=${text(repeat.repeatCycle)}`];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  if (repeat.repeatCycle === 'WEEKLY' && days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  return readRecurrence(parts.join(';'));
}

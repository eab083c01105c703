import type { ImportColumn } from '#contract/imports.ts';
import { type Priority, priorities } from '#contract/vocabularies.ts';
import { type ColumnChoice, emptyImport, type Importer, parsedTask } from './parsed-import.ts';
import { normalizeHeader, readTable } from './read-table.ts';
import {
  isInboxName,
  keepRecurrenceInNotes,
  lookUp,
  readInstantText,
  readRecurrence,
  readWords,
} from './read-values.ts';

/** What columns are called in English, German, Spanish, French, Dutch, Portuguese, Italian and Chinese. */
const headerNames: Record<ImportColumn, string> = {
  title:
    'title|task|task name|name|subject|summary|content|to do|todo|item|what|titel|aufgabe|betreff|título|titulo|tarea|asunto|nombre|tarefa|assunto|nome|titre|tâche|objet|sujet|nom|taak|onderwerp|naam|titolo|attività|oggetto|标题|任务|任务名称|主题',
  notes:
    'notes|note|description|details|body|comment|comments|beschreibung|notizen|notiz|notas|nota|descripción|descrição|détails|remarques|opmerkingen|notities|beschrijving|descrizione|备注|描述|内容',
  project:
    'project|list|list name|project name|category|board|projekt|liste|kategorie|proyecto|lista|categoría|projeto|categoria|projet|catégorie|lijst|progetto|项目|清单|列表',
  section:
    'section|column|column name|stage|bucket|abschnitt|spalte|sección|columna|seção|coluna|colonne|sectie|sezione|分组',
  tags: 'tags|tag|labels|label|categories|context|contexts|schlagwörter|kategorien|etiquetas|étiquettes|catégories|categorieën|etichette|标签',
  priority:
    'priority|importance|priorität|wichtigkeit|prioridad|importancia|prioridade|priorité|prioriteit|priorità|优先级',
  due: "due|due date|deadline|date|when|do date|fällig|fällig am|fälligkeitsdatum|datum|frist|fecha|fecha de vencimiento|vencimiento|data|data de vencimento|vencimento|échéance|date d’échéance|date d'échéance|vervaldatum|einddatum|scadenza|data di scadenza|截止日期|日期|到期日",
  recurrence:
    'recurrence|repeat|repeats|recurring|rrule|wiederholung|repetición|repetição|récurrence|herhaling|ricorrenza|重复',
  completed:
    'completed|done|status|state|is completed|complete|% complete|erledigt|zustand|completado|completada|hecho|estado|concluído|concluída|terminé|terminée|statut|état|voltooid|gereed|completato|stato|状态|完成|已完成',
  completed_at:
    'completed at|completed time|completion date|date completed|completed on|erledigt am|fecha de finalización|data de conclusão|terminé le|voltooid op|完成时间',
  created_at:
    'created|created at|created time|creation date|date created|created on|erstellt|erstellt am|fecha de creación|data de criação|créé le|aangemaakt op|创建时间',
  id: 'id|task id|taskid|uuid|uid|key',
  parent: 'parent|parent id|parentid|parent task|übergeordnet|tarea principal|tâche parente|父任务',
};

const columnOf = new Map<string, ImportColumn>(
  (Object.entries(headerNames) as [ImportColumn, string][]).flatMap(([column, names]) =>
    names.split('|').map((name) => [name.normalize('NFC'), column] as const),
  ),
);

/** Returns the columns whose names are known; the first of several with the same meaning. */
function guessColumns(headers: readonly string[]): ColumnChoice {
  const chosen: ColumnChoice = {};
  for (const [index, header] of headers.entries()) {
    const column = columnOf.get(normalizeHeader(header));
    if (column && chosen[column] === undefined) chosen[column] = index;
  }
  return chosen;
}

const isTableName = (name: string) => /\.(csv|tsv)$/i.test(name);

/** Tells whether a header has known names. One column alone is no table. */
const isKnownHeader = (headers: string[]) => {
  const columns = guessColumns(headers);
  return columns.title !== undefined && headers.length > 1 && Object.keys(columns).length > 1;
};

const isAnyHeader = (headers: string[]) => headers.filter((header) => header !== '').length > 1;

const readAnyTable = (text: string) => readTable(text, isKnownHeader) ?? readTable(text, isAnyHeader);

/** Reads any table by the names of its columns, or those that the user chose. Ids only tell parents: two tables may count from 1. */
export const anyCsv: Importer = {
  detect: ({ text, name }) =>
    text !== null &&
    (readTable(text.slice(0, 5000), isKnownHeader) !== undefined ||
      (isTableName(name) && text.trim() !== '')),
  parse: ({ text }, context) => {
    const parsed = emptyImport({ hasStableKeys: false });
    const table = readAnyTable(text ?? '') ?? readTable(text ?? '', () => true);
    if (!table) return parsed;
    const chosen = context.columns ?? guessColumns(table.headers);
    if (chosen.title === undefined) chosen.title = 0;
    parsed.columns = { headers: table.headers, chosen };
    const projects = new Set<string>();
    for (const { row, cells } of table.rows) {
      const read = (column: ImportColumn) => cells[chosen[column] ?? -1] ?? '';
      const list = read('project');
      const project = isInboxName(list) ? null : list;
      if (project !== null && !projects.has(project)) {
        projects.add(project);
        parsed.projects.push({ key: project, name: project });
      }
      const task = parsedTask({
        key: read('id') || `row ${row}`,
        parent: read('parent') || null,
        title: read('title'),
        notes: read('notes'),
        project,
        section: read('section') || null,
        tags: read('tags')
          .split(/[,;]/)
          .map((tag) => tag.trim().replace(/^[#@]/, ''))
          .filter((tag) => tag !== ''),
        priority: readPriority(read('priority')),
        isCompleted: isDone(read('completed')) || (!chosen.completed && read('completed_at') !== ''),
        completedAt: readMoment(read('completed_at')),
        createdAt: readMoment(read('created_at')),
        row,
      });
      readWords(task, readLocalDate(read('due'), context.locale), { context, changed: parsed.changed });
      const repeat = read('recurrence');
      if (repeat !== '') {
        const rule = readRecurrence(repeat) ?? readRepeat(repeat, context.readWhen);
        if (rule) task.recurrence = rule;
        else keepRecurrenceInNotes(task, repeat, parsed.changed);
      }
      parsed.tasks.push(task);
    }
    return parsed;
  },
};

/** Reads words such as `weekly`, which the grammar knows as `every week`. */
function readRepeat(
  words: string,
  readWhen: (words: string) => { recurrence: string | null; rest: string } | null,
) {
  for (const phrase of [words, `every ${words}`]) {
    const read = readWhen(phrase);
    if (read?.recurrence && !/[\p{L}\p{N}]/u.test(read.rest)) return read.recurrence;
  }
  return null;
}

const readMoment = (value: string): string | null =>
  readInstantText(value) ??
  readInstantText(`${value.replace(' ', 'T')}Z`) ??
  readInstantText(`${value}T00:00:00Z`);

const monthFirst = /^en(-(us|ph|ca))?$/i;

/** Turns `21.11.2026` and, by the locale, `11/21/2026 9:00` into the form of ISO 8601; leaves others as they are. */
function readLocalDate(value: string, locale: string): string {
  const [, one, sign, two, year, hour, minute, half] =
    /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})(?:[ T,]+(\d{1,2}):(\d\d)(?::\d\d)?\s?([ap]m)?)?$/i.exec(value) ??
    [];
  if (one === undefined || two === undefined) return value;
  const isMonthFirst = sign === '/' && monthFirst.test(locale) ? Number(one) <= 12 : Number(two) > 12;
  const [month, day] = isMonthFirst ? [one, two] : [two, one];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return date;
  const base = half ? Number(hour) % 12 : Number(hour);
  return `${date}T${String(/p/i.test(half ?? '') ? base + 12 : base).padStart(2, '0')}:${minute}`;
}

const levels: Record<string, Priority> = {
  p1: 'urgent',
  p2: 'high',
  p3: 'medium',
  critical: 'urgent',
  highest: 'urgent',
  dringend: 'urgent',
  urgente: 'urgent',
  h: 'high',
  hoch: 'high',
  alta: 'high',
  alto: 'high',
  haute: 'high',
  élevée: 'high',
  hoog: 'high',
  高: 'high',
  m: 'medium',
  med: 'medium',
  mittel: 'medium',
  media: 'medium',
  média: 'medium',
  moyenne: 'medium',
  中: 'medium',
  l: 'low',
  niedrig: 'low',
  baja: 'low',
  baixa: 'low',
  basse: 'low',
  faible: 'low',
  laag: 'low',
  lowest: 'low',
  低: 'low',
};

/** Numbers are left out: each app counts in another direction. “Normal” is what most tasks are. */
function readPriority(value: string): Priority | null {
  const word = value.toLowerCase();
  return priorities.find((priority) => priority === word) ?? lookUp(levels, word) ?? null;
}

const done =
  /^(1|x|✓|✔|☑|y|yes|true|done|completed?|finished|closed|archived|100%?|ja|erledigt|abgeschlossen|fertig|sí|si|hecho|completad[oa]|terminad[oa]|sim|concluíd[oa]|feito|oui|terminée?|fait|voltooid|gereed|klaar|completat[oa]|fatto|完成|已完成|是)$/i;
const isDone = (value: string) => done.test(value.trim());

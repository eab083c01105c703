import type { Note } from '#contract/notes.ts';
import { describeRecurrence } from '#domain/describe-recurrence.ts';
import english from '#messages/en/domain.ts';
import { type PlaceNames, readPlaceNames } from '../../places/place-names.usecases.ts';
import type { TaskSources } from '../../places/task-sources.ts';
import { outlineTasks, type PlacedTask, readSection } from '../outline.ts';
import { toOneLine } from '../to-one-line.ts';

/** Yields all tasks as lists with boxes to tick, under headings for themes and threads, and then notes and saved links. */
export async function* writeMarkdown(sources: TaskSources): AsyncGenerator<string> {
  const [sections, namePlaces] = await Promise.all([outlineTasks(sources), readPlaceNames(sources)]);
  yield '# Tasks\n';
  let theme: string | null | undefined;
  for (const section of sections) {
    if (section.theme !== theme) yield `\n## ${escapeMarkdown(section.theme ?? 'Inbox')}\n`;
    theme = section.theme;
    yield section.thread === null ? '\n' : `\n### ${escapeMarkdown(section.thread)}\n\n`;
    for await (const batch of readSection(sources, section))
      yield batch.map((placed) => formatTask(placed, namePlaces(placed.task))).join('');
  }
  const notes = await sources.notes.list(sources.userId);
  const [links, texts] = [notes.filter(({ url }) => url !== null), notes.filter(({ url }) => url === null)];
  if (texts.length > 0) yield `\n# Notes\n${texts.map(formatNote).join('')}`;
  if (links.length > 0) yield `\n# Saved links\n\n${links.map(formatLink).join('')}`;
}

function formatTask({ task, isSubtask }: PlacedTask, { project }: PlaceNames): string {
  const indent = isSubtask ? '  ' : '';
  const facts = [
    ...(task.due_date ? [`due ${task.due_date.replace('T', ' ')}`] : []),
    ...(task.recurrence
      ? [
          `${describeRecurrence(task.recurrence, english, 'en')}${task.recurs_from_completion ? ' after it is done' : ''}`,
        ]
      : []),
    ...(task.remind_at ? [`reminder ${task.remind_at.replace('T', ' ')}`] : []),
    ...(task.priority ? [`${task.priority} priority`] : []),
    ...(task.status === 'in_progress' || task.status === 'paused' ? [task.status.replace('_', ' ')] : []),
    ...(task.estimated_pomodoros > 1 ? [`${task.estimated_pomodoros} pomodoros`] : []),
    ...(project ? [`project ${escapeMarkdown(project)}`] : []),
    ...task.tags.map((tag) => `#${escapeMarkdown(tag).replaceAll(' ', '-')}`),
  ];
  const line = `${indent}- [${task.status === 'completed' ? 'x' : ' '}] ${escapeMarkdown(task.title)}`;
  const notes = task.description.trimEnd();
  return `${line}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}\n${notes && `\n${indentLines(notes, `${indent}  `)}\n\n`}`;
}

const formatNote = ({ title, body }: Note): string =>
  `\n## ${escapeMarkdown(title)}\n${body.trimEnd() && `\n${body.trimEnd()}\n`}`;

function formatLink({ title, url, body }: Note): string {
  const address = (url ?? '').replace(/[<>]/g, encodeURIComponent);
  const notes = body.trimEnd();
  return `- [${escapeMarkdown(title)}](<${address}>)\n${notes && `\n${indentLines(notes, '  ')}\n\n`}`;
}

const indentLines = (text: string, indent: string): string => text.replace(/^(?=.)/gm, indent);

/** Writes a title so that it reads as it is, whatever it says. Notes are Markdown and stay as they are. */
const escapeMarkdown = (text: string): string =>
  toOneLine(text)
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^#/, '\\#')
    .replace(/&(?=[#\w]+;)/g, '\\&');

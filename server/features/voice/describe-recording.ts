import type { Recording } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';
import { fold } from '#domain/filter/fold.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';

/** Returns a recording as the API shows it: its transcription, and the tasks made of it as they are now. */
export function describeRecording(
  { id, recorded_at, duration_ms, transcription, parts, capture_id }: StoredRecording,
  tasks: readonly Task[],
  { hasAudio, nameOf }: { hasAudio: boolean; nameOf: (themeId: string | null) => string },
): Recording {
  const themes = sortByFrequency(tasks.map(({ theme_id }) => nameOf(theme_id)));
  const tags = sortByFrequency(tasks.flatMap(({ tags, auto_tags }) => [...tags, ...auto_tags]));
  const starts = findStarts(tasks, parts);
  return {
    id,
    recorded_at,
    duration_ms,
    has_audio: hasAudio,
    voice_entry: { transcription: transcription ?? '', tags },
    analysis: {
      detected_context: themes[0] ?? 'Inbox',
      confidence_score: Math.min(1, ...tasks.map(({ llm_confidence }) => llm_confidence ?? 1)),
      reasoning: explain(tasks, nameOf),
    },
    created_tasks: tasks.map(({ id, title, priority, description, auto_tags, suggestions }) => ({
      id,
      title,
      priority,
      description,
      auto_tags,
      suggestions,
      starts_at_ms: starts.get(id) ?? null,
    })),
    summary: { primary_tags: tags.slice(0, maxPrimaryTags) },
    change_id: capture_id ?? id,
  };
}

const maxPrimaryTags = 5;

/** Returns the distinct values, most frequent first. */
function sortByFrequency(values: readonly string[]): string[] {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, one], [, other]) => other.length - one.length).map(([value]) => value);
}

/** Returns one or two sentences on what was understood. */
function explain(tasks: readonly Task[], nameOf: (themeId: string | null) => string): string {
  if (tasks.length === 0) return 'None of its tasks are left.';
  const counts = [...Map.groupBy(tasks, ({ theme_id }) => nameOf(theme_id))].map(
    ([name, { length }]) => `${length} in ${name}`,
  );
  const dated = tasks.filter(({ due_date }) => due_date !== null).length;
  const dates = dated === 0 ? '' : ` ${dated === tasks.length ? 'All' : dated} with a date.`;
  const found = tasks.flatMap(({ suggestions }) => suggestions).length;
  const offered =
    found === 0 ? '' : ` ${found} more ${found === 1 ? 'was' : 'were'} found in the description.`;
  return `Your recording contains ${tasks.length === 1 ? 'one task' : `${tasks.length} tasks`}: ${counts.join(', ')}.${dates}${offered}`;
}

/** Finds the start of each task's words in the recording, in the order of the tasks. */
function findStarts(tasks: readonly Task[], parts: StoredRecording['parts']): Map<string, number> {
  const starts = new Map<string, number>();
  let from = 0;
  for (const { id, title } of tasks) {
    const [word] = words(title).filter(({ length }) => length > 2);
    const at =
      word === undefined ? -1 : parts.findIndex(({ text }, i) => i >= from && words(text).includes(word));
    const part = parts[at];
    if (!part) continue;
    starts.set(id, part.fromMs);
    // A part may be a whole sentence with several tasks.
    from = at;
  }
  return starts;
}

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];

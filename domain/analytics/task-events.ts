import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';

type BeforeAndAfter<Value> = readonly [before: Value, after: Value];

/** What one recorded change did to a task, as far as its history needs it. */
export interface TaskEvent {
  taskId: string;
  /** When the person made the change, in ms since 1970. */
  at: number;
  due: BeforeAndAfter<Task['due_date']> | undefined;
  status: BeforeAndAfter<Task['status']> | undefined;
  deleted: BeforeAndAfter<Task['deleted_at']> | undefined;
  theme: BeforeAndAfter<Task['theme_id']> | undefined;
  confidence: BeforeAndAfter<Task['llm_confidence']> | undefined;
  /** The person chose the theme with this change, or confirmed it. */
  isFiling: boolean;
}

type Entry = Pick<Activity, 'entity' | 'entity_id' | 'action' | 'changes' | 'edited_at'>;

/** Reads an entry of the activity log; undefined where it says nothing that the history of a task needs. */
export function toTaskEvent({ entity, entity_id, action, changes, edited_at }: Entry): TaskEvent | undefined {
  if (entity !== 'task' || action === 'created') return undefined;
  const { due_date, status, deleted_at, theme_id, llm_confidence, filed_at } = changes as RecordedChanges;
  if (!due_date && !status && !deleted_at && !theme_id && !llm_confidence) return undefined;
  return {
    taskId: entity_id,
    at: Date.parse(edited_at),
    due: due_date,
    status,
    deleted: deleted_at,
    theme: theme_id,
    confidence: llm_confidence,
    isFiling: Boolean(filed_at?.[1]),
  };
}

type RecordedChanges = { [Field in keyof Task]?: BeforeAndAfter<Task[Field]> };

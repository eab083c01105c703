import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/focus.ts';
import { deleteFocusSession } from '#browser/model/focus/focus-mutations.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatLength } from '#browser/time/format-duration.ts';
import { formatWallTime } from '#browser/time/format-instant.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import type { FocusSession } from '#contract/focus.ts';
import type { HourCycle } from '#contract/vocabularies.ts';

const SessionDialog = loadableDialog(() => import('./session-dialog.tsx'));

/** One session: when it was, what it was for, and how it went. */
export function SessionRow({ session }: { session: FocusSession }) {
  const store = useStore();
  const looks = useThemeLooks();
  const [isEditing, setIsEditing] = useState(false);
  const task = session.task_id ? store.replica.tasks.get(session.task_id) : undefined;
  const title = task?.title || session.intent || t.nothingInParticular;
  const remove = () =>
    toastOutcomeWithUndo(
      store,
      t.sessionDeleted,
      deleteFocusSession(store, session),
      t.theSessionCouldNotBeDeleted,
    );
  const times = timesOf(session, useHourCycle());
  const details = [
    formatLength(session.work_ms),
    session.outcome && t.outcomes[session.outcome],
    session.interruptions > 0 && t.countInterruptions(session.interruptions),
  ].filter(Boolean);
  return (
    <li
      style={threaded({}, looks.of(task?.theme_id ?? null).color)}
      className={classNames(
        'group/row relative flex items-center gap-3 border-hairline border-b py-2 pl-3',
        threadBeside,
      )}
    >
      <span className="w-24 shrink-0 self-start text-muted tabular-nums">{times}</span>
      <div className="min-w-0 grow">
        {task && task.deleted_at === null ? (
          <a
            href={taskHref(task.id)}
            dir="auto"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              openTask(task.id);
            }}
            className="rounded-sm hover:underline wrap-anywhere"
          >
            {title}
          </a>
        ) : (
          <span
            dir="auto"
            className={classNames('line-clamp-2 wrap-anywhere', !task && !session.intent && 'text-muted')}
          >
            {title}
          </span>
        )}
        <p className="text-muted text-sm tabular-nums">{details.join(' · ')}</p>
      </div>
      <span className={classNames('shrink-0', shownOnHover)}>
        <Menu
          label={t.sessionAt(times)}
          trigger={<IconButton label={t.moreForSession(times)} icon={<Ellipsis className="size-4" />} />}
        >
          <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setIsEditing(true)}>
            {t.edit}
          </MenuItem>
          <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
            {t.delete}
          </MenuItem>
        </Menu>
      </span>
      {isEditing && <SessionDialog session={session} onClose={() => setIsEditing(false)} />}
    </li>
  );
}

/** Returns `09:05–09:30` in the user's wall time. */
function timesOf({ started_at, ended_at }: FocusSession, hourCycle: HourCycle): string {
  const time = (instant: string) => formatWallTime(new Date(instant), hourCycle);
  return ended_at ? `${time(started_at)}–${time(ended_at)}` : time(started_at);
}

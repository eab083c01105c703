import { memo, useCallback, useState } from 'react';
import { t as organizeTexts } from '#browser/i18n/organize.ts';
import { t } from '#browser/i18n/reclassify.ts';
import {
  applyMoves,
  type ProposedMove,
  type ProposedMoves,
  type Reclassified,
} from '#browser/model/captures/proposed-moves.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { MoveBetween } from './move-between.tsx';
import { ReclassifyOutcome } from './reclassify-outcome.tsx';

/** Offers the moves with a tick each, then reports what was applied. Without moves it reports at once. */
export function ProposedMovesDialog({
  proposed,
  note,
  onClose,
}: {
  proposed: ProposedMoves;
  /** Shown above the moves, such as that the run was canceled. */
  note?: string | undefined;
  onClose: () => void;
}) {
  const store = useStore();
  const looks = useThemeLooks();
  const { moves, total, errors } = proposed;
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isApplying, setApplying] = useState(false);
  const [applied, setApplied] = useState<Reclassified | undefined>(
    moves.length === 0 ? { total, errors, moved: [], undo: async () => undefined } : undefined,
  );
  const toggle = useCallback(
    (id: string) =>
      setExcluded((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    [],
  );
  if (applied) return <ReclassifyOutcome note={note} result={applied} onClose={onClose} />;

  const accepted = moves.filter(({ task }) => !excluded.has(task.id));
  const apply = async () => {
    setApplying(true);
    try {
      setApplied(await applyMoves(store, proposed, accepted));
    } catch {
      setApplying(false);
      toast({ text: t.classifyFailed, tone: 'problem' });
    }
  };
  const all = accepted.length === moves.length;
  return (
    <Dialog
      onClose={onClose}
      title={t.proposedMoves}
      wide
      actions={
        <>
          <Button onClick={onClose}>{organizeTexts.cancel}</Button>
          <Button
            look="primary"
            busy={isApplying}
            disabled={accepted.length === 0}
            onClick={apply}
            data-autofocus
          >
            {t.applyMoves(accepted.length, moves.length)}
          </Button>
        </>
      }
    >
      {note && <p className="mb-2">{note}</p>}
      <p className="text-muted">
        {t.nothingHasMovedYetTasks}
        {errors.length > 0 && ` ${t.tasksNotRead(errors.length)}`}
      </p>
      <div className="mt-2 flex justify-end">
        <Button
          size="compact"
          look="quiet"
          onClick={() => setExcluded(all ? new Set(moves.map(({ task }) => task.id)) : new Set())}
        >
          {all ? t.selectNone : t.selectAll}
        </Button>
      </div>
      <ul aria-label={t.proposedMoves} className="divide-y divide-hairline">
        {moves.map((move) => (
          <MoveRow
            key={move.task.id}
            move={move}
            from={looks.of(move.from)}
            to={looks.of(move.to)}
            isChecked={!excluded.has(move.task.id)}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/** Skips what is out of sight, so that thousands of moves open and toggle at once. */
const MoveRow = memo(function MoveRow({
  move: { task },
  from,
  to,
  isChecked,
  onToggle,
}: {
  move: ProposedMove;
  from: ThemeLook;
  to: ThemeLook;
  isChecked: boolean;
  onToggle: (id: string) => void;
}) {
  return (
    <li className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
      <label className="flex min-h-11 cursor-pointer items-center gap-x-3 py-1.5">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={() => onToggle(task.id)}
          className="size-4 shrink-0 cursor-pointer"
        />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <span dir="auto" className="line-clamp-2 min-w-0 grow wrap-anywhere">
            {task.title}
          </span>
          <MoveBetween from={from} to={to} />
        </span>
      </label>
    </li>
  );
});

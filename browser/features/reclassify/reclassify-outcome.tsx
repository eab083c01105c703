import { t } from '#browser/i18n/reclassify.ts';
import type { Reclassified } from '#browser/model/captures/proposed-moves.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { MoveBetween } from './move-between.tsx';

/** Moved tasks and errors listed; the counts above cover all of them. */
const maxListed = 200;

/** Lists what moved where and what did not, with one button that takes it all back. */
export function ReclassifyOutcome({
  note,
  result,
  onClose,
}: {
  /** Shown above the list, such as that it was canceled. */
  note?: string | undefined;
  result: Reclassified;
  onClose: () => void;
}) {
  const looks = useThemeLooks();
  const { moved, total, errors } = result;
  const changes = new Map<ThemeLook, number>();
  for (const { to } of moved) changes.set(looks.of(to), (changes.get(looks.of(to)) ?? 0) + 1);

  const undo = async () => {
    onClose();
    try {
      await result.undo();
      toast({
        text: t.tasksAreBack(moved.length),
      });
    } catch {
      toast({ text: t.theTasksCouldNotBe, tone: 'problem' });
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={t.tasksClassified}
      actions={
        <>
          {moved.length > 0 && <Button onClick={undo}>{t.undo}</Button>}
          <Button look="primary" onClick={onClose} data-autofocus>
            {t.done}
          </Button>
        </>
      }
    >
      {note && <p className="mb-2">{note}</p>}
      <p>
        {t.reclassified(moved.length, total)} {errors.length === 0 ? t.noErrors : t.errorCount(errors.length)}
      </p>
      {changes.size > 0 && (
        <section aria-label={t.themeChanges}>
          <h3 className="mt-4 mb-1 font-medium text-muted text-sm">{t.themeChanges}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {[...changes].map(([look, count]) => (
              <li key={look.id} className="inline-flex items-center gap-1.5">
                <look.Icon className="size-4" style={{ color: look.color }} />
                {look.name} <span className="text-muted tabular-nums">+{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <section aria-label={t.errors}>
          <h3 className="mt-4 mb-1 font-medium text-muted text-sm">{t.errors}</h3>
          <ul className="divide-y divide-hairline">
            {[...new Set(errors)].slice(0, maxListed).map((error) => (
              <li key={error} dir="auto" className="py-2 wrap-anywhere">
                {error}
              </li>
            ))}
          </ul>
          {errors.length > maxListed && (
            <p className="py-2 text-muted">{t.andMore(errors.length - maxListed)}</p>
          )}
        </section>
      )}
      {moved.length > 0 && (
        <section aria-label={t.movedTasks}>
          <h3 className="mt-4 mb-1 font-medium text-muted text-sm">{t.movedTasks}</h3>
          <ul className="divide-y divide-hairline">
            {moved.slice(0, maxListed).map(({ task, from, to }) => (
              <li key={task.id} className="flex items-center gap-3 py-2">
                <span dir="auto" className="line-clamp-2 min-w-0 grow wrap-anywhere">
                  {task.title}
                </span>
                <MoveBetween from={looks.of(from)} to={looks.of(to)} />
              </li>
            ))}
          </ul>
          {moved.length > maxListed && (
            <p className="py-2 text-muted">{t.andMore(moved.length - maxListed)}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}

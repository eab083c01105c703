import { t } from '#browser/i18n/filing.ts';
import type { ChangedValue, ReadingChange } from '#browser/model/refinements/reading-changes.ts';
import { takeBack } from '#browser/model/refinements/reading-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ActionButton } from './action-button.tsx';

/** Lists the values that a reading changed, before and after. */
export function ChangedValues({ values }: { values: readonly ChangedValue[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-3">
      {values.map(({ label, before, after }) => (
        <li key={label} className="min-w-0 wrap-anywhere">
          <span className="text-muted">{label} </span>
          <span className="sr-only">{t.was} </span>
          <bdi className="text-muted line-through decoration-1">{before ?? 'none'}</bdi>
          <span aria-hidden> → </span>
          <span className="sr-only">{t.now} </span>
          <bdi>{after ?? 'none'}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Takes back what a reading did to one task, or to all `count` tasks. */
export function TakeBackButton({
  changeId,
  change,
  count,
}: {
  changeId: string;
  change?: ReadingChange;
  count?: number;
}) {
  const store = useStore();
  return (
    <ActionButton act={() => takeBack(store, changeId, change?.taskId)} failed={t.theChangeCouldNotBe}>
      {change ? t.undo : `Undo all ${count}`}
      {change && <span className="sr-only"> what changed in {change.title}</span>}
    </ActionButton>
  );
}

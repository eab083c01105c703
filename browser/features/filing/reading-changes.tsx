import { t } from '#browser/i18n/why-filed.ts';
import type { ChangedValue, ReadingChange } from '#browser/model/refinements/reading-changes.ts';
import { takeBack } from '#browser/model/refinements/reading-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import { ActionButton } from './action-button.tsx';

/** Lists the values that a reading changed, before and after. */
export function ChangedValues({ values }: { values: readonly ChangedValue[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-3">
      {values.map(({ label, before, after }) => (
        <li key={label} className="min-w-0 wrap-anywhere">
          <span className="text-muted">{label} </span>
          <span className="sr-only">{t.was} </span>
          <bdi className="text-muted line-through decoration-1">{before ?? t.none}</bdi>
          <span aria-hidden> → </span>
          <span className="sr-only">{t.now} </span>
          <bdi>{after ?? t.none}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Takes back what a reading did to one task, or to all `count` tasks. */
export function TakeBackButton({
  changeId,
  change,
  count = 0,
}: {
  changeId: string;
  change?: ReadingChange;
  count?: number;
}) {
  const store = useStore();
  return (
    <ActionButton act={() => takeBack(store, changeId, change?.taskId)} failed={t.theChangeCouldNotBe}>
      {change ? (
        <SpokenText text={t.undoIn} tags={{ title: <span className="sr-only">{change.title}</span> }} />
      ) : (
        t.undoAll(count)
      )}
    </ActionButton>
  );
}

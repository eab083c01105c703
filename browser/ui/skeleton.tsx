import { classNames } from './class-names.ts';

/** Placeholder lines while text loads; `label` tells screen readers what is loading. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike and never move
          key={line}
          className={classNames(
            'skeleton h-4 rounded-sm bg-raised',
            ['w-full', 'w-4/5', 'w-11/12'][line % 3],
          )}
        />
      ))}
    </div>
  );
}

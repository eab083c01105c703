import Check from 'lucide-react/icons/check';
import { t } from '#browser/i18n/select-tasks.ts';
import { useIsSelected } from './selection.ts';
import { handleSelectPress } from './task-lists.ts';

/** Renders the selection box: beside the row with a mouse, and in place of the circle on a touch screen while selecting. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  const selected = useIsSelected(id);
  return (
    <button
      type="button"
      data-select
      aria-pressed={selected}
      aria-label={t.select(title)}
      onClick={(event) => handleSelectPress(event.currentTarget, id, event.shiftKey)}
      className="select-box"
    >
      <span className="grid size-4.5 place-items-center rounded-[5px] border border-control bg-surface in-aria-pressed:border-accent in-aria-pressed:bg-accent in-aria-pressed:text-on-accent">
        {selected && <Check className="size-3.5" strokeWidth={3} />}
      </span>
    </button>
  );
}

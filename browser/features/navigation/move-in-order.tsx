import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { t } from '#browser/i18n/navigation.ts';
import { type OrderPlace, placeBeside } from '#browser/model/order/order.ts';
import { MenuItem } from '#browser/ui/menu.tsx';

/** Renders the menu items that move one of `rows` up and down; no item where there is no further place. */
export function MoveInOrder({
  rows,
  id,
  onMove,
}: {
  rows: readonly { id: string }[];
  id: string;
  onMove: (place: OrderPlace) => void;
}) {
  const [before, after] = [placeBeside(rows, id, -1), placeBeside(rows, id, 1)];
  return (
    <>
      {before && (
        <MenuItem icon={<ArrowUp className="size-4" />} onSelect={() => onMove(before)}>
          {t.moveUp}
        </MenuItem>
      )}
      {after && (
        <MenuItem icon={<ArrowDown className="size-4" />} onSelect={() => onMove(after)}>
          {t.moveDown}
        </MenuItem>
      )}
    </>
  );
}

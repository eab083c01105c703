import ListChecks from 'lucide-react/icons/list-checks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { clearSelection, startSelecting, useIsSelecting } from '#browser/features/select-tasks/selection.ts';
import { t } from '#browser/i18n/task-lists.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { groupings } from './groupings.ts';
import { sortOrder, sorts } from './sort-orders.ts';
import type { ViewControl } from './use-task-view.ts';

/** Starts and stops selecting tasks; on a touch screen every tap then selects. */
function SelectButton() {
  const choosing = useIsSelecting();
  return (
    <IconButton
      label={choosing ? t.stopSelecting : t.select}
      icon={<ListChecks className="size-5" />}
      aria-pressed={choosing}
      onClick={choosing ? clearSelection : startSelecting}
      className="aria-pressed:bg-raised aria-pressed:text-text"
    />
  );
}

/**
 * Shows the tools of a list: select, sort and group. `given` names the list's own order, if it has one. A list with its
 * own groups offers no others; a list grouped by day offers no sorting by date and shows only open tasks.
 */
export function ListTools({
  control: { view, change },
  given,
  ownGroups = false,
  byDay = false,
}: {
  control: ViewControl;
  given?: string;
  ownGroups?: boolean;
  byDay?: boolean;
}) {
  return (
    <div className="-mr-2 flex">
      <SelectButton />
      <Menu
        label={t.view}
        trigger={<IconButton label={t.view} icon={<SlidersHorizontal className="size-5" />} />}
      >
        <MenuGroup label={t.sortBy} first>
          {sorts.map((sort) => {
            const label = sort === 'given' ? given : t.sortOrders[sort];
            const { notByDay } = sortOrder(sort);
            return (
              label &&
              !(byDay && notByDay) && (
                <MenuItem key={sort} checked={sort === view.sort} onSelect={() => change({ sort })}>
                  {label}
                </MenuItem>
              )
            );
          })}
        </MenuGroup>
        {!ownGroups && !byDay && (
          <MenuGroup label={t.groupBy}>
            {groupings.map((group) => (
              <MenuItem key={group} checked={group === view.group} onSelect={() => change({ group })}>
                {t.groupings[group]}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        {!byDay && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => change({ completed: !view.completed })}>
              {view.completed ? t.hideCompleted : t.showCompleted}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}

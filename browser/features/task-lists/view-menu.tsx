import ListChecks from 'lucide-react/icons/list-checks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { clearSelection, startChoosing, useIsChoosing } from '#browser/features/select-tasks/selection.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { type Grouping, groupings, type Sort, sorts } from './task-view.ts';
import type { ViewControl } from './use-task-view.ts';

const sortNames: Record<Exclude<Sort, 'given'>, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'Due date',
  priority: 'Priority',
  title: 'Title',
  theme: 'Theme',
};
const groupNames: Record<Grouping, string> = {
  none: 'None',
  theme: 'Theme',
  project: 'Project',
  due: 'Due date',
  priority: 'Priority',
  status: 'Status',
};

/** Begins to choose tasks and ends it; on a touch screen every tap chooses then. */
function SelectButton() {
  const choosing = useIsChoosing();
  return (
    <IconButton
      label={choosing ? 'Stop selecting' : 'Select'}
      icon={<ListChecks className="size-5" />}
      aria-pressed={choosing}
      onClick={choosing ? clearSelection : startChoosing}
      className="aria-pressed:bg-raised aria-pressed:text-text"
    />
  );
}

/**
 * What can be done with a list as a whole: choose tasks of it, and say how it is sorted and grouped. `given` names the
 * order the list comes in, where that is one of its own. A list with groups of its own takes no others, and one by
 * days is not sorted by them and has only what is open.
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
        label="View"
        trigger={<IconButton label="View" icon={<SlidersHorizontal className="size-5" />} />}
      >
        <MenuGroup label="Sort by" first>
          {sorts.map((sort) => {
            const name = sort === 'given' ? given : sort === 'due' && byDay ? undefined : sortNames[sort];
            return (
              name && (
                <MenuItem key={sort} checked={sort === view.sort} onSelect={() => change({ sort })}>
                  {name}
                </MenuItem>
              )
            );
          })}
        </MenuGroup>
        {!ownGroups && !byDay && (
          <MenuGroup label="Group by">
            {groupings.map((group) => (
              <MenuItem key={group} checked={group === view.group} onSelect={() => change({ group })}>
                {groupNames[group]}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        {!byDay && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => change({ completed: !view.completed })}>
              {view.completed ? 'Hide completed' : 'Show completed'}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}

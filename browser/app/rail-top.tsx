import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Plus from 'lucide-react/icons/plus';
import { addTasks } from '#browser/features/navigation/open-overlay.ts';
import { t } from '#browser/i18n/app.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Mark } from '#browser/ui/logo.tsx';
import { Tooltip } from '#browser/ui/tooltip.tsx';

/** Renders the top of the rail on larger screens. `onFold` opens or folds it. */
export function RailTop({ wide, onFold }: { wide: boolean; onFold: () => void }) {
  const Icon = wide ? PanelLeftClose : PanelLeftOpen;
  const add = (
    <button
      type="button"
      aria-label={t.addTasks}
      onClick={addTasks}
      className={classNames(
        'rail-add mt-2 flex h-9 pointer-coarse:h-11 cursor-pointer items-center justify-center gap-2 rounded-md bg-accent font-medium text-on-accent transition-colors hover:bg-accent-strong',
        wide ? 'w-full' : 'w-12',
      )}
    >
      <Plus className="size-5" />
      {wide && t.addTasks}
    </button>
  );
  return (
    <div className="low:sticky low:top-0 low:z-1 flex w-full shrink-0 flex-col items-center bg-ground px-2">
      <div className={classNames('mt-2 -mb-1 flex items-center', wide && 'w-full justify-between pl-3')}>
        {wide && (
          <span className="flex items-center gap-2 font-serif text-xl">
            <Mark className="size-6" />
            {t.heddle}
          </span>
        )}
        <IconButton
          label={wide ? t.collapseTheSidebar : t.openTheSidebar}
          icon={<Icon className="size-5" />}
          aria-keyshortcuts="["
          onClick={onFold}
          placement="right"
        />
      </div>
      {wide ? (
        add
      ) : (
        <Tooltip text={t.addTasks} placement="right">
          {add}
        </Tooltip>
      )}
    </div>
  );
}

import { type RefObject, useRef } from 'react';
import { classNames } from '#browser/ui/class-names.ts';
import { panelLook } from '#browser/ui/panel-look.ts';
import { usePopupBelow } from '#browser/ui/use-popup-below.ts';
import { type CommandChoice, slashCommands } from './slash-commands.ts';
import type { useSlashMenu } from './use-slash-menu.ts';

/** Shows the commands below the field, which keeps the focus. */
export function SlashMenu({
  menu: { choices, listbox },
  anchor,
}: {
  menu: ReturnType<typeof useSlashMenu>;
  anchor: RefObject<HTMLElement | null>;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const visible = choices.length > 0;
  usePopupBelow({ popup, anchor, visible });
  return (
    <>
      <p role="status" className="sr-only">
        {visible &&
          `${choices.length} ${choices.length === 1 ? 'command' : 'commands'}. Use the arrow keys to move and Enter to choose`}
      </p>
      <div ref={popup} popover="manual" className={classNames(panelLook, 'p-1')}>
        {visible && (
          <div {...listbox.listProps} role="listbox" aria-label="Commands">
            {choices.map((choice, index) => (
              <Option
                key={choice.command}
                choice={choice}
                selected={index === listbox.active}
                {...listbox.optionProps(index)}
              />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function Option({
  choice: { command, hint },
  selected,
  ...rest
}: ReturnType<ReturnType<typeof useSlashMenu>['listbox']['optionProps']> & {
  choice: CommandChoice;
  selected: boolean;
}) {
  const { Icon } = slashCommands[command];
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 data-active:bg-raised forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
    >
      <Icon className="size-4 shrink-0 text-accent" />
      <span className="w-23 shrink-0 font-medium">/{command}</span>
      <span className="min-w-0 text-muted text-sm">{hint}</span>
    </div>
  );
}

import FolderOpen from 'lucide-react/icons/folder-open';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { type ReactNode, type RefObject, useRef } from 'react';
import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/capture.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { panelLook } from '#browser/ui/panel-look.ts';
import { usePopupBelow } from '#browser/ui/use-popup-below.ts';
import type { LabelChoice } from './label-choices.ts';
import { slashCommands } from './slash-commands.ts';
import type { Completion, useCompletions } from './use-completions.ts';

/** Shows what can be chosen below the field, which keeps the focus. */
export function CompletionMenu({
  menu: { choices, listbox },
  anchor,
}: {
  menu: ReturnType<typeof useCompletions>;
  anchor: RefObject<HTMLElement | null>;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const visible = choices.length > 0;
  usePopupBelow({ popup, anchor, visible });
  return (
    <>
      <p role="status" className="sr-only">
        {visible && (choices[0]?.kind === 'label' ? t.labelsFound : t.commandsFound)(choices.length)}
      </p>
      <div ref={popup} popover="manual" className={classNames(panelLook, 'p-1')}>
        {visible && (
          <div
            {...listbox.listProps}
            role="listbox"
            aria-label={choices[0]?.kind === 'label' ? t.labels : t.commands}
          >
            {choices.map((choice, index) => (
              <Option
                key={choice.kind === 'command' ? choice.command : `${choice.label.kind} ${choice.label.name}`}
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
  choice,
  selected,
  ...rest
}: ReturnType<ReturnType<typeof useCompletions>['listbox']['optionProps']> & {
  choice: Completion;
  selected: boolean;
}) {
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 data-active:bg-raised forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
    >
      {choice.kind === 'command' ? <CommandOption choice={choice} /> : <LabelOption label={choice.label} />}
    </div>
  );
}

function CommandOption({ choice: { command } }: { choice: Extract<Completion, { kind: 'command' }> }) {
  const { Icon } = slashCommands[command];
  return (
    <>
      <Icon className="size-4 shrink-0 text-accent" />
      <span className="w-23 shrink-0 font-medium">/{command}</span>
      <span className="min-w-0 text-muted text-sm">{t.commandHints[command]}</span>
    </>
  );
}

function LabelOption({ label: { kind, name, color } }: { label: LabelChoice }) {
  const looks = useThemeLooks();
  const style = color ? { color } : undefined;
  const ThemeIcon = looks.find(name)?.Icon ?? FolderOpen;
  const icons: Record<LabelChoice['kind'], ReactNode> = {
    theme: <ThemeIcon className="size-4 shrink-0" style={style} />,
    project: <FolderOpen className="size-4 shrink-0" style={style} />,
    tag: <TagDot tag={name} />,
    'new project': <FolderPlus className="size-4 shrink-0 text-accent" />,
  };
  return (
    <>
      {icons[kind]}
      <span dir="auto" className="min-w-0 truncate font-medium">
        {kind === 'new project' ? t.createProject(name) : name}
      </span>
      <span className="ml-auto shrink-0 text-muted text-sm">
        {kind !== 'new project' && t.labelKinds[kind]}
      </span>
    </>
  );
}

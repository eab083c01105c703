import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** Tabs and the panel of the selected one (WAI-ARIA): arrows, Home and End select, Tab moves into the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  label: string;
  tabs: readonly { id: Id; name: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="-mx-4 flex gap-1 overflow-x-auto overflow-y-hidden px-1.5 [scrollbar-width:none] sm:-mx-3 sm:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            className="relative h-11 shrink-0 cursor-pointer whitespace-nowrap rounded-sm px-2.5 font-medium text-muted text-sm after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full hover:text-text focus-visible:outline-offset-[-3px] aria-selected:text-text aria-selected:after:bg-accent sm:px-3 sm:after:inset-x-3 forced-colors:aria-selected:after:bg-[Highlight]"
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may contain nothing that can take the focus
        tabIndex={0}
        className="-mx-4 min-h-[50dvh] rounded-sm border-hairline border-t px-4 pt-4 outline-offset-4 sm:mx-0 sm:px-0"
      >
        {children}
      </div>
    </>
  );
}

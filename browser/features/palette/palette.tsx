import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OverlayProps } from '#browser/features/navigation/open-overlay.ts';
import { ShortcutKeys, WorkingShortcutKeys } from '#browser/features/shortcuts/shortcut-keys.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/palette.ts';
import { useStore } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { Modal } from '#browser/ui/modal.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import { useListbox } from '#browser/ui/use-listbox.ts';
import { type Choice, usePalette } from './use-palette.ts';

/** About as many choices as fit on a screen; the others render afterwards. */
const initiallyDrawn = 12;

/** Renders the command palette, which finds commands, pages, notes and tasks. */
export default function Palette({ onClose, actions }: OverlayProps) {
  const store = useStore();
  const id = useId();
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState(initiallyDrawn);
  useEffect(() => runAfterPaint(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY))), []);
  const { groups, total, remember } = usePalette(store, text, actions);
  const choices = useMemo(() => groups.flatMap(({ choices }) => choices), [groups]);

  const leaveTo = (choice: Choice, act: () => void) => {
    remember(choice.id);
    // Focus returns to the page before the choice runs.
    flushSync(onClose);
    act();
  };
  const listbox = useListbox({
    count: choices.length,
    open: true,
    initialIndex: 0,
    onChoose: (index) => {
      const choice = choices[index];
      if (choice) leaveTo(choice, choice.run);
    },
  });
  const active = choices[listbox.active];

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (listbox.onKeyDown(event) || isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && active?.complete) leaveTo(active, active.complete);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      listbox.setActive(nextGroup(groups, listbox.active, event.shiftKey ? -1 : 1));
    }
  };

  let index = -1;
  return (
    <Modal
      aria-label={t.commandPalette}
      onClose={onClose}
      className="items-start justify-center"
      panelClassName="m-3 mt-[max(0.75rem,10dvh)] flex max-h-[min(32rem,80dvh)] w-full max-w-xl flex-col overflow-hidden rounded-md"
    >
      <div className="flex items-center gap-3 border-hairline border-b px-4">
        <Search className="size-5 shrink-0 text-muted" />
        <input
          {...listbox.fieldProps}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-label={t.findATaskANote}
          placeholder={t.findATaskANote}
          dir="auto"
          enterKeyHint="go"
          maxLength={500}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            listbox.setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-14 w-full bg-transparent text-lg placeholder:text-muted focus-visible:outline-none"
        />
      </div>
      <p role="status" className="sr-only">
        {total !== undefined && t.resultsFound(total)}
      </p>
      <div {...listbox.listProps} role="listbox" aria-label={t.results} className="overflow-y-auto p-1.5">
        {groups.map(({ name, choices, count }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={name} role="group" aria-labelledby={`${id}-${at}`} className="pb-1.5">
            <div id={`${id}-${at}`} className="px-3 pt-2 pb-1 font-medium text-muted text-sm">
              {name}
              {count > choices.length && (
                <span className="font-normal tabular-nums"> {formatNumber(count)}</span>
              )}
            </div>
            {choices.map((choice) => {
              index += 1;
              if (index >= drawn) return null;
              return <ChoiceRow key={choice.id} choice={choice} option={listbox.optionProps(index)} />;
            })}
          </div>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="flex flex-wrap gap-x-4 gap-y-1 border-hairline border-t px-4 py-2 text-muted text-sm pointer-coarse:hidden"
      >
        <Hint keys={['ArrowUp', 'ArrowDown']} does={t.does.choose} />
        <Hint keys={['Tab']} does={t.does.nextGroup} />
        <Hint keys={['Enter']} does={active?.complete ? t.does.details : t.does.go} />
        {active?.complete && (
          <Hint keys={['Mod+Enter']} does={active.isDone ? t.does.reopen : t.does.complete} />
        )}
      </p>
    </Modal>
  );
}

function ChoiceRow({
  choice: { Icon, color, name, detail, keys, isDone },
  option,
}: {
  choice: Choice;
  option: ReturnType<ReturnType<typeof useListbox>['optionProps']>;
}) {
  return (
    <div
      {...option}
      role="option"
      tabIndex={-1}
      aria-selected={option['data-active'] ?? false}
      className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 data-active:bg-raised forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
    >
      <Icon className="size-4.5 shrink-0 text-muted" {...(color && { style: { color } })} />
      <span className="flex min-w-0 grow items-baseline justify-between gap-x-4 max-sm:flex-col">
        <span
          dir="auto"
          className={classNames('max-w-full min-w-0 truncate', isDone && 'text-muted line-through')}
        >
          {name}
        </span>
        {isDone && <span className="sr-only">{t.completed}</span>}
        {detail && (
          <span className="max-w-full shrink-0 truncate text-muted text-sm sm:max-w-1/2">{detail}</span>
        )}
      </span>
      {keys && (
        <span className="shrink-0 pointer-coarse:hidden">
          <WorkingShortcutKeys keys={keys} />
        </span>
      )}
    </div>
  );
}

function Hint({ keys, does }: { keys: string[]; does: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((one) => (
        <ShortcutKeys key={one} keys={one} />
      ))}
      <span className="pl-0.5">{does}</span>
    </span>
  );
}

/** Returns the first choice of the next or previous group, wrapping around. */
function nextGroup(groups: readonly { choices: readonly Choice[] }[], active: number, step: 1 | -1): number {
  const starts: number[] = [];
  let end = 0;
  for (const { choices } of groups) {
    starts.push(end);
    end += choices.length;
  }
  const here = starts.findLastIndex((start) => start <= active);
  return starts.at((here + step) % starts.length) ?? 0;
}

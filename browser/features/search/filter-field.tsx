import Funnel from 'lucide-react/icons/funnel';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { t as filterTexts } from '#browser/i18n/filter.ts';
import { t } from '#browser/i18n/search.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { controlLook } from '#browser/ui/field.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { type Completion, type Completions, completeFilter } from '#domain/filter/complete-filter.ts';
import type { Place } from '#domain/filter/filter.ts';
import { useFilterVocabulary } from './search-words.ts';

export interface FilterFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label?: string;
  /** One of several fields on a page: smaller, and not the one that the search shortcut goes to. */
  isCompact?: boolean;
  text: string;
  onChange: (text: string) => void;
  /** Enter was pressed. */
  onEnter: () => void;
  onLeave: () => void;
  /** Problems in the text. */
  problems: readonly Place[];
  /** Ids of the elements that describe the problems. */
  describedBy: string;
}

/** Renders the search box for words or a filter, with completions for the word at the caret. */
export function FilterField({
  field,
  label = t.search,
  isCompact = false,
  text,
  onChange,
  onEnter,
  onLeave,
  problems,
  describedBy,
}: FilterFieldProps) {
  const id = useId();
  const { completions, active, setActive, offer, close } = useCompletions();
  const { options } = completions;
  const caretAfter = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    field.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  });

  const take = ({ insert }: Completion) => {
    const { start, end } = completions;
    const rest = text.slice(end);
    const whole = !/[\s:]$/.test(insert);
    const put = whole && !/^[\s)]/.test(rest) ? `${insert} ` : insert;
    const next = text.slice(0, start) + put + rest;
    caretAfter.current = start + put.length;
    onChange(next);
    if (whole) close();
    else offer(next, start + put.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const chosen = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (options.length === 0) offer(text, event.currentTarget.selectionStart ?? text.length);
      // One more position than options, for none selected.
      else setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (chosen && (event.key === 'Tab' || event.key === 'Enter')) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Enter') {
      close();
      onEnter();
    } else if (event.key === 'Escape' && (options.length > 0 || text !== '')) {
      event.preventDefault();
      if (options.length > 0) close();
      else onChange('');
    }
  };

  const Icon = isCompact ? Funnel : Search;
  const size = isCompact ? 'text-base' : 'text-lg';
  return (
    <div className="relative">
      <Icon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        data-search={isCompact ? undefined : true}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={describedBy}
        placeholder={t.wordsOrAFilterAs}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={({ target, nativeEvent }) => {
          onChange(target.value);
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (composing) close();
          else offer(target.value, target.selectionStart ?? target.value.length);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave();
        }}
        className={classNames(controlLook, 'pr-12 pl-11', size, isCompact ? 'h-11' : 'h-12')}
      />
      {problems.length > 0 && <Marks field={field} text={text} places={problems} size={size} />}
      {text !== '' && (
        <IconButton
          label={isCompact ? t.clearFilter : t.clearSearchBox}
          icon={<X className="size-4" />}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
          placement="bottom"
          className="absolute top-1/2 right-1 -translate-y-1/2"
        />
      )}
      {options.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t.completions}
          className="appear absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-hairline bg-surface p-1 floating"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the box, whose keys take it
            <div
              key={option.insert}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
              className={classNames(
                'flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5',
                index === active ? 'bg-raised forced-colors:bg-[Highlight]' : 'hover:bg-raised',
              )}
            >
              <span dir="auto" className="max-w-3/4 shrink-0 truncate font-medium">
                {option.insert}
              </span>
              <span className="ml-auto min-w-0 truncate text-muted text-sm">
                {option.hint && filterTexts.hints[option.hint]}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const noCompletions: Completions = { start: 0, end: 0, sure: false, options: [] };

function useCompletions() {
  const vocabulary = useFilterVocabulary();
  const [completions, setCompletions] = useState(noCompletions);
  const [active, setActive] = useState(-1);
  return {
    completions,
    active,
    setActive,
    offer: (text: string, caret: number) => {
      const next = completeFilter(text, caret, vocabulary);
      setCompletions(next.options.length > 0 ? next : noCompletions);
      setActive(next.sure ? 0 : -1);
    },
    close: () => {
      setCompletions(noCompletions);
      setActive(-1);
    },
  };
}

/** Draws wavy lines under the problems, over the box and scrolled with it. */
function Marks({
  field,
  text,
  places,
  size,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  places: readonly Place[];
  /** Class name of the field's font size. */
  size: string;
}) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    const follow = () => {
      if (line.current && input) line.current.style.transform = `translateX(${-input.scrollLeft}px)`;
    };
    follow();
    input?.addEventListener('scroll', follow);
    return () => input?.removeEventListener('scroll', follow);
  });
  return (
    <span
      aria-hidden="true"
      dir="auto"
      className={classNames(
        'pointer-events-none absolute inset-y-0 right-12 left-11 flex items-center overflow-hidden whitespace-pre border-x border-transparent text-transparent',
        size,
      )}
    >
      <span ref={line}>{pieces(text, places)}</span>
    </span>
  );
}

function pieces(text: string, places: readonly Place[]) {
  let at = 0;
  return [
    ...places.flatMap(({ start, end }) => {
      const from = Math.max(start, at);
      const before = text.slice(at, from);
      at = Math.max(end, from);
      return [
        before,
        <span
          key={`${from}`}
          className="underline decoration-2 decoration-danger decoration-wavy underline-offset-4"
        >
          {text.slice(from, at)}
        </span>,
      ];
    }),
    text.slice(at),
  ];
}

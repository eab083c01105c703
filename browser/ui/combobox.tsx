import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { classNames } from './class-names.ts';
import { controlLook, describedBy, Field, type FieldProps, quietLook } from './field.tsx';
import { findOptions, foldText, type SearchableOption } from './find-options.ts';
import { isComposing } from './keyboard-events.ts';
import { panelLook } from './panel-look.ts';
import { useListbox } from './use-listbox.ts';
import { usePopupBelow } from './use-popup-below.ts';

/** Further options are found by typing more. */
const maxShown = 60;

export interface ComboboxOption extends SearchableOption {
  value: string;
  icon?: ReactNode;
  /** Distinguishes it from others of the same name. */
  hint?: string;
}

export interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  chosen?: readonly string[];
  onChoose: (value: string) => void;
  /** Offers to create what does not exist yet; `offer` returns its label, such as `Create thread “Spring”`. */
  create?: { offer: (text: string) => string; onCreate: (text: string) => void };
  /** The text in the field until the user types. */
  text?: string;
  placeholder?: string;
  /** Allows several choices: the list stays open after each. */
  many?: boolean;
  /** Called when the field is left with text that was typed but not chosen. */
  onLeave?: (text: string) => void;
  /** Called on Backspace in the empty field. */
  onBackspace?: () => void;
  /** Shown at the start of the field. */
  icon?: ReactNode;
  size?: 'compact' | 'regular';
}

/** A text field that finds one of many options or creates a new one. Arrows move, Enter chooses, Escape cancels. */
export function Combobox({
  label,
  hideLabel = false,
  quiet = false,
  error,
  hint,
  options,
  chosen = [],
  onChoose,
  create,
  text = '',
  placeholder,
  many = false,
  onLeave,
  onBackspace,
  icon,
  size = 'regular',
}: ComboboxProps) {
  const id = useId();
  const field = { label, hideLabel, error, hint };
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const searched = query?.trim() ?? '';
  const found = searched === '' ? options : findOptions(options, searched);
  const shown = found.slice(0, maxShown);
  const exists = options.some((option) => foldText(option.label) === foldText(searched));
  const offer = create && searched !== '' && !exists ? create.offer(searched) : undefined;
  const count = shown.length + (offer ? 1 : 0);

  const isUntouched = open && query === null;
  // Typing replaces the text, so it is selected, again when another device changes it meanwhile.
  useLayoutEffect(() => {
    if (isUntouched && text !== '') input.current?.select();
  }, [isUntouched, text]);

  const close = () => {
    setOpen(false);
    setQuery(null);
  };
  const visible = open && (count > 0 || searched !== '');
  const choose = (index: number) => {
    const option = shown[index];
    if (many) search('');
    else close();
    if (option) onChoose(option.value);
    else create?.onCreate(searched);
  };
  const listbox = useListbox({ count, open: visible, onChoose: choose });
  const show = () => {
    setOpen(true);
    listbox.setActive(many ? -1 : shown.findIndex(({ value }) => chosen.includes(value)));
  };
  const search = (next: string) => {
    setQuery(next);
    setOpen(true);
    listbox.setActive(next.trim() === '' ? -1 : 0);
  };

  usePopupBelow({ popup, anchor: input, visible });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (listbox.onKeyDown(event) || isComposing(event)) return;
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter';
    if (event.key === 'Escape' && (visible || (query ?? text) !== text)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (opens && !open) {
      event.preventDefault();
      show();
    } else if (event.key === 'Enter') {
      event.preventDefault();
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
  };

  return (
    <Field id={id} field={field}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center">
            {icon}
          </span>
        )}
        <input
          {...listbox.fieldProps}
          role="combobox"
          aria-expanded={visible}
          ref={input}
          id={id}
          dir="auto"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
          placeholder={placeholder}
          value={query ?? text}
          onChange={(event) => search(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={() => !open && show()}
          onBlur={() => {
            if (searched !== '') onLeave?.(searched);
            close();
          }}
          onKeyDown={onKeyDown}
          className={classNames(
            quiet ? quietLook : controlLook,
            'text-ellipsis',
            size === 'compact' ? 'h-9 pointer-coarse:h-11' : 'h-11',
            Boolean(icon) && 'pl-9',
            !many && 'pr-9',
          )}
        />
        {!many && (
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
        )}
      </div>
      <p role="status" className="sr-only">
        {visible && searched !== '' && t.found(found.length)}
      </p>
      <div ref={popup} popover="manual" className={classNames(panelLook, 'p-1')}>
        {visible && (
          <div
            {...listbox.listProps}
            role="listbox"
            aria-label={label}
            aria-multiselectable={many || undefined}
          >
            {shown.map((option, index) => (
              <ComboboxItem
                key={option.value}
                {...listbox.optionProps(index)}
                aria-selected={chosen.includes(option.value)}
                icon={option.icon}
                hint={option.hint}
              >
                {option.label}
              </ComboboxItem>
            ))}
            {offer && (
              <ComboboxItem
                {...listbox.optionProps(shown.length)}
                aria-selected={false}
                icon={<Plus className="size-4 text-muted" />}
              >
                {offer}
              </ComboboxItem>
            )}
          </div>
        )}
        {visible && count === 0 && <p className="px-2.5 py-2 text-muted">{t.nothingFound}</p>}
        {visible && found.length > shown.length && (
          <p className="px-2.5 py-1.5 text-muted text-sm">{t.moreToFind(found.length - shown.length)}</p>
        )}
      </div>
    </Field>
  );
}

function ComboboxItem({
  icon,
  hint,
  children,
  ...rest
}: ReturnType<ReturnType<typeof useListbox>['optionProps']> & {
  'aria-selected': boolean;
  icon?: ReactNode;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      className="flex min-h-9 pointer-coarse:min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 data-active:bg-raised forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
    >
      {icon && <span className="flex shrink-0">{icon}</span>}
      <span dir="auto" className="min-w-0 grow truncate">
        {children}
      </span>
      {hint && <span className="max-w-1/2 shrink-0 truncate text-muted text-sm">{hint}</span>}
      {rest['aria-selected'] && <Check className="size-4 shrink-0 text-accent" />}
    </div>
  );
}

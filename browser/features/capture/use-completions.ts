import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { listTags } from '#browser/features/search/search-words.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { useListbox } from '#browser/ui/use-listbox.ts';
import type { DraftStore } from './draft-store.ts';
import { type LabelChoice, labelAt, labelChoices, type TypedLabel } from './label-choices.ts';
import { type CommandChoice, commandChoices } from './slash-commands.ts';
import { useDraft } from './use-capture.ts';

/** What the menu under the field offers for what is being typed. */
export type Completion =
  | ({ kind: 'command' } & CommandChoice)
  | { kind: 'label'; label: LabelChoice; typed: TypedLabel };

const none: readonly Completion[] = [];

/**
 * Provides the menu under the field: commands while the text is only the beginning of one, else themes, projects and tags
 * for a label at the caret. `onTake` is called with the choice, and how it was chosen.
 */
export function useCompletions(
  draft: DraftStore,
  field: RefObject<HTMLTextAreaElement | null>,
  onTake: (choice: Completion, by: 'Tab' | 'Enter') => void,
) {
  const store = useStore();
  const looks = useThemeLooks();
  // The same string while nothing is offered, so that typing does not render the field anew.
  const begun = useDraft(draft, ({ text }) => {
    if (commandChoices(text).length > 0) return text;
    const caret = field.current?.selectionEnd ?? text.length;
    return labelAt(text, caret) ? text.slice(0, caret) : '';
  });
  const fitting = useMemo((): readonly Completion[] => {
    const typed = labelAt(begun, begun.length);
    if (!typed) return commandChoices(begun).map((choice) => ({ kind: 'command', ...choice }));
    const known: LabelChoice[] =
      typed.sign === '@'
        ? listTags(store.replica.tasks.rows()).map((name) => ({ kind: 'tag', name, color: null }))
        : [
            ...looks.list.map(({ storedName, color }) => ({
              kind: 'theme' as const,
              name: storedName,
              color,
            })),
            ...store.replica.projects
              .rows()
              .flatMap(({ name, color, archived_at }) =>
                archived_at === null ? [{ kind: 'project' as const, name, color }] : [],
              ),
          ];
    return labelChoices(typed, known).map((label) => ({ kind: 'label', label, typed }));
  }, [begun, looks, store]);
  const [closed, setClosed] = useState(true);
  const [read, setRead] = useState(begun);
  const open = !closed && fitting.length > 0;
  const choices = open ? fitting : none;
  const listbox = useListbox({
    count: choices.length,
    open,
    onChoose: (index) => choices[index] && onTake(choices[index], 'Enter'),
  });
  if (read !== begun) {
    setRead(begun);
    // Enter after a name that nothing is called still sends the text.
    const [first] = fitting;
    listbox.setActive(first?.kind === 'label' && first.label.kind === 'new project' ? -1 : 0);
    // Typing another sign opens it again.
    if (fitting.length === 0) setClosed(false);
  }

  /** Handles a key; returns whether the menu used it. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (listbox.onKeyDown(event)) return true;
    const choice = choices[listbox.active];
    if (!open || event.shiftKey || isComposing(event)) return false;
    if (event.key === 'Tab' && choice) onTake(choice, 'Tab');
    else if (event.key === 'Escape') setClosed(true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    choices,
    listbox,
    onKeyDown,
    onFocus: () => setClosed(false),
    onBlur: () => setClosed(true),
  };
}

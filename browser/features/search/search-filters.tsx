import { memo } from 'react';
import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/search.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { Button } from '#browser/ui/button.tsx';
import { Chip } from '#browser/ui/chip.tsx';
import { Select } from '#browser/ui/select.tsx';
import { priorities, statuses } from '#contract/vocabularies.ts';
import type { Choices } from './search-choices.ts';
import { TagPicker } from './tag-picker.tsx';

const statusOptions = (): readonly { value: Choices['status']; label: string }[] => [
  { value: '', label: t.anyStatus },
  ...statuses.map((value) => ({ value, label: t.statuses[value] })),
];
const priorityChoices = (): readonly { value: Choices['priority']; label: string }[] => [
  { value: '', label: t.anyPriority },
  ...priorities.map((value) => ({ value, label: priorityWord(value) })),
];

/** Renders the status, priority and tag filters, and a button that clears them. Its props are stable. */
export const SearchFilters = memo(function SearchFilters({
  choices,
  onChange,
  onClear,
}: {
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
}) {
  const { tags } = choices;
  const without = (tag: string) => tags.filter((one) => one !== tag);
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      <legend className="sr-only">{t.filters}</legend>
      <Select
        label={t.status}
        hideLabel
        size="compact"
        value={choices.status}
        options={statusOptions()}
        onChange={(status) => onChange({ ...choices, status })}
      />
      <Select
        label={t.priority}
        hideLabel
        size="compact"
        value={choices.priority}
        options={priorityChoices()}
        onChange={(priority) => onChange({ ...choices, priority })}
      />
      <TagPicker chosen={tags} onChange={(next) => onChange({ ...choices, tags: next })} />
      {tags.map((tag) => (
        <Chip
          key={tag}
          icon={<TagDot tag={tag} />}
          removeLabel={t.removeTag(tag)}
          onRemove={() => onChange({ ...choices, tags: without(tag) })}
        >
          <span dir="auto" className="max-w-40 truncate">
            {tag}
          </span>
        </Chip>
      ))}
      {onClear && (
        <Button look="quiet" size="compact" onClick={onClear} className="max-sm:-ml-3">
          {t.clearAll}
        </Button>
      )}
    </fieldset>
  );
});

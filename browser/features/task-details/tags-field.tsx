import Sparkles from 'lucide-react/icons/sparkles';
import { useRef } from 'react';
import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/task-details.ts';
import { parseTags, tagsProblem } from '#browser/model/tasks/task-input.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { Combobox, type ComboboxOption } from '#browser/ui/combobox.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { DetailRow } from './detail-row.tsx';
import type { EditTask } from './use-edit-task.ts';

const known = new WeakMap<readonly Task[], readonly ComboboxOption[]>();

/** Returns every tag in use, most used first. */
function tagOptions(rows: readonly Task[]): readonly ComboboxOption[] {
  const made = known.get(rows);
  if (made) return made;
  const counts = new Map<string, number>();
  for (const { tags } of rows) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const options = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => ({ value: tag, label: tag }));
  known.set(rows, options);
  return options;
}

/** Renders the task's tags and the suggested ones, which a press accepts. */
export function TagsField({ task, edit }: { task: Task; edit: EditTask }) {
  const { tags, auto_tags } = task;
  const options = tagOptions(useRows('tasks')).filter(({ value }) => !tags.includes(value));
  const row = useRef<HTMLDivElement>(null);

  const set = (next: readonly string[], suggested: readonly string[] = auto_tags) => {
    const problem = tagsProblem(next);
    if (problem) return toast({ text: problem, tone: 'problem' });
    void edit({ tags: [...next], auto_tags: suggested.filter((tag) => !next.includes(tag)) });
  };
  const add = (text: string) => set([...new Set([...tags, ...parseTags(text)])]);
  const remove = (gone: string) => {
    set(tags.filter((tag) => tag !== gone));
    focusField();
  };
  const focusField = () => row.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();

  return (
    <DetailRow label={t.tags}>
      <div ref={row} className="flex flex-col gap-1">
        {tags.length + auto_tags.length > 0 && (
          <ul aria-label={t.tags} className="flex flex-wrap gap-1.5 px-3 pt-1">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip icon={<TagDot tag={tag} />} removeLabel={t.removeTag(tag)} onRemove={() => remove(tag)}>
                  <span dir="auto" className="truncate">
                    {tag}
                  </span>
                </Chip>
              </li>
            ))}
            {auto_tags.map((tag) => (
              <li key={`suggested ${tag}`} className="max-w-full">
                <Chip
                  icon={<Sparkles className="size-3.5 shrink-0 text-muted" />}
                  onPress={() => {
                    add(tag);
                    focusField();
                  }}
                  removeLabel={t.dismissTag(tag)}
                  onRemove={() => {
                    set(
                      tags,
                      auto_tags.filter((other) => other !== tag),
                    );
                    focusField();
                  }}
                  className="border-dashed"
                >
                  <span className="sr-only">{t.acceptSuggestedTag} </span>
                  <span dir="auto" className="truncate">
                    {tag}
                  </span>
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <Combobox
          label={t.addATag}
          hideLabel
          quiet
          size="compact"
          many
          placeholder={tags.length === 0 ? t.addATag : t.addAnother}
          options={options}
          onChoose={add}
          create={{ offer: (text) => t.createTag(text), onCreate: add }}
          onLeave={add}
          onBackspace={() => tags.length > 0 && set(tags.slice(0, -1))}
        />
      </div>
    </DetailRow>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { FoundTask } from '#browser/features/suggestions/found-task.tsx';
import { t } from '#browser/i18n/capture.ts';
import type { AcceptedTask } from '#browser/model/captures/capture-journal.ts';
import { inboxLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { isSplit } from './corrections.ts';
import type { DraftStore } from './draft-store.ts';
import { RemovableChip } from './removable-chip.tsx';
import { useDraft } from './use-capture.ts';

/** Says that the text becomes one task, in which others were found; opens their list, from which they can become tasks. */
export function FoundChip({
  found,
  looks,
  draft,
  onLeave,
}: {
  found: readonly AcceptedTask[];
  looks: ThemeLooks;
  draft: DraftStore;
  onLeave: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const split = () => {
    draft.correct({ kind: 'split', at: { start: 0, end: draft.now().text.length } });
    onLeave();
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex h-7 pointer-coarse:h-11.5 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-hairline bg-surface pr-2 pl-2.5 text-sm tabular-nums hover:bg-raised"
      >
        {t.oneTaskAndFound(found.length)}
        <ChevronDown
          className={classNames('size-3.5 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="w-full rounded-sm bg-raised/60 px-3 py-2">
        <ul aria-label={t.foundInTheText} className="flex flex-col gap-0.5">
          {found.map((task, index) => (
            <FoundTask
              // biome-ignore lint/suspicious/noArrayIndexKey: a task being typed is known by nothing but its place
              key={index}
              title={task.title}
              due={task.dueDate}
              recurrence={task.recurrence}
              look={looks.find(task.theme) ?? inboxLook}
            />
          ))}
        </ul>
        <Button size="compact" onClick={split} className="mt-2">
          {t.splitInto(found.length + 1)}
        </Button>
      </div>
    </>
  );
}

/** Says that the user chose to split the text; removing it makes one task of the text again. */
export function SplitChip({
  draft,
  count,
  onLeave,
}: {
  draft: DraftStore;
  count: number;
  onLeave: () => void;
}) {
  const isShown = useDraft(draft, ({ corrections }) => isSplit(corrections)) && count > 1;
  if (!isShown) return null;
  const onRemove = () => {
    draft.withdraw('split');
    onLeave();
  };
  return (
    <div className="flex">
      <RemovableChip about={t.removeSplit} onRemove={onRemove}>
        {t.splitInto(count)}
      </RemovableChip>
    </div>
  );
}

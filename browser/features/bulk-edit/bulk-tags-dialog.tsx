import { useMemo, useState } from 'react';
import { t } from '#browser/i18n/bulk-edit.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { changeTags, describeTasks } from '#browser/model/tasks/task-commands.ts';
import { parseTags, tagsProblem } from '#browser/model/tasks/task-input.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Chip } from '#browser/ui/chip.tsx';
import { Combobox } from '#browser/ui/combobox.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import type { Task } from '#contract/tasks.ts';

/** Asks which tags to add to and remove from the selected tasks. */
export default function BulkTagsDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const store = useStore();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const used = useMemo(() => countTags(tasks), [tasks]);
  const known = useMemo(() => [...countTags(store.replica.tasks.rows()).keys()], [store]);
  const problem = tagsProblem(add);
  const put = (text: string) => setAdd([...new Set([...add, ...parseTags(text)])]);

  const save = () => {
    if (problem) return;
    onClose();
    changeTags(store, tasks, { add, remove });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t.tagsFor(describeTasks(tasks))}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" onClick={save} disabled={add.length + remove.length === 0}>
            {t.save}
          </Button>
        </>
      }
    >
      <Combobox
        label={t.addTags}
        many
        error={problem}
        options={known.map((value) => ({ value, label: value }))}
        chosen={add}
        onChoose={(value) =>
          setAdd(add.includes(value) ? add.filter((one) => one !== value) : [...add, value])
        }
        create={{ offer: (text) => t.addTag(text), onCreate: put }}
        onLeave={put}
        onBackspace={() => setAdd(add.slice(0, -1))}
      />
      <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {add.map((name) => (
          <Chip
            key={name}
            removeLabel={t.doNotAdd(name)}
            onRemove={() => setAdd(add.filter((one) => one !== name))}
          >
            <span className="truncate">{name}</span>
          </Chip>
        ))}
      </div>
      {used.size > 0 && (
        <fieldset className="mt-5 min-w-0">
          <legend className="mb-1.5 font-medium text-sm">{t.removeTags}</legend>
          <div className="flex flex-wrap gap-1.5">
            {[...used].map(([name, count]) => {
              const removed = remove.includes(name);
              return (
                <Chip
                  key={name}
                  pressed={removed}
                  onPress={() =>
                    setRemove(removed ? remove.filter((one) => one !== name) : [...remove, name])
                  }
                >
                  <span className="truncate">{name}</span>
                  <span className="opacity-75">{formatNumber(count)}</span>
                </Chip>
              );
            })}
          </div>
        </fieldset>
      )}
    </Dialog>
  );
}

/** Returns each tag with the number of tasks that have it, most used first. */
function countTags(tasks: readonly Task[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of tasks) for (const name of tags) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

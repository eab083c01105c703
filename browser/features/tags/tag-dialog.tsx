import { useState } from 'react';
import { t } from '#browser/i18n/tags.ts';
import { useOwnTagColor } from '#browser/model/tags/tag-looks.ts';
import { renameTag, setTagColor } from '#browser/model/tags/tag-mutations.ts';
import { countTags, isSameTag } from '#browser/model/tags/tag-queries.ts';
import { parseTags } from '#browser/model/tasks/task-input.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ColorField } from '#browser/ui/color-field.tsx';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxTagLength } from '#contract/limits.ts';
import { isVisible } from '#contract/text.ts';

/** Changes the name and the color of a tag. */
export default function TagDialog({
  tag,
  onRenamed,
  onClose,
}: {
  tag: string;
  onRenamed?: ((name: string) => void) | undefined;
  onClose: () => void;
}) {
  const store = useStore();
  const own = useOwnTagColor(tag) ?? '';
  const [color, setColor] = useState(own);

  const save = async (name: string) => {
    if (color !== own) {
      const changeId = await setTagColor(store, tag, color || null);
      if (name === tag) toastWithUndo(store, t.colorChanged(tag), changeId);
    }
    if (name === tag) return;
    const renaming = renameTag(store, tag, name);
    onRenamed?.(name);
    await renaming;
  };

  return (
    <NameDialog
      title={t.editTag}
      name={tag}
      confirm={t.save}
      onSubmit={(text) => {
        const [name = '', ...others] = parseTags(text);
        const problem = others.length > 0 ? t.aTagCannotHaveA : findNameProblem(store, tag, name);
        if (!problem) toastOnError(save(name), t.theTagCouldNotBe);
        return problem;
      }}
      onClose={onClose}
    >
      <ColorField value={color} onChange={setColor} none={t.standard} />
    </NameDialog>
  );
}

function findNameProblem(store: Store, tag: string, name: string): string | undefined {
  if (name === '' || !isVisible(name)) return t.aTagNeedsAName;
  if (name.length > maxTagLength) return t.tagTooLong(maxTagLength);
  const isTaken = countTags(store.replica.tasks.rows()).some((one) => isSameTag(one.name, name));
  return isTaken && !isSameTag(name, tag) ? t.tagExists(name) : undefined;
}

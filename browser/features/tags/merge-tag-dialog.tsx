import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/tags.ts';
import { renameTag } from '#browser/model/tags/tag-mutations.ts';
import { countTags, isSameTag } from '#browser/model/tags/tag-queries.ts';
import { useStore } from '#browser/store/use-store.ts';
import { PickDialog } from '#browser/ui/pick-dialog.tsx';

/** Asks which tag takes the place of this one. */
export default function MergeTagDialog({
  tag,
  onMerged,
  onClose,
}: {
  tag: string;
  onMerged?: ((into: string) => void) | undefined;
  onClose: () => void;
}) {
  const store = useStore();
  const others = countTags(store.replica.tasks.rows()).filter(({ name }) => !isSameTag(name, tag));
  return (
    <PickDialog
      title={t.mergeTag(tag)}
      lead={t.allItsTasksGetThe}
      label={t.intoTheTag}
      options={others.map(({ name, total }) => ({
        value: name,
        name,
        detail: t.taskCount(total),
        icon: <TagDot tag={name} />,
      }))}
      confirm={t.merge}
      onPick={(into) => {
        void renameTag(store, tag, into, { isMerge: true });
        onMerged?.(into);
      }}
      onClose={onClose}
    />
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { t } from '#browser/i18n/tags.ts';
import { deleteTag } from '#browser/model/tags/tag-mutations.ts';
import { countTags, isSameTag } from '#browser/model/tags/tag-queries.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';

const TagDialog = loadableDialog(() => import('./tag-dialog.tsx'));
const MergeTagDialog = loadableDialog(() => import('./merge-tag-dialog.tsx'));

/** Renders the actions for a tag. `onGone` is called when no task has it any more, with the tag in its place if there is one. */
export function TagMenu({ tag, onGone }: { tag: string; onGone?: (into?: string) => void }) {
  const store = useStore();
  const [dialog, setDialog] = useState<'edit' | 'merge'>();
  const hasOthers = countTags(useRows('tasks')).some(({ name }) => !isSameTag(name, tag));
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        label={t.tag(tag)}
        trigger={<IconButton label={t.tagMore(tag)} icon={<Ellipsis className="size-4" />} />}
      >
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setDialog('edit')}>
          {t.nameAndColor}
        </MenuItem>
        {hasOthers && (
          <MenuItem icon={<Merge className="size-4" />} onSelect={() => setDialog('merge')}>
            {t.mergeIntoAnotherTag}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash className="size-4" />}
          onSelect={async () => {
            onGone?.();
            await deleteTag(store, tag);
            restoreFocus();
          }}
        >
          {t.deleteTag}
        </MenuItem>
      </Menu>
      {dialog === 'edit' && <TagDialog tag={tag} onRenamed={onGone} onClose={close} />}
      {dialog === 'merge' && <MergeTagDialog tag={tag} onMerged={onGone} onClose={close} />}
    </>
  );
}

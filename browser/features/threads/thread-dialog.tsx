import { useState } from 'react';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/threads.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { createThread, updateThread } from '#browser/model/threads/thread-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { Select } from '#browser/ui/select.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Thread } from '#contract/threads.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';

/** Creates a thread, in the given theme or in one that is chosen here, or renames the given thread. */
export default function ThreadDialog({
  themeId,
  thread,
  onClose,
}: {
  themeId?: string;
  thread?: Thread;
  onClose: () => void;
}) {
  const store = useStore();
  const themes = useThemeLooks().list.flatMap(({ id, name }) =>
    id === null ? [] : [{ value: id, label: name }],
  );
  const [chosen, setChosen] = useState(themeId ?? themes[0]?.value ?? '');

  const save = async (title: string) => {
    if (!thread)
      toastWithUndo(
        store,
        t.threadCreated(title),
        (await createThread(store, { title, theme_id: chosen })).id,
      );
    else if (title !== thread.title)
      toastWithUndo(store, t.threadRenamed, await updateThread(store, thread, { title }));
  };

  return (
    <NameDialog
      title={thread ? t.renameThread : t.newThread}
      label={t.title}
      name={thread?.title ?? ''}
      confirm={thread ? t.save : t.createThread}
      onSubmit={(text) => {
        const title = cleanLabel(text);
        const problem = labelProblem(title, { of: 'thread', max: maxNameLength }, domainTexts);
        if (!problem) toastOnError(save(title), t.theThreadCouldNotBe);
        return problem;
      }}
      onClose={onClose}
    >
      {!thread && themeId === undefined && (
        <Select label={t.theme} value={chosen} options={themes} onChange={setChosen} />
      )}
    </NameDialog>
  );
}

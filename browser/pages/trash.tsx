import Trash from 'lucide-react/icons/trash-2';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { TrashList } from '#browser/features/trash/trash-list.tsx';
import { useTrashActions } from '#browser/features/trash/use-trash-actions.ts';
import { t } from '#browser/i18n/trash.ts';
import { useTrash } from '#browser/model/trash/trash-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';

export default function TrashPage() {
  const items = useTrash();
  const known = useTasksKnown(items.length > 0);
  const actions = useTrashActions();
  return (
    <Page
      title={t.trash}
      lead={t.whatYouDeleteStaysHere}
      actions={
        items.length > 0 && (
          <Button
            size="compact"
            icon={<Trash className="size-4" />}
            onClick={async () => {
              if (await actions.erase(items)) restoreFocus();
            }}
          >
            {t.emptyTrash}
          </Button>
        )
      }
    >
      {items.length > 0 ? (
        <TrashList items={items} actions={actions} />
      ) : known ? (
        <EmptyState title={t.theTrashIsEmpty}>{t.tasksNotesAndProjectsYou}</EmptyState>
      ) : (
        <LoadingTasks />
      )}
    </Page>
  );
}

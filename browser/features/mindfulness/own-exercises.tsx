import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { t } from '#browser/i18n/mindfulness.ts';
import { deleteOwnExercise } from '#browser/model/mindfulness/exercise-mutations.ts';
import { useOwnExercises } from '#browser/model/mindfulness/mindfulness-queries.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { maxOwnExercises } from '#contract/limits.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';
import { ExerciseCard } from './exercise-card.tsx';

const OwnExerciseDialog = loadableDialog(() => import('./own-exercise-dialog.tsx'));

/** Cards of the user's own exercises, and one that makes a new one. */
export function OwnExercises() {
  const store = useStore();
  const own = useOwnExercises();
  const [edited, setEdited] = useState<Exercise | 'new' | null>(null);

  const remove = async ({ id }: Exercise) => {
    const isDone = await toastOutcomeWithUndo(
      store,
      t.exerciseDeleted,
      deleteOwnExercise(store, id),
      t.theExerciseCouldNotBeDeleted,
    );
    if (isDone) restoreFocus();
  };

  return (
    <>
      {own.map((exercise) => (
        <ExerciseCard
          key={exercise.id}
          exercise={exercise}
          menu={
            <Menu
              label={t.moreFor(exercise.name)}
              trigger={<IconButton label={t.moreFor(exercise.name)} icon={<Ellipsis className="size-4" />} />}
            >
              <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setEdited(exercise)}>
                {t.edit}
              </MenuItem>
              <MenuItem danger icon={<Trash className="size-4" />} onSelect={() => remove(exercise)}>
                {t.delete}
              </MenuItem>
            </Menu>
          }
        />
      ))}
      {own.length < maxOwnExercises && (
        <li className="grid">
          <button
            type="button"
            onClick={() => setEdited('new')}
            className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-control border-dashed p-4 text-center transition-colors hover:bg-raised"
          >
            <span className="flex items-center gap-2 font-medium text-accent">
              <Plus className="size-4.5" aria-hidden="true" />
              {t.newExercise}
            </span>
            <span className="text-pretty text-muted text-sm">{t.breatheToYourOwnRhythm}</span>
          </button>
        </li>
      )}
      {edited && (
        <OwnExerciseDialog
          {...(edited !== 'new' && { exercise: edited })}
          count={own.length}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

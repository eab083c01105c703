import { useState } from 'react';
import { t } from '#browser/i18n/mindfulness.ts';
import { saveOwnExercise } from '#browser/model/mindfulness/exercise-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { ColorField, pickPaletteColor } from '#browser/ui/color-field.tsx';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { NumberField } from '#browser/ui/number-field.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import {
  breathSecondsBounds,
  exerciseMinutesBounds,
  holdSecondsBounds,
  maxExerciseNameLength,
} from '#contract/limits.ts';
import type { BreathPattern } from '#contract/mindfulness.ts';
import { cleanText } from '#contract/text.ts';
import { breathPhases } from '#domain/mindfulness/breath.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';
import { BreathWave } from './breath-wave.tsx';

const firstPattern: BreathPattern = { inhale: 4, hold: 4, exhale: 4 };
const firstMinutes = 5;
const boundsOf = { inhale: breathSecondsBounds, hold: holdSecondsBounds, exhale: breathSecondsBounds };

/** Makes an exercise of the user's own, or edits the given one. */
export default function OwnExerciseDialog({
  exercise,
  count,
  onClose,
}: {
  exercise?: Exercise;
  /** How many exercises of their own the user has. */
  count: number;
  onClose: () => void;
}) {
  const store = useStore();
  const [name, setName] = useState(exercise?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const [pattern, setPattern] = useState(exercise?.pattern ?? firstPattern);
  const [minutes, setMinutes] = useState(exercise?.minutes ?? firstMinutes);
  const [color, setColor] = useState(exercise?.color ?? pickPaletteColor(count));

  const submit = () => {
    const given = cleanText(name).trim();
    if (given === '') return setProblem(t.anExerciseNeedsAName);
    if (given.length > maxExerciseNameLength) return setProblem(t.nameTooLong(maxExerciseNameLength));
    onClose();
    const own = { ...(exercise && { id: exercise.id }), name: given, minutes, color, pattern };
    toastOnError(
      saveOwnExercise(store, own).then((changeId) => toastWithUndo(store, t.exerciseSaved, changeId)),
      t.theExerciseCouldNotBe,
    );
  };

  return (
    <FormDialog
      title={exercise ? t.editExercise : t.newExercise}
      confirm={t.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t.name}
        dir="auto"
        value={name}
        onChange={(text) => {
          setName(text);
          setProblem(undefined);
        }}
        error={problem}
      />
      <div className="grid grid-cols-3 gap-3">
        {breathPhases.map((phase) => (
          <NumberField
            key={phase}
            label={t.phases[phase]}
            hint={t.seconds}
            value={pattern[phase]}
            {...boundsOf[phase]}
            error={t.enterNumber(boundsOf[phase].min, boundsOf[phase].max)}
            onSave={(seconds) => setPattern((now) => ({ ...now, [phase]: seconds }))}
          />
        ))}
      </div>
      <div className="flex items-end justify-between gap-4">
        <div className="w-1/3">
          <NumberField
            label={t.length}
            hint={t.minutesHint}
            value={minutes}
            {...exerciseMinutesBounds}
            error={t.enterNumber(exerciseMinutesBounds.min, exerciseMinutesBounds.max)}
            onSave={setMinutes}
          />
        </div>
        <div className="mb-8">
          <BreathWave pattern={pattern} color={toReadableColor(color)} />
        </div>
      </div>
      <ColorField value={color} onChange={setColor} />
    </FormDialog>
  );
}

import Check from 'lucide-react/icons/check';
import { t } from '#browser/i18n/filing.ts';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Task } from '#contract/tasks.ts';

/** Returns the alternative themes, most likely first; a deleted one counts as the Inbox. */
export function alternativeThemes(task: Task, looks: ThemeLooks): readonly ThemeLook[] {
  const here = looks.of(task.theme_id);
  const others = task.alternatives
    .filter(({ confidence }) => confidence > 0)
    .map(({ theme_id }) => looks.of(theme_id))
    .filter((look) => look !== here);
  return [...new Set(others)];
}

/** Renders a button that moves a task to a theme. */
export function MoveChip({ look, onChoose }: { look: ThemeLook; onChoose: (look: ThemeLook) => void }) {
  return (
    <Chip color={look.color} onPress={() => onChoose(look)}>
      <SpokenText text={t.moveTo} tags={{ theme: <span className="truncate">{look.name}</span> }} />
    </Chip>
  );
}

/** Renders a button that confirms the task's current theme as the user's choice. */
export function KeepChip({ look, onChoose }: { look: ThemeLook; onChoose: (look: ThemeLook) => void }) {
  return (
    <Chip icon={<Check className="size-3.5 shrink-0 text-muted" />} onPress={() => onChoose(look)}>
      <SpokenText text={t.keepIn} tags={{ theme: <span className="truncate">{look.name}</span> }} />
    </Chip>
  );
}

import { memo } from 'react';
import { inboxLook, type ThemeLook, type ThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { isUnsure } from '#domain/own-words.ts';
import type { AcceptedTask } from './journal.ts';
import { type OnRemove, RemovableChip } from './removable-chip.tsx';

/** The theme and how sure it is; where it is unsure, what else it could be. */
export function ThemeChips({
  task,
  look,
  looks,
  onRemove,
  onChoose,
}: {
  task: AcceptedTask;
  look: ThemeLook;
  looks: ThemeLooks;
  onRemove: OnRemove;
  onChoose: (theme: string) => void;
}) {
  const sure = !task.themeChosen && task.confidence > 0 ? Math.round(task.confidence * 100) : null;
  const isInbox = look === inboxLook;
  // Who took the theme away may want another.
  const offers =
    isInbox || isUnsure({ theme_id: look.id, llm_confidence: task.themeChosen ? null : task.confidence });
  const others = task.alternatives
    .filter(({ confidence }) => offers && confidence > 0)
    .flatMap(({ theme }) => looks.find(theme) ?? [])
    .filter((other) => other !== inboxLook && other !== look)
    .slice(0, 2);
  return (
    <>
      {isInbox ? (
        <span className="inline-flex h-7 items-center gap-1.5 px-1 text-sm tabular-nums">
          <ThemeFace look={look} sure={sure} />
        </span>
      ) : (
        <ThemeChip look={look} sure={sure} onRemove={onRemove} />
      )}
      {others.map((other) => (
        <OtherTheme key={other.id} look={other} onChoose={onChoose} />
      ))}
    </>
  );
}

const OtherTheme = memo(function OtherTheme({
  look: { name, color },
  onChoose,
}: {
  look: ThemeLook;
  onChoose: (theme: string) => void;
}) {
  return (
    <Chip color={color} onPress={() => onChoose(name)}>
      <span className="truncate">{name}?</span>
    </Chip>
  );
});

const ThemeName = memo(function ThemeName({ look: { Icon, color, name } }: { look: ThemeLook }) {
  return (
    <>
      <Icon className="size-3.5 shrink-0" style={{ color }} />
      <span className="truncate">{name}</span>
    </>
  );
});

/** `sure` in percent, which most keys change; null where a person chose. */
function ThemeFace({ look, sure }: { look: ThemeLook; sure: number | null }) {
  return (
    <>
      <ThemeName look={look} />
      {sure !== null && (
        <span className="text-muted">
          {sure}%<span className="sr-only"> sure</span>
        </span>
      )}
    </>
  );
}

const ThemeChip = memo(function ThemeChip({
  look,
  sure,
  onRemove,
}: {
  look: ThemeLook;
  sure: number | null;
  onRemove: OnRemove;
}) {
  return (
    <RemovableChip about="theme" onRemove={(chip, byKeyboard) => onRemove(chip, byKeyboard, 'theme')}>
      <ThemeFace look={look} sure={sure} />
    </RemovableChip>
  );
});

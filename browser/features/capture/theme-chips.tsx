import { memo } from 'react';
import type { AcceptedTask } from '#browser/model/captures/capture-journal.ts';
import { inboxLook, type ThemeLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { isThemeUnsure } from '#domain/user-filings.ts';
import { type OnRemove, RemovableChip } from './removable-chip.tsx';

/** The theme and how sure it is; nobody is sure of the Inbox. */
export function ThemeChip({
  task,
  look,
  onRemove,
}: {
  task: AcceptedTask;
  look: ThemeLook;
  onRemove: OnRemove;
}) {
  if (look === inboxLook)
    return (
      <span className="inline-flex h-7 items-center gap-1.5 px-1 text-sm">
        <ThemeName look={look} />
      </span>
    );
  const sure = !task.themeChosen && task.confidence > 0 ? Math.round(task.confidence * 100) : null;
  return <RemovableTheme look={look} sure={sure} onRemove={onRemove} />;
}

/** Where the theme is unsure, what else it could be. These come and go while words grow: nothing stands behind them. */
export function OtherThemes({
  task,
  look,
  looks,
  onChoose,
}: {
  task: AcceptedTask;
  look: ThemeLook;
  looks: ThemeLooks;
  onChoose: (theme: string) => void;
}) {
  // Who took the theme away may want another.
  const offers =
    look === inboxLook ||
    isThemeUnsure({ theme_id: look.id, llm_confidence: task.themeChosen ? null : task.confidence });
  return task.alternatives
    .filter(({ confidence }) => offers && confidence > 0)
    .flatMap(({ theme }) => looks.find(theme) ?? [])
    .filter((other) => other !== inboxLook && other !== look)
    .slice(0, 2)
    .map((other) => <OtherTheme key={other.id} look={other} onChoose={onChoose} />);
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
const RemovableTheme = memo(function RemovableTheme({
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
      <ThemeName look={look} />
      {sure !== null && (
        <span className="text-muted">
          {sure}%<span className="sr-only"> sure</span>
        </span>
      )}
    </RemovableChip>
  );
});

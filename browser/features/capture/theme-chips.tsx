import { memo } from 'react';
import { t } from '#browser/i18n/capture.ts';
import type { AcceptedTask } from '#browser/model/captures/capture-journal.ts';
import { inboxLook, type ThemeLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import { isThemeUnsure } from '#domain/user-filings.ts';
import { type OnRemove, RemovableChip } from './removable-chip.tsx';

/** Shows the theme and its confidence; the Inbox has none. */
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

/**
 * Offers the alternatives when the theme is uncertain. They come last because they come and go while a word is typed.
 */
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
  // Somebody who removed the theme may want another one.
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

/** Shows the confidence. `sure` is a percentage that most keystrokes change; null if the user chose the theme. */
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
    <RemovableChip about={t.removeTheme} onRemove={(chip, byKeyboard) => onRemove(chip, byKeyboard, 'theme')}>
      <ThemeName look={look} />
      {sure !== null && (
        <span className="text-muted">
          <SpokenText text={t.percentSure(sure)} />
        </span>
      )}
    </RemovableChip>
  );
});

import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/focus.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import type { TimerReading } from '#domain/focus/read-timer.ts';
import { otherCommands, primaryCommand, type RunCommand, type TimerCommand } from './timer-controls.tsx';

const group = 'Timer';

/** Binds the keys of the timer while its page is shown. */
export function useTimerShortcuts(
  reading: TimerReading,
  run: RunCommand,
  toggleFullScreen: (() => void) | undefined,
): void {
  const runPrimary = useStableCallback(() => run(primaryCommand(reading).command));
  const runOther = useStableCallback((command: TimerCommand) => {
    if (otherCommands(reading).some((other) => other.command === command)) run(command);
  });
  const interrupt = useStableCallback(() => run('note_interruption'));
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        { keys: 'Space', name: t.startPauseOrResume, group, run: runPrimary },
        { keys: 'n', name: t.skipToNextPhase, group, run: () => runOther('skip') },
        { keys: 's', name: t.stop, group, run: () => runOther('stop') },
        { keys: 'r', name: t.reset, group, run: () => runOther('reset') },
        { keys: 'i', name: t.noteAnInterruption, group, run: interrupt },
        ...(toggleFullScreen
          ? [{ keys: 'Shift+f', name: t.fullScreen, group, run: toggleFullScreen } as const]
          : []),
      ],
      [runPrimary, runOther, interrupt, toggleFullScreen],
    ),
  );
}

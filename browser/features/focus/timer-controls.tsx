import Coffee from 'lucide-react/icons/coffee';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipForward from 'lucide-react/icons/skip-forward';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { t } from '#browser/i18n/focus.ts';
import { Button } from '#browser/ui/button.tsx';
import type { TimerReading } from '#domain/focus/read-timer.ts';
import { isBreak } from './timer-text.ts';

/** What can be done with the timer from a button or a key. */
export type TimerCommand =
  | 'start'
  | 'pause'
  | 'resume'
  | 'skip'
  | 'next'
  | 'stop'
  | 'reset'
  | 'note_interruption';

export type RunCommand = (command: TimerCommand) => void;

interface CommandButton {
  command: TimerCommand;
  label: string;
  icon: ReactNode;
}

const icon = 'size-4 shrink-0';

/** Returns what the big button and the space bar do. */
export function primaryCommand(reading: TimerReading): CommandButton {
  const play = <Play className={icon} />;
  switch (reading.status) {
    case 'idle':
      return { command: 'start', label: isBreak(reading) ? t.startTheBreak : t.startFocus, icon: play };
    case 'paused':
      return { command: 'resume', label: t.resume, icon: play };
    case 'running':
      return { command: 'pause', label: t.pause, icon: <Pause className={icon} /> };
    case 'overtime':
      return isBreak(reading)
        ? { command: 'next', label: t.takeABreak, icon: <Coffee className={icon} /> }
        : { command: 'next', label: t.startFocus, icon: play };
    default:
      return reading.status satisfies never;
  }
}

/** Returns the other things that can be done now, in the order of their buttons. */
export function otherCommands(reading: TimerReading): CommandButton[] {
  const skip: CommandButton = {
    command: 'skip',
    label: skipLabel(reading),
    icon: <SkipForward className={icon} />,
  };
  const stop: CommandButton = { command: 'stop', label: t.stop, icon: <Square className={icon} /> };
  const reset: CommandButton = { command: 'reset', label: t.reset, icon: <RotateCcw className={icon} /> };
  if (reading.status === 'idle') return isBreak(reading) ? [skip, stop] : [];
  return reading.status === 'overtime' ? [stop] : [skip, stop, reset];
}

function skipLabel(reading: TimerReading): string {
  if (isBreak(reading)) return t.skipTheBreak;
  return isBreak({ phase: reading.nextPhase }) ? t.skipToTheBreak : t.next;
}

/** The buttons below the timer: the one that matters now, and the others. */
export function TimerControls({ reading, run }: { reading: TimerReading; run: RunCommand }) {
  const primary = primaryCommand(reading);
  return (
    <div className="flex flex-col items-center gap-2">
      <Button
        look={primary.command === 'pause' ? 'secondary' : 'primary'}
        icon={primary.icon}
        onClick={() => run(primary.command)}
        className="h-12 min-w-44 text-lg"
      >
        {primary.label}
      </Button>
      <div className="flex min-h-9 pointer-coarse:min-h-11 flex-wrap justify-center gap-1">
        {otherCommands(reading).map(({ command, label, icon }) => (
          <Button key={command} look="quiet" size="compact" icon={icon} onClick={() => run(command)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

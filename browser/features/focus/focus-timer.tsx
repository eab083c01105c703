import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import SettingsIcon from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { t } from '#browser/i18n/focus.ts';
import { useFloatingWindow } from '#browser/ui/floating-window.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { useFullScreen } from '#browser/ui/use-full-screen.ts';
import { useWakeLock } from '#browser/ui/use-wake-lock.ts';
import { OutcomeQuestion } from './outcome-question.tsx';
import { SoundNote } from './sound-note.tsx';
import { TimerStage } from './timer-stage.tsx';
import { isBreak, isOnBreak } from './timer-text.ts';
import { TimerWindow } from './timer-window.tsx';
import { TodaysSessions } from './todays-sessions.tsx';
import { useActOnTimer, useRunCommand } from './use-run-command.ts';
import { useTimerLook, useTimerReading, useTimerTask } from './use-timer-reading.ts';
import { useTimerShortcuts } from './use-timer-shortcuts.ts';
import { WorkPicker } from './work-picker.tsx';

const windowSize = { width: 260, height: 210 };
const modes = ['pomodoro', 'flowtime'] as const;
const TimerSettingsDialog = loadableDialog(() => import('./timer-settings-dialog.tsx'));

/** The focus timer with its settings and today's sessions. */
export function FocusTimer() {
  const reading = useTimerReading();
  const { title, color } = useTimerLook(reading);
  const task = useTimerTask(reading);
  const act = useActOnTimer();
  const run = useRunCommand();
  const stage = useRef<HTMLDivElement>(null);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(stage);
  const floating = useFloatingWindow(windowSize);
  useTimerShortcuts(reading, run, toggleFullScreen);
  useWakeLock(reading.status === 'running' || reading.status === 'overtime');

  const fullScreenLabel = isFullScreen ? t.exitFullScreen : t.fullScreen;
  return (
    <Page
      title={t.focusTimer}
      actions={
        <>
          {floating.toggle && (
            <IconButton
              label={floating.isOpen ? t.closePictureInPicture : t.pictureInPicture}
              icon={<PictureInPicture className="size-5" />}
              onClick={floating.toggle}
            />
          )}
          {toggleFullScreen && (
            <IconButton
              label={fullScreenLabel}
              icon={<Maximize className="size-5" />}
              onClick={toggleFullScreen}
            />
          )}
          <IconButton
            label={t.timerSettings}
            icon={<SettingsIcon className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => setSettingsOpen(true)}
          />
        </>
      }
    >
      <div className="flex flex-col gap-10">
        <TimerStage ref={stage} reading={reading} run={run} color={color} isFullScreen={isFullScreen}>
          {reading.status === 'idle' && !isBreak(reading) && (
            <SegmentedControl
              label={t.timerMode}
              compact
              value={reading.mode}
              options={modes.map((value) => ({ value, label: t.modes[value] }))}
              onChange={(mode) => act({ kind: 'switch_mode', mode })}
            />
          )}
          {!isOnBreak(reading) && (
            <div className="w-full max-w-md">
              <WorkPicker
                label={t.whatAreYouWorkingOn}
                hideLabel
                work={{ task_id: task?.id ?? null, intent: reading.intent }}
                onChange={(work) => act({ kind: 'pick_work', work })}
              />
            </div>
          )}
          {isFullScreen && toggleFullScreen && (
            <span className="absolute top-4 right-4">
              <IconButton
                label={fullScreenLabel}
                icon={<Minimize className="size-5" />}
                onClick={toggleFullScreen}
                placement="bottom"
              />
            </span>
          )}
        </TimerStage>
        <SoundNote />
        <OutcomeQuestion />
        <TodaysSessions />
      </div>
      {floating.render(<TimerWindow reading={reading} title={title} run={run} />)}
      {isSettingsOpen && <TimerSettingsDialog onClose={() => setSettingsOpen(false)} />}
    </Page>
  );
}

import { useEffect } from 'react';
import { setTitlePrefix } from '#browser/features/page-states/use-title.ts';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/focus.ts';
import { useTimerSettings } from '#browser/model/focus/focus-queries.ts';
import { toDeviceTime } from '#browser/server-clock.ts';
import { useStore } from '#browser/store/use-store.ts';
import { setFavicon } from '#browser/ui/favicon.ts';
import { useClaimAmongTabs } from '#browser/ui/use-claim-among-tabs.ts';
import { describeEnd } from '#domain/focus/describe-end.ts';
import { drawTimerIcon } from './timer-icon.ts';
import { formatTime, isBreak, shareOf } from './timer-text.ts';
import { useEndChime, useEndNotification } from './use-phase-end.ts';
import { useTimerReading } from './use-timer-reading.ts';

/** The icon stands on light and on dark tab bars and knows no tokens. */
const iconColors = { work: '#6b67e0', break: '#3a9d68' };

/**
 * What the timer does on every page while it is on: the time in the title, the icon of the tab, and in one of the tabs
 * the chime and the notification at the end of a phase.
 */
export default function TimerEverywhere() {
  const { account } = useStore();
  const settings = useTimerSettings();
  const reading = useTimerReading();
  const isRinger = useClaimAmongTabs(`heddle-timer-${account.id}`);

  const { timer_chime, timer_volume, timer_repeats, timer_notifications } = settings;
  const endsAtMs = isRinger && reading.endsAtMs !== null ? toDeviceTime(reading.endsAtMs) : null;
  const chime = timer_chime === 'none' ? null : { sound: timer_chime, volume: timer_volume / 100 };
  useEndChime(endsAtMs, chime, timer_repeats);
  useEndNotification(
    endsAtMs !== null && timer_notifications
      ? {
          endsAtMs,
          words: describeEnd(
            { phase: reading.endedPhase ?? reading.phase, planned_ms: reading.plannedMs },
            domainTexts,
          ),
        }
      : null,
  );

  useTabLook(
    reading.status === 'paused' ? t.pausedAt(formatTime(reading)) : formatTime(reading),
    drawTimerIcon({
      share: shareOf(reading),
      color: isBreak(reading) ? iconColors.break : iconColors.work,
      isPaused: reading.status === 'paused',
    }),
  );
  return null;
}

function useTabLook(title: string, icon: string): void {
  useEffect(() => setTitlePrefix(title), [title]);
  useEffect(() => setFavicon(icon), [icon]);
  useEffect(
    () => () => {
      setTitlePrefix(null);
      setFavicon(null);
    },
    [],
  );
}

import { useEffect, useRef, useState } from 'react';
import { taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/reminders.ts';
import type { DueReminder } from '#browser/model/reminders/find-due-reminders.ts';
import { readSetting } from '#browser/model/settings/setting-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { chimePlayer } from '#browser/ui/chime.ts';
import { showNotification } from '#browser/ui/show-notification.ts';
import { useClaimAmongTabs } from '#browser/ui/use-claim-among-tabs.ts';
import { findQuietEnd } from '#domain/quiet-hours.ts';
import { getReminderTag } from '#domain/reminder-ids.ts';
import { closeSeenNotifications, hasNotification } from './reminder-notifications.ts';
import { reminderVolume } from './reminder-volume.ts';

/**
 * Rings once for reminders that come due while this page is open: a chime in one tab, and a system notification if no tab
 * is visible. Returns whether any of those that are due has rung; the others were missed while the app was closed.
 */
export function useRing(due: readonly DueReminder[]): { hasRung: boolean } {
  const store = useStore();
  const isRinger = useClaimAmongTabs('heddle.reminders');
  const [openedAt] = useState(() => new Date());
  const known = useRef(new Set<string>());
  const rung = due.filter(({ dueAt }) => dueAt > openedAt);

  useEffect(() => {
    const fresh = rung.filter(({ id }) => !known.current.has(id));
    for (const { id } of fresh) known.current.add(id);
    const isQuiet = findQuietEnd(readSetting(store, 'quiet_hours'), toWallMinute(new Date())) !== null;
    if (!isRinger || isQuiet || fresh.length === 0) return;
    const sound = readSetting(store, 'reminder_chime');
    if (sound !== 'none') chimePlayer.play({ sound, volume: reminderVolume });
    if (document.hidden) notify(fresh).catch(reportError);
  });

  useEffect(() => {
    const close = () => {
      closeSeenNotifications(due).catch(reportError);
    };
    close();
    document.addEventListener('visibilitychange', close);
    navigator.serviceWorker?.addEventListener('message', close);
    return () => {
      document.removeEventListener('visibilitychange', close);
      navigator.serviceWorker?.removeEventListener('message', close);
    };
  }, [due]);

  return { hasRung: rung.length > 0 };
}

/** Shows those that a push message has not shown yet; one that comes later takes their place without ringing again. */
async function notify(reminders: readonly DueReminder[]): Promise<void> {
  for (const { task } of reminders) {
    const tag = getReminderTag(task.id);
    if (await hasNotification(tag)) continue;
    await showNotification({ title: task.title, body: t.reminder, tag, path: taskHref(task.id) });
  }
}

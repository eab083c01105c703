import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/reminders.ts';
import { listPushDevices, removePushDevice, testPushDevice } from '#browser/model/push/push-devices.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { Button } from '#browser/ui/button.tsx';
import { serverUnreachable } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { PushDevice } from '#contract/push.ts';
import { describeDevice } from '#domain/describe-device.ts';
import { TurnOnPush } from './turn-on-push.tsx';

const readDevices = async () => {
  const devices = await listPushDevices();
  return devices.sort((one, other) => Number(other.current) - Number(one.current));
};

/** Lists the devices that receive notifications, this one first, and offers to add this one. */
export function PushDevices() {
  const source = useServerData(readDevices);
  return (
    <div>
      <WhenLoaded source={source} loading={t.loadingYourDevices}>
        {(devices) => (
          <div className="flex flex-col gap-3">
            {!devices.some(({ current }) => current) && <TurnOnPush onChange={source.reload} />}
            {devices.length > 0 && (
              <ul
                aria-label={t.devicesWithNotificationsOn}
                className="divide-y divide-hairline rounded-md border border-hairline bg-surface"
              >
                {devices.map((device) => (
                  <DeviceRow key={device.id} device={device} onChange={source.reload} />
                ))}
              </ul>
            )}
          </div>
        )}
      </WhenLoaded>
    </div>
  );
}

function DeviceRow({ device, onChange }: { device: PushDevice; onChange: () => Promise<void> }) {
  const { name, kind } = describeDevice(device.user_agent, domainTexts);
  const Icon = kind === 'phone' ? Smartphone : Monitor;
  const [testing, setTesting] = useState<'sending' | 'sent'>();

  async function test() {
    setTesting('sending');
    try {
      const { last_error } = await testPushDevice(device.id);
      setTesting(last_error ? undefined : 'sent');
    } catch {
      setTesting(undefined);
      toast({ text: serverUnreachable(), tone: 'problem' });
    }
    await onChange();
  }

  async function remove() {
    try {
      await removePushDevice(device);
      toast({ text: t.notificationsAreOff(name) });
    } catch {
      toast({ text: serverUnreachable(), tone: 'problem' });
    }
    await onChange();
    document.getElementById('notifications')?.focus({ preventScroll: true });
  }

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="break-words">{name}</span>
          {device.current && <span className="text-accent text-sm">{t.thisDevice}</span>}
        </p>
        <p className="text-muted text-sm">
          {device.last_used_at
            ? t.lastNotification(formatAgo(device.last_used_at, new Date()))
            : t.noNotificationYet}
        </p>
        {device.last_error && <p className="text-danger text-sm">{t.pushErrors[device.last_error]}</p>}
        <p role="status" className="text-sm">
          {testing === 'sent' && t.sentItShouldAppearOn}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="compact" busy={testing === 'sending'} aria-label={t.sendATestTo(name)} onClick={test}>
          {t.sendATest}
        </Button>
        <Button size="compact" aria-label={t.turnOffOn(name)} onClick={remove}>
          {t.turnOff}
        </Button>
      </div>
    </li>
  );
}

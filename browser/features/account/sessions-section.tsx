import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Terminal from 'lucide-react/icons/terminal';
import { t } from '#browser/i18n/account.ts';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { getLocale } from '#browser/i18n/language.ts';

import { listSessions, revokeOtherSessions, revokeSession } from '#browser/model/session/own-account.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { getWallZone } from '#browser/time/wall-clock.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';

import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { Session } from '#contract/sessions.ts';
import { type Device, describeDevice } from '#domain/describe-device.ts';

const headingId = 'sessions';
const icons: Record<Device['kind'], typeof Monitor> = {
  computer: Monitor,
  phone: Smartphone,
  program: Terminal,
};

export function SessionsSection() {
  const source = useServerData(listSessions);
  const others = source.data?.filter(({ current }) => !current) ?? [];

  /** Ends sessions and moves the focus to the heading, since the pressed button disappears with its session. */
  async function end(revoke: () => Promise<void>, done: string) {
    try {
      await revoke();
      toast({ text: done });
      document.getElementById(headingId)?.focus({ preventScroll: true });
    } catch {
      toast({ text: t.deviceNotSignedOut, tone: 'problem' });
    }
    await source.reload();
  }

  async function endOthers() {
    const count = others.length;
    const sure = await ask({
      title: count === 1 ? t.signOutTheOtherDevice : t.signOutOtherDevices(count),
      text: t.changesTheyHaveNotSent,
      confirm: t.signOut,
      cancel: t.cancel,
    });
    if (sure) await end(revokeOtherSessions, t.youAreSignedInOn);
  }

  return (
    <Section id={headingId} title={t.signedInDevices} lead={t.signOutDevicesYouDo}>
      <WhenLoaded source={source} loading={t.loadingYourDevices}>
        {(sessions) => (
          <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={(name) => end(() => revokeSession(session.id), t.isSignedOut(name))}
              />
            ))}
          </ul>
        )}
      </WhenLoaded>
      {others.length > 1 && (
        <Button className="mt-3" onClick={endOthers}>
          {t.signOutAllOtherDevices}
        </Button>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: (name: string) => void }) {
  const { name, kind } = describeDevice(session.user_agent, domainTexts);
  const Icon = icons[kind];
  const since = new Date(session.created_at).toLocaleDateString(getLocale(), {
    dateStyle: 'medium',
    timeZone: getWallZone(),
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="break-words">{name}</span>
          {session.current && <span className="text-accent text-sm">{t.thisDevice}</span>}
        </p>
        <p className="text-muted text-sm">
          {session.current
            ? t.activeNowSince(since)
            : t.activeSince(formatAgo(session.last_active_at, new Date()), since)}
          {session.ip_address && <span className="wrap-anywhere"> {t.fromAddress(session.ip_address)}</span>}
        </p>
      </div>
      {!session.current && (
        <Button size="compact" aria-label={t.signOutDevice(name)} onClick={() => onEnd(name)}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}

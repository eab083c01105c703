import { describeDevice } from '#domain/describe-device.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { toWallTime } from '../../floating-date.ts';
import { canonicalizeAddress } from '../../http/client-address.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createSecurityMail, type SecurityEvent } from '../../mail/security-mail.ts';
import { type Texts, textsIn, toDateLocale } from '../../texts.ts';
import { readHourCycle } from '../settings/hour-cycle.usecases.ts';
import { readLanguage } from '../settings/language.usecases.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import type { Auth } from './create-auth.ts';

/** Tells the owner of an account of a change, unless the account was deleted meanwhile. What was changed is named if it is still there. */
export async function sendSecurityMail({
  auth,
  mailer,
  settings,
  listTokens,
  baseUrl,
  userId,
  event,
  id,
  at,
}: {
  auth: Auth;
  mailer: Mailer;
  settings: SettingsReader;
  listTokens: (userId: string) => Promise<{ id: string; name: string }[]>;
  /** Where links lead, if that is known. */
  baseUrl: string | undefined;
  userId: string;
  event: SecurityEvent;
  /** The new session, passkey, access token or connected program. */
  id?: string;
  /** ISO 8601. */
  at: string;
}): Promise<void> {
  const user = await auth.repository.findUser(userId);
  if (!user) return;
  const language = await readLanguage(settings, userId);
  const texts = textsIn(language);
  const named = {
    'new-device': async () =>
      (await auth.repository.listSessions(userId, new Date())).map((session) => nameSession(session, texts)),
    'new-passkey': () => auth.passkeys.listPasskeys(userId),
    'new-token': () => listTokens(userId),
    'new-program': () => auth.programs.listPrograms(userId),
    'new-password': async () => [],
    'password-removed': async () => [],
    'new-connection': async () => [],
    'two-step-off': async () => [],
  } satisfies Record<SecurityEvent, () => Promise<{ id: string; name: string }[]>>;
  const detail = (await named[event]()).find((each) => each.id === id)?.name;
  const { timeZone } = user;
  const day = new Intl.DateTimeFormat(toDateLocale(language), {
    dateStyle: 'long',
    timeZone,
  }).format(new Date(at));
  const time = formatTimeOfDay(
    toWallTime(new Date(at), timeZone).slice(11, 16),
    await readHourCycle(settings, userId),
  );
  await mailer.send({
    to: user.email,
    ...createSecurityMail(texts, {
      event,
      detail,
      when: texts.mails.security.when(day, time, timeZone),
      link: baseUrl && `${baseUrl}/settings#${sections[event]}`,
    }),
  });
}

/** The section of the settings that each mail leads to. */
const sections: Record<SecurityEvent, string> = {
  'new-device': 'sessions',
  'new-password': 'sessions',
  'password-removed': 'password',
  'new-connection': 'password',
  'new-passkey': 'passkeys',
  'two-step-off': 'two-step',
  'new-token': 'access-tokens',
  'new-program': 'connected-programs',
};

function nameSession(
  session: { id: string; user_agent: string | null; ip_address: string | null },
  { domain, mails }: Texts,
) {
  const { name } = describeDevice(session.user_agent, domain);
  const address = session.ip_address && canonicalizeAddress(session.ip_address);
  return { id: session.id, name: address ? mails.security.device(name, address) : name };
}

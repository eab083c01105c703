import type english from '../en/mails.ts';
import { plural } from './plural.ts';

const where = 'unter Einstellungen > Anmeldung und Geräte';
const connections = 'unter Einstellungen > Kalender und Verbindungen';

export default {
  digest: {
    why: 'Du bekommst diese E-Mail, weil der Tagesüberblick in deinen Einstellungen eingeschaltet ist.',
  },
  reminder: {
    subject: (title: string) => `Erinnerung: ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# Erinnerung', other: '# Erinnerungen' }),
    why: 'Du bekommst diese E-Mail, weil Erinnerungen per E-Mail in deinen Einstellungen eingeschaltet sind.',
  },
  resetPassword: {
    subject: 'Dein Heddle-Passwort zurücksetzen',
    text: (link: string) => `Jemand hat ein neues Passwort für dein Heddle-Konto angefordert.

Öffne innerhalb einer Stunde diesen Link, um es zu wählen:

${link}

Wenn du es nicht warst, ignoriere diese E-Mail: Nichts wurde geändert.
`,
  },
  security: {
    when: (day: string, time: string, zone: string) => `${day} um ${time} (${zone})`,
    nothingToDo: 'Wenn du es warst, brauchst du nichts zu tun.',
    device: (name: string, address: string) => `${name}, von ${address}`,
    events: {
      'new-device': {
        subject: 'Neue Anmeldung bei Heddle',
        what: 'Jemand hat sich auf einem neuen Gerät bei deinem Heddle-Konto angemeldet.',
        otherwise: `Wenn nicht, melde dieses Gerät ${where} ab und ändere dein Passwort.`,
      },
      'new-password': {
        subject: 'Dein Heddle-Passwort wurde geändert',
        what: 'Das Passwort deines Heddle-Kontos wurde geändert.',
        otherwise:
          'Wenn nicht, wähle beim Anmelden „Passwort vergessen?“ und prüfe deine Geräte, Zugriffstokens und verbundenen Programme.',
      },
      'password-removed': {
        subject: 'Dein Heddle-Passwort wurde entfernt',
        what: 'Das Passwort deines Heddle-Kontos wurde entfernt. Du meldest dich jetzt mit deinen Passkeys oder dem verbundenen Anmeldedienst an.',
        otherwise:
          'Wenn nicht, wähle beim Anmelden „Passwort vergessen?“ und prüfe deine Passkeys und Geräte.',
      },
      'new-connection': {
        subject: 'Neuer Weg, dich bei Heddle anzumelden',
        what: 'Dein Heddle-Konto wurde mit dem Konto eines Anmeldedienstes verbunden, das sich jetzt ohne dein Passwort anmelden kann.',
        otherwise: `Wenn nicht, trenne es ${where} und ändere dein Passwort.`,
      },
      'new-passkey': {
        subject: 'Neuer Passkey für Heddle',
        what: 'Zu deinem Heddle-Konto wurde ein Passkey hinzugefügt. Damit kann man sich ohne dein Passwort anmelden.',
        otherwise: `Wenn nicht, entferne ihn ${where} und ändere dein Passwort.`,
      },
      'two-step-off': {
        subject: 'Zwei-Faktor-Anmeldung ist aus',
        what: 'Die Zwei-Faktor-Anmeldung deines Heddle-Kontos wurde ausgeschaltet. Jetzt genügt dein Passwort.',
        otherwise: `Wenn nicht, ändere dein Passwort und schalte sie ${where} wieder ein.`,
      },
      'new-token': {
        subject: 'Neues Zugriffstoken für Heddle',
        what: 'Für dein Heddle-Konto wurde ein Zugriffstoken erstellt. Ein Programm kann damit dein Konto benutzen.',
        otherwise: `Wenn nicht, widerrufe es ${connections} und ändere dein Passwort.`,
      },
      'new-program': {
        subject: 'Ein Programm wurde mit Heddle verbunden',
        what: 'Ein Programm wurde mit deinem Heddle-Konto verbunden und kann es benutzen.',
        otherwise: `Wenn nicht, trenne es ${connections} und ändere dein Passwort.`,
      },
    },
  },
} satisfies typeof english;

import type english from '../en/mails.ts';
import { plural } from './plural.ts';

const where = 'via Instellingen > Inloggen en apparaten';
const connections = 'via Instellingen > Agenda’s en koppelingen';

export default {
  digest: {
    why: 'Je krijgt deze e-mail omdat het dagoverzicht aanstaat in je instellingen.',
  },
  reminder: {
    subject: (title: string) => `Herinnering: ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# herinnering', other: '# herinneringen' }),
    why: 'Je krijgt deze e-mail omdat herinneringen per e-mail aanstaan in je instellingen.',
  },
  resetPassword: {
    subject: 'Je Heddle-wachtwoord opnieuw instellen',
    text: (link: string) => `Iemand heeft een nieuw wachtwoord aangevraagd voor je Heddle-account.

Open deze link binnen een uur om het te kiezen:

${link}

Was jij dit niet, negeer deze e-mail dan: er is niets gewijzigd.
`,
  },
  security: {
    when: (day: string, time: string, zone: string) => `${day} om ${time} (${zone})`,
    nothingToDo: 'Was jij dit, dan hoef je niets te doen.',
    device: (name: string, address: string) => `${name}, vanaf ${address}`,
    events: {
      'new-device': {
        subject: 'Nieuwe login bij Heddle',
        what: 'Iemand heeft op een nieuw apparaat ingelogd op je Heddle-account.',
        otherwise: `Zo niet, log dat apparaat dan uit ${where} en wijzig je wachtwoord.`,
      },
      'new-password': {
        subject: 'Je Heddle-wachtwoord is gewijzigd',
        what: 'Het wachtwoord van je Heddle-account is gewijzigd.',
        otherwise:
          'Zo niet, kies dan bij het inloggen “Wachtwoord vergeten?” en controleer je apparaten, toegangstokens en verbonden programma’s.',
      },
      'password-removed': {
        subject: 'Je Heddle-wachtwoord is verwijderd',
        what: 'Het wachtwoord van je Heddle-account is verwijderd. Je logt nu in met je toegangssleutels of de verbonden inlogdienst.',
        otherwise:
          'Zo niet, kies dan bij het inloggen “Wachtwoord vergeten?” en controleer je toegangssleutels en apparaten.',
      },
      'new-connection': {
        subject: 'Nieuwe manier om in te loggen bij Heddle',
        what: 'Je Heddle-account is verbonden met een account van een inlogdienst. Daarmee kan nu zonder je wachtwoord worden ingelogd.',
        otherwise: `Zo niet, verbreek de verbinding dan ${where} en wijzig je wachtwoord.`,
      },
      'new-passkey': {
        subject: 'Nieuwe toegangssleutel voor Heddle',
        what: 'Aan je Heddle-account is een toegangssleutel toegevoegd. Daarmee kan zonder je wachtwoord worden ingelogd.',
        otherwise: `Zo niet, verwijder hem dan ${where} en wijzig je wachtwoord.`,
      },
      'two-step-off': {
        subject: 'Tweestapsverificatie staat uit',
        what: 'Tweestapsverificatie is uitgezet voor je Heddle-account. Je wachtwoord alleen is nu genoeg om in te loggen.',
        otherwise: `Zo niet, wijzig dan je wachtwoord en zet tweestapsverificatie weer aan ${where}.`,
      },
      'new-token': {
        subject: 'Nieuw toegangstoken voor Heddle',
        what: 'Voor je Heddle-account is een toegangstoken gemaakt. Een programma kan je account ermee gebruiken.',
        otherwise: `Zo niet, trek het dan in ${connections} en wijzig je wachtwoord.`,
      },
      'new-program': {
        subject: 'Er is een programma verbonden met Heddle',
        what: 'Er is een programma verbonden met je Heddle-account en het kan je account gebruiken.',
        otherwise: `Zo niet, verbreek de verbinding dan ${connections} en wijzig je wachtwoord.`,
      },
    },
  },
} satisfies typeof english;

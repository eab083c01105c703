import type english from '../en/mails.ts';
import { plural } from './plural.ts';

export default {
  digest: {
    why: 'Vous recevez cet e-mail car le récapitulatif du jour est activé dans vos réglages.',
  },
  reminder: {
    subject: (title: string) => `Rappel : ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# rappel', other: '# rappels' }),
    why: 'Vous recevez cet e-mail car les rappels par e-mail sont activés dans vos réglages.',
  },
  resetPassword: {
    subject: 'Réinitialisez votre mot de passe Heddle',
    text: (link: string) => `Quelqu’un a demandé un nouveau mot de passe pour votre compte Heddle.

Ouvrez ce lien dans l’heure pour le choisir :

${link}

Si ce n’était pas vous, ignorez cet e-mail : rien n’a changé.
`,
  },
  security: {
    when: (day: string, time: string, zone: string) => `${day} à ${time} (${zone})`,
    nothingToDo: 'Si c’était vous, il n’y a rien à faire.',
    device: (name: string, address: string) => `${name}, depuis ${address}`,
    events: {
      'new-device': {
        subject: 'Nouvelle connexion à Heddle',
        what: 'Quelqu’un s’est connecté à votre compte Heddle sur un nouvel appareil.',
        otherwise:
          'Sinon, déconnectez cet appareil dans Réglages > Connexion et appareils, et changez votre mot de passe.',
      },
      'new-password': {
        subject: 'Votre mot de passe Heddle a changé',
        what: 'Le mot de passe de votre compte Heddle a été changé.',
        otherwise:
          'Sinon, choisissez « Mot de passe oublié ? » sur la page de connexion, et vérifiez vos appareils, vos jetons d’accès et les programmes connectés.',
      },
      'password-removed': {
        subject: 'Votre mot de passe Heddle a été retiré',
        what: 'Le mot de passe de votre compte Heddle a été retiré. Vous vous connectez désormais avec vos clés d’accès ou le service de connexion associé.',
        otherwise:
          'Sinon, choisissez « Mot de passe oublié ? » sur la page de connexion, et vérifiez vos clés d’accès et vos appareils.',
      },
      'new-connection': {
        subject: 'Nouveau moyen de se connecter à Heddle',
        what: 'Votre compte Heddle a été associé à un compte d’un service de connexion, qui permet désormais de se connecter sans votre mot de passe.',
        otherwise:
          'Sinon, dissociez-le dans Réglages > Connexion et appareils, et changez votre mot de passe.',
      },
      'new-passkey': {
        subject: 'Nouvelle clé d’accès pour Heddle',
        what: 'Une clé d’accès a été ajoutée à votre compte Heddle. Elle permet de se connecter sans votre mot de passe.',
        otherwise: 'Sinon, retirez-la dans Réglages > Connexion et appareils, et changez votre mot de passe.',
      },
      'two-step-off': {
        subject: 'La validation en deux étapes est désactivée',
        what: 'La validation en deux étapes a été désactivée pour votre compte Heddle. Votre mot de passe suffit désormais pour se connecter.',
        otherwise:
          'Sinon, changez votre mot de passe, et réactivez-la dans Réglages > Connexion et appareils.',
      },
      'new-token': {
        subject: 'Nouveau jeton d’accès pour Heddle',
        what: 'Un jeton d’accès a été créé pour votre compte Heddle. Un programme peut l’employer pour utiliser votre compte.',
        otherwise:
          'Sinon, révoquez-le dans Réglages > Calendriers et connexions, et changez votre mot de passe.',
      },
      'new-program': {
        subject: 'Un programme a été connecté à Heddle',
        what: 'Un programme a été connecté à votre compte Heddle et peut l’utiliser.',
        otherwise:
          'Sinon, déconnectez-le dans Réglages > Calendriers et connexions, et changez votre mot de passe.',
      },
    },
  },
} satisfies typeof english;

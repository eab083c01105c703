import type english from '../en/sign-in-methods.ts';
import { plural } from './plural.ts';

export default {
  passwordSet: 'Mot de passe défini',
  yourAccountHasNoPassword: 'Votre compte n’a pas de mot de passe.',
  newPassword: 'Nouveau mot de passe',
  setAPassword: 'Définir un mot de passe',
  scanThisWithYourAuthenticator:
    'Scannez ceci avec votre appli d’authentification, ou saisissez-y la clé à la main.',
  qrCodeWithTheKey: 'QR code avec la clé pour votre appli d’authentification',
  key: 'Clé',
  copyKey: 'Copier la clé',
  keyCopied: 'Clé copiée',
  codeThatYourAppShows: 'Code affiché par votre appli',
  cancel: 'Annuler',
  turnOn: 'Activer',
  somethingWentWrong: 'Un problème est survenu',
  thePasskeyCouldNotBe: 'Impossible d’ajouter la clé d’accès',
  itWillNoLongerSign:
    'Elle ne permettra plus de vous connecter. Supprimez-la aussi sur votre appareil ou dans votre gestionnaire de mots de passe, sinon elle vous sera encore proposée.',
  remove: 'Retirer',
  nameIsRequired: 'Saisissez un nom',
  thePasskeyCouldNotBeRenamed: 'Impossible de renommer la clé d’accès',
  loadingYourPasskeys: 'Chargement de vos clés d’accès',
  addAnotherPasskey: 'Ajouter une autre clé d’accès',
  addAPasskey: 'Ajouter une clé d’accès',
  nameThisPasskey: 'Nommer cette clé d’accès',
  aNameTellsItApart: 'Un nom la distingue de vos autres clés d’accès.',
  save: 'Enregistrer',
  rename: 'Renommer',
  passkeys: 'Clés d’accès',
  signInWithYourFingerprint:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre écran, sans mot de passe et sans code.',
  removeYourPassword: 'Retirer votre mot de passe ?',
  removePassword: 'Retirer le mot de passe',
  keepIt: 'Conserver',
  passwordRemoved: 'Mot de passe retiré',
  youWillNoLongerBe: 'Vous ne pourrez plus l’utiliser pour vous connecter.',
  disconnect: 'Dissocier',
  passwordSignInIsTurned: 'La connexion par mot de passe est désactivée sur ce serveur.',
  passwordIsRequired: 'Saisissez votre mot de passe',
  password: 'Mot de passe',
  currentPasswordIsRequired: 'Saisissez votre mot de passe actuel',
  passwordChangedYourOtherDevices: 'Mot de passe modifié. Vos autres appareils sont déconnectés.',
  passwordChangedYourOtherDevicesStay: 'Mot de passe modifié. Vos autres appareils restent connectés.',
  currentPassword: 'Mot de passe actuel',
  signOutMyOtherDevices: 'Déconnecter mes autres appareils',
  leaveThisOnIfSomebody: 'Laissez activé si quelqu’un d’autre connaît peut-être votre mot de passe.',
  changePassword: 'Changer le mot de passe',
  theRecoveryCodesAreCopied: 'Codes de récupération copiés',
  theBrowserDidNotAllow:
    'Le navigateur n’a pas autorisé la copie. Les codes sont sélectionnés : copiez-les au clavier ou par un appui long.',
  eachWorksOnce: 'Chacun sert une seule fois.',
  withoutYourAuthenticatorAppEach:
    'Sans votre appli d’authentification, chacun de ces codes vous connecte une fois. Ils ne sont affichés que maintenant : conservez-les là où vous les retrouverez si vous perdez votre téléphone, par exemple dans votre gestionnaire de mots de passe ou sur papier.',
  copyCodes: 'Copier les codes',
  downloadCodes: 'Télécharger les codes',
  iHaveSavedThem: 'Je les ai conservés',
  saveYourRecoveryCodes: 'Conservez vos codes de récupération',
  getNewRecoveryCodes: 'Obtenir de nouveaux codes de récupération',
  yourCurrentCodesWillStop: 'Vos codes actuels cesseront de fonctionner, même ceux qui n’ont pas servi.',
  getNewCodes: 'Obtenir de nouveaux codes',
  turnOffTwoStepSign: 'Désactiver la validation en deux étapes ?',
  youWillThenSignIn:
    'Vous vous connecterez alors avec votre seul mot de passe. Vos codes de récupération cesseront de fonctionner, et vous pourrez supprimer Heddle de votre appli d’authentification.',
  turnOff: 'Désactiver',
  turnOnTwoStepSign: 'Activer la validation en deux étapes',
  youNeedAnAuthenticatorApp:
    'Il vous faut une appli d’authentification, par exemple Aegis, 2FAS, Google Authenticator ou un gestionnaire de mots de passe qui affiche des codes.',
  continue: 'Continuer',
  twoStepSignIn: 'Validation en deux étapes',
  afterYourPasswordHeddleAsks:
    'Après votre mot de passe, Heddle demande un code de votre appli d’authentification. Quelqu’un qui découvre votre mot de passe ne peut donc toujours pas se connecter.',
  loadingHowYouSignIn: 'Chargement de vos modes de connexion',
  twoStepSignInNeeds: 'La validation en deux étapes demande un mot de passe, et votre compte n’en a pas.',
  twoStepSignInIs: 'La validation en deux étapes est activée',
  yourOldRecoveryCodesNo: 'Vos anciens codes de récupération ne fonctionnent plus',
  twoStepSignInIsOff: 'La validation en deux étapes est désactivée',
  onThisDevice: 'Sur cet appareil : <link>ouvrir votre appli d’authentification</link>',
  toTypeIt: (key: string) => `Pour la saisir : ${key}`,
  removeThis: (name: string) => `Retirer « ${name} » ?`,
  removed: (name: string) => `« ${name} » retirée`,
  couldNotBeRemoved: (name: string) => `Impossible de retirer « ${name} »`,
  nameTooLong: (max: number) => `Un nom peut avoir au plus ${max} caractères`,
  addedOn: (day: string) => `Ajoutée le ${day}`,
  addedOnAllDevices: (day: string) =>
    `Ajoutée le ${day}, sur tous les appareils de votre gestionnaire de mots de passe`,
  renamePasskey: (name: string) => `Renommer ${name}`,
  removePasskey: (name: string) => `Retirer ${name}`,
  onlySignInWith: ({ hasPasskeys, provider }: { hasPasskeys: boolean; provider: string | undefined }) =>
    `Vous ne pourrez plus vous connecter qu’avec ${[hasPasskeys && 'vos clés d’accès', provider].filter(Boolean).join(' et ')}. Si vous en perdez l’accès, utilisez « Mot de passe oublié ? » sur la page de connexion pour recevoir un lien par e-mail. Si ce serveur n’envoie pas d’e-mails, adressez-vous à la personne qui l’administre.`,
  disconnectProvider: (provider: string) => `Dissocier ${provider} ?`,
  disconnected: (provider: string) => `${provider} dissocié`,
  youCanSignInWith: (provider: string) => `Vous pouvez vous connecter avec ${provider}.`,
  connectToSignIn: (provider: string) =>
    `Associez ${provider} pour vous connecter sans mot de passe ni code.`,
  connect: (provider: string) => `Associer ${provider}`,
  passwordLead:
    'Un nouveau mot de passe invalide les liens de réinitialisation antérieurs, et un code sera redemandé sur les appareils de confiance.',
  recoveryCodesOf: (address: string, server: string) =>
    `Codes de récupération Heddle de ${address} sur ${server}`,
  codesLeft: (left: number, all: number) =>
    left === 0
      ? `Il ne reste aucun de vos ${all} codes de récupération.`
      : plural(left, {
          one: `Il reste # de vos ${all} codes de récupération.`,
          other: `Il reste # de vos ${all} codes de récupération.`,
        }),
  getNewOnes: 'Obtenez-en de nouveaux avant d’en avoir besoin.',
} satisfies typeof english;

import type english from '../en/bookmarklet.ts';

export default {
  dragThisToYourBookmarks:
    'Faites glisser ceci dans votre barre de favoris, puis cliquez dessus depuis la page à enregistrer.',
  savePages: 'Enregistrer des pages',
  saveThePageYouAre:
    'Enregistrez le lien de la page que vous lisez, ou faites-en une tâche, en un clic et dans tous les navigateurs.',
  saveToHeddle: 'Enregistrer dans Heddle',
  addressOfTheBookmark: 'Adresse du favori',
  copyAddress: 'Copier l’adresse',
  bookmarkAddressCopied: 'Adresse du favori copiée',
  itOpensHeddleWithThe: (command: string) =>
    `Il ouvre Heddle avec le titre et l’adresse de la page dans le champ de saisie. Entrée enregistre le lien ; supprimez d’abord « ${command} » pour créer plutôt une tâche. Rien n’est enregistré avant cela, et ce favori ne donne à personne accès à votre compte.`,
  dragThis: 'Faites glisser ceci dans votre barre de favoris :',
  withoutMouseBookmark:
    'Sans souris ou sans barre de favoris : ajoutez une page quelconque aux favoris, modifiez ce favori et collez ceci comme adresse.',
  onThisDeviceBookmark:
    'Sur cet appareil : ajoutez une page quelconque aux favoris, modifiez ce favori et collez ceci comme adresse.',
} satisfies typeof english;

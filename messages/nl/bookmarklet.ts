import type english from '../en/bookmarklet.ts';

export default {
  dragThisToYourBookmarks:
    'Sleep dit naar je bladwijzerbalk en klik er daar op, op de pagina die je wilt bewaren.',
  savePages: 'Pagina’s bewaren',
  saveThePageYouAre:
    'Bewaar de pagina die je leest als link of maak er een taak van, met één klik in elke browser.',
  saveToHeddle: 'Bewaren in Heddle',
  addressOfTheBookmark: 'Adres van de bladwijzer',
  copyAddress: 'Adres kopiëren',
  bookmarkAddressCopied: 'Adres van de bladwijzer gekopieerd',
  itOpensHeddleWithThe: (command: string) =>
    `Heddle opent met de titel en het adres van de pagina in het invoerveld. Enter bewaart de link; verwijder eerst “${command}” om er een taak van te maken. Daarvóór wordt niets opgeslagen, en de bladwijzer geeft niemand toegang tot je account.`,
  dragThis: 'Sleep dit naar je bladwijzerbalk:',
  withoutMouseBookmark:
    'Zonder muis of bladwijzerbalk: maak een bladwijzer van een willekeurige pagina, bewerk die en plak dit als adres.',
  onThisDeviceBookmark:
    'Op dit apparaat: maak een bladwijzer van een willekeurige pagina, bewerk die en plak dit als adres.',
} satisfies typeof english;

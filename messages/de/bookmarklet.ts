import type english from '../en/bookmarklet.ts';

export default {
  dragThisToYourBookmarks:
    'Zieh das in deine Lesezeichenleiste und klick dort darauf, wenn du eine Seite speichern willst.',
  savePages: 'Seiten speichern',
  saveThePageYouAre:
    'Speichere die Seite, die du gerade liest, als Link oder mach eine Aufgabe daraus, mit einem Klick in jedem Browser.',
  saveToHeddle: 'In Heddle speichern',
  addressOfTheBookmark: 'Adresse des Lesezeichens',
  copyAddress: 'Adresse kopieren',
  bookmarkAddressCopied: 'Adresse des Lesezeichens kopiert',
  itOpensHeddleWithThe: (command: string) =>
    `Es öffnet Heddle mit Titel und Adresse der Seite im Eingabefeld. Enter speichert den Link; für eine Aufgabe lösche vorher „${command}“. Vorher wird nichts gespeichert, und das Lesezeichen gibt niemandem Zugriff auf dein Konto.`,
  dragThis: 'Zieh das in deine Lesezeichenleiste:',
  withoutMouseBookmark:
    'Ohne Maus oder Lesezeichenleiste: Setze für irgendeine Seite ein Lesezeichen, bearbeite es und füge das hier als Adresse ein.',
  onThisDeviceBookmark:
    'Auf diesem Gerät: Setze für irgendeine Seite ein Lesezeichen, bearbeite es und füge das hier als Adresse ein.',
} satisfies typeof english;

import type english from '../en/filing.ts';

export default {
  moveTo: '<spoken>Verplaatsen naar </spoken><theme/>',
  keepIn: '<spoken>Laten in </spoken><theme/>',
  reading: 'Lezen…',
  yourLanguageModelHasNot: 'Je taalmodel heeft niet geantwoord.',
  notSureWhichTheme: 'Niet zeker. Welk thema?',
  whichTheme: 'Welk thema?',
  notSure: 'Niet zeker',
  themeConfidence: 'Zekerheid van het thema',
  youChoseIt: 'Jij koos het',
  keepInTheme: (theme: string) => `Laten in ${theme}`,
  moveToTheme: (theme: string) => `Verplaatsen naar ${theme}`,
  chosenByHeddle: (percent: string) => `Thema gekozen door Heddle, ${percent} zeker`,
} satisfies typeof english;

import type english from '../en/filing.ts';

export default {
  moveTo: '<spoken>Verschieben nach </spoken><theme/>',
  keepIn: '<spoken>Behalten in </spoken><theme/>',
  reading: 'Wird gelesen …',
  yourLanguageModelHasNot: 'Dein Sprachmodell hat nicht geantwortet.',
  notSureWhichTheme: 'Nicht sicher. Welches Thema?',
  whichTheme: 'Welches Thema?',
  notSure: 'Nicht sicher',
  themeConfidence: 'Sicherheit beim Thema',
  youChoseIt: 'Von dir gewählt',
  keepInTheme: (theme: string) => `In ${theme} behalten`,
  moveToTheme: (theme: string) => `Nach ${theme} verschieben`,
  chosenByHeddle: (percent: string) => `Thema von Heddle gewählt, ${percent} sicher`,
} satisfies typeof english;

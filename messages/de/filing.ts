import type english from '../en/filing.ts';

const inbox = 'Eingang';

export default {
  moveTo: '<spoken>Verschieben nach: </spoken><theme/>',
  keepIn: '<spoken>Behalten in: </spoken><theme/>',
  reading: 'Wird gelesen …',
  yourLanguageModelHasNot: 'Dein Sprachmodell hat nicht geantwortet.',
  notSureWhichTheme: 'Nicht sicher. Welches Thema?',
  whichTheme: 'Welches Thema?',
  notSure: 'Nicht sicher',
  themeConfidence: 'Sicherheit beim Thema',
  youChoseIt: 'Von dir gewählt',
  keepInTheme: (theme: string) => `${theme === inbox ? 'Im Eingang' : `In ${theme}`} behalten`,
  moveToTheme: (theme: string) => `${theme === inbox ? 'In den Eingang' : `Nach ${theme}`} verschieben`,
  chosenByHeddle: (percent: string) => `Thema von Heddle gewählt, ${percent} sicher`,
} satisfies typeof english;

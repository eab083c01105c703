import type english from '../en/filing.ts';

export default {
  moveTo: '<spoken>Déplacer vers </spoken><theme/>',
  keepIn: '<spoken>Garder dans </spoken><theme/>',
  reading: 'Lecture…',
  yourLanguageModelHasNot: 'Votre modèle de langage n’a pas répondu.',
  notSureWhichTheme: 'Pas sûr. Quel thème ?',
  whichTheme: 'Quel thème ?',
  notSure: 'Pas sûr',
  themeConfidence: 'Certitude du thème',
  youChoseIt: 'Choisi par vous',
  keepInTheme: (theme: string) => `Garder dans ${theme}`,
  moveToTheme: (theme: string) => `Déplacer vers ${theme}`,
  chosenByHeddle: (percent: string) => `Thème choisi par Heddle, sûr à ${percent}`,
} satisfies typeof english;

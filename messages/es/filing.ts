import type english from '../en/filing.ts';

export default {
  moveTo: '<spoken>Mover a </spoken><theme/>',
  keepIn: '<spoken>Dejar en </spoken><theme/>',
  reading: 'Leyendo…',
  yourLanguageModelHasNot: 'Tu modelo de lenguaje no ha respondido.',
  notSureWhichTheme: 'Dudoso. ¿Qué tema?',
  whichTheme: '¿Qué tema?',
  notSure: 'Dudoso',
  themeConfidence: 'Certeza del tema',
  youChoseIt: 'Lo elegiste tú',
  keepInTheme: (theme: string) => `Dejar en ${theme}`,
  moveToTheme: (theme: string) => `Mover a ${theme}`,
  chosenByHeddle: (percent: string) => `Tema elegido por Heddle, ${percent} de certeza`,
} satisfies typeof english;

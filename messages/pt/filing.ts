import type english from '../en/filing.ts';
import { inPlace, toPlace } from './place.ts';

export default {
  moveTo: '<spoken>Mover para </spoken><theme/>',
  keepIn: '<spoken>Manter em </spoken><theme/>',
  reading: 'Lendo…',
  yourLanguageModelHasNot: 'Seu modelo de linguagem não respondeu.',
  notSureWhichTheme: 'Sem certeza. Qual tema?',
  whichTheme: 'Qual tema?',
  notSure: 'Sem certeza',
  themeConfidence: 'Certeza do tema',
  youChoseIt: 'Você escolheu',
  keepInTheme: (theme: string) => `Manter ${inPlace(theme)}`,
  moveToTheme: (theme: string) => `Mover ${toPlace(theme)}`,
  chosenByHeddle: (percent: string) => `Tema escolhido pelo Heddle, ${percent} de certeza`,
} satisfies typeof english;

export default {
  moveTo: '<spoken>Move to </spoken><theme/>',
  keepIn: '<spoken>Keep in </spoken><theme/>',
  reading: 'Reading…',
  yourLanguageModelHasNot: 'Your language model has not answered.',
  notSureWhichTheme: 'Not sure. Which theme?',
  whichTheme: 'Which theme?',
  notSure: 'Not sure',
  themeConfidence: 'Theme confidence',
  youChoseIt: 'You chose it',
  keepInTheme: (theme: string) => `Keep in ${theme}`,
  moveToTheme: (theme: string) => `Move to ${theme}`,
  chosenByHeddle: (percent: string) => `Theme chosen by Heddle, ${percent} sure`,
};

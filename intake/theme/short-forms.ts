/** Short forms of whole phrases, in the words that the theme model knows. */
const shortForms: [RegExp, string][] = [
  [/\b(1[:-]1|121)\b/gi, 'one on one meeting'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/\bstand-up\b/gi, 'standup meeting'],
  [/\bemis?\b/gi, 'loan payment'],
  [/^(recharge|top up)( the| my)?( phone| mobile| sim| data| number)?$/gi, 'pay phone bill'],
  [/\bvacuum(?=$| the| my| up| stairs| downstairs| upstairs| living| bed| hall| car)/gi, 'hoover the floor'],
];

/** Writes the short forms in a title out. */
export const expandShortForms = (title: string): string =>
  shortForms.reduce((text, [pattern, words]) => text.replace(pattern, words), title);

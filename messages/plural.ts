/** Texts for the plural forms of a language (CLDR); `#` stands for the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns a function that chooses among plural forms as a language does: `plural(2, { one: '# task', other: '# tasks' })`. */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, forms: PluralForms): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
}

import { pluralIn } from '../plural.ts';

const pluralByRules = pluralIn('pt');

/** As the rules of the language say, but zero takes the plural, as Brazilian apps write it: `0 tarefas`. */
export const plural: typeof pluralByRules = (count, forms) =>
  pluralByRules(count, count === 0 ? { other: forms.other } : forms);

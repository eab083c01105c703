import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { loadLanguages } from './languages.ts';

const languages = await loadLanguages();

it.each([
  ['Brot holen und die Hecke schneiden bis Donnerstag', 'de'],
  ['übermorgen Elternabend', 'de'],
  ['Brief einwerfen am Donnerstag', 'de'],
  ['recoger el paquete el jueves por la tarde', 'es'],
  ['llamar al fontanero mañana', 'es'],
  ['rappeler le plombier mardi matin', 'fr'],
  ['acheter du pain et des tomates', 'fr'],
  ['ligar para o encanador na quinta', 'pt'],
  ['comprar pilhas amanhã', 'pt'],
  ['morgen de loodgieter bellen', 'nl'],
  ['boodschappen doen voor zaterdag', 'nl'],
  ['call the plumber tomorrow', undefined],
  ['lunch with Madame Bovary on Tuesday', undefined],
  ['pick up the piñata for la fiesta', undefined],
  ['buy pan, die cutter and a hat', undefined],
  ['boiler service august', undefined],
  ['shed door lock', undefined],
  ['van keys', undefined],
  ['poster for the fair', undefined],
  ['choir rota for december', undefined],
  ['Zahnarzt november', 'de'],
  ['comprar tarta para el sábado', 'es'],
  ['comprar torta para o sábado', 'pt'],
  ['osta leipää huomenna', undefined],
])('takes “%s” for %s', (text, language) => {
  expect(chooseLanguage(text, 'en-GB', languages)?.language).toBe(language);
});

it('takes the language of the locale where the words do not tell', () => {
  expect(chooseLanguage('yoga', 'de-AT', languages)?.language).toBe('de');
  expect(chooseLanguage('ostra', 'fi', languages)).toBeUndefined();
});

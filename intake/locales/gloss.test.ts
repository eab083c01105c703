import { expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';
import { chooseLanguage } from './choose-language.ts';
import { loadLanguages } from './languages.ts';

const languages = await loadLanguages();

it.each([
  ['Zahnarzt wegen der Krone anrufen', 'Health'],
  ['die Miete für Mai überweisen', 'Finance'],
  ['comprar huevos y queso para el domingo', 'Shopping'],
  ['preparar el informe para el cliente', 'Work'],
  ['rappeler le médecin lundi matin', 'Health'],
  ['réviser le cours pour l’examen', 'Learning'],
  ['comprar leite e pão amanhã', 'Shopping'],
  ['enviar o relatório ao chefe na sexta', 'Work'],
  ['huur betalen voor vrijdag', 'Finance'],
  ['Reifen am Fahrrad wechseln', 'Personal'],
  ['pedir cita con el oculista', 'Health'],
  ['arroser les fleurs du balcon', 'Personal'],
  ['comprar sapatos para a festa', 'Shopping'],
  ['de verjaardag van oma vieren', 'Personal'],
])('files “%s” under %s', (text, theme) => {
  const language = chooseLanguage(text, 'en-GB', languages);
  const [task] = understand(text, { ...someone(), ...(language && { language }) });
  expect(task?.theme).toBe(theme);
});

it('leaves what it knows no word of in the Inbox', () => {
  const text = 'den Schnurz verknubbeln und den Flirb';
  const language = chooseLanguage(text, 'de', languages);
  const [task] = understand(text, { ...someone(), ...(language && { language }) });
  expect(task?.theme).toBe('Inbox');
});

import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import type { LanguageWords } from './translate.ts';

function reads(language: LanguageWords, text: string) {
  const [task] = understand(text, someone({ locale: language.language, language }));
  return [task?.title, task?.dueDate, task?.recurrence];
}

describe.each<
  [string, LanguageWords, [text: string, title: string, due: string | null, rule: string | null][]]
>([
  [
    'German',
    german,
    [
      ['Zahnarzt anrufen morgen um 9 Uhr', 'Zahnarzt anrufen', '2026-03-12T09:00', null],
      ['übermorgen Miete zahlen', 'Miete zahlen', '2026-03-13', null],
      ['Treffen am Freitag um halb drei', 'Treffen', '2026-03-13T14:30', null],
      ['Kuchen backen am 3. Mai', 'Kuchen backen', '2026-05-03', null],
      ['in 3 Tagen Lena schreiben', 'Lena schreiben', '2026-03-14', null],
      ['Müll rausbringen jeden Dienstag', 'Müll rausbringen', '2026-03-17', 'FREQ=WEEKLY;BYDAY=TU'],
      ['alle 2 Wochen Bad putzen', 'Bad putzen', '2026-03-11', 'FREQ=WEEKLY;INTERVAL=2'],
      ['Miete jeden 1. des Monats', 'Miete', '2026-04-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
      ['Sport montags', 'Sport', '2026-03-16', 'FREQ=WEEKLY;BYDAY=MO'],
      ['Steuer bis 31.7.', 'Steuer', '2026-07-31', null],
      ['Tee mit Ole um Viertel nach drei', 'Tee mit Ole', '2026-03-11T15:15', null],
      ['jeden Abend lesen', 'lesen', '2026-03-11', 'FREQ=DAILY'],
      ['laufen jeden Tag außer Sonntag', 'laufen', '2026-03-11', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
      ['jeden letzten Freitag im Monat Stammtisch', 'Stammtisch', '2026-03-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
      ['Oma schreiben am Montagmorgen', 'Oma schreiben', '2026-03-16', null],
      ['Guten Morgen Karte basteln', 'Guten Morgen Karte basteln', null, null],
      ['"Morgen" lesen', '"Morgen" lesen', null, null],
    ],
  ],
  [
    'French',
    french,
    [
      ['appeler maman demain à 9h', 'appeler maman', '2026-03-12T09:00', null],
      ['dentiste vendredi à 14h30', 'dentiste', '2026-03-13T14:30', null],
      ['payer le loyer après-demain', 'payer le loyer', '2026-03-13', null],
      ['loyer le 1er', 'loyer', '2026-04-01', null],
      ['chorale le vendredi 20 mars', 'chorale', '2026-03-20', null],
      ['chorale le vendredi', 'chorale', '2026-03-13', 'FREQ=WEEKLY;BYDAY=FR'],
      ['verre un jeudi sur deux', 'verre', '2026-03-12', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
      ['sortir le chien tous les jours', 'sortir le chien', '2026-03-11', 'FREQ=DAILY'],
      ['poubelles chaque lundi', 'poubelles', '2026-03-16', 'FREQ=WEEKLY;BYDAY=MO'],
      ['fleurs toutes les deux semaines', 'fleurs', '2026-03-11', 'FREQ=WEEKLY;INTERVAL=2'],
    ],
  ],
  [
    'Spanish',
    spanish,
    [
      ['llamar a Ana mañana a las 9', 'llamar a Ana', '2026-03-12T09:00', null],
      ['pagar el alquiler pasado mañana', 'pagar el alquiler', '2026-03-13', null],
      ['dentista el viernes a las 3 de la tarde', 'dentista', '2026-03-13T15:00', null],
      ['cumpleaños de Luis el 3 de mayo', 'cumpleaños de Luis', '2026-05-03', null],
      ['regar las plantas cada 3 días', 'regar las plantas', '2026-03-11', 'FREQ=DAILY;INTERVAL=3'],
      ['basura todos los martes', 'basura', '2026-03-17', 'FREQ=WEEKLY;BYDAY=TU'],
    ],
  ],
  [
    'Portuguese',
    portuguese,
    [
      ['ligar para Ana amanhã às 9h', 'ligar para Ana', '2026-03-12T09:00', null],
      ['pagar a luz depois de amanhã', 'pagar a luz', '2026-03-13', null],
      ['dentista sexta-feira às 15h', 'dentista', '2026-03-13T15:00', null],
      ['aluguel todo mês', 'aluguel', '2026-03-11', 'FREQ=MONTHLY'],
      ['consulta em duas semanas', 'consulta', '2026-03-25', null],
      ['regar as plantas todos os dias', 'regar as plantas', '2026-03-11', 'FREQ=DAILY'],
    ],
  ],
  [
    'Dutch',
    dutch,
    [
      ['mama bellen morgen om 9 uur', 'mama bellen', '2026-03-12T09:00', null],
      ['tandarts vrijdag om half drie', 'tandarts', '2026-03-13T14:30', null],
      ['huur betalen overmorgen', 'huur betalen', '2026-03-13', null],
      ['verjaardag elk jaar op 3 maart', 'verjaardag', '2027-03-03', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3'],
      ['bellen over 20 minuten', 'bellen', '2026-03-11T09:40', null],
      ['vuilnis elke dinsdag', 'vuilnis', '2026-03-17', 'FREQ=WEEKLY;BYDAY=TU'],
    ],
  ],
])('%s', (_, language, rows) => {
  it.each(rows)('reads "%s"', (text, title, due, rule) => {
    expect(reads(language, text)).toEqual([title, due, rule]);
  });
});

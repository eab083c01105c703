import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  'what is due this week?',
  ' When is the dentist? ',
  'Welche Aufgaben sind überfällig?',
  'Was ist diese Woche fällig?',
  'Qu’est-ce que je dois faire demain ?',
  'Quand est le dentiste ?',
  '¿Qué tengo que hacer hoy?',
  'O que vence esta semana?',
  'Wat moet ik vandaag doen?',
  'how many tasks are overdue?',
])('%s is a question', (text) => expect(isQuestion(text)).toBe(true));

it.each([
  'what is due this week',
  'call Ann about what to bring?',
  'what to buy for Ann?',
  'where to put the shelf?',
  'dentist on friday?',
  'buy milk?',
  'what?',
  'whatever works for Ann?',
  'how is Ann? call her, buy milk?',
  'what is due?\nbuy milk?',
  `what is ${'very '.repeat(40)}long?`,
  'Can you call the dentist?',
  '',
])('%j stays tasks', (text) => expect(isQuestion(text)).toBe(false));

import { expect, it } from 'vitest';
import { newNote } from '#domain/new-note.ts';
import { findNotes } from './note-queries.ts';

const note = (title: string, body = '', url: string | null = null) =>
  newNote({ title, body, url }, { id: title, createdAt: '2026-11-20T10:00:00.000Z' });

it('finds notes and links by title, text and address, the title first', () => {
  const notes = [
    note('Kettle', 'the one from Zoë’s café'),
    note('Cafés in Lyon'),
    note('A recipe', '', 'https://example.org/kettle-corn'),
  ];
  const found = (...words: string[]) => findNotes(notes, words).map(({ title }) => title);
  expect(found('cafe')).toEqual(['Cafés in Lyon', 'Kettle']);
  expect(found('kettle')).toEqual(['Kettle', 'A recipe']);
  expect(found('kettle', 'zoe')).toEqual(['Kettle']);
  expect(found('tea')).toEqual([]);
  expect(found()).toEqual([]);
});

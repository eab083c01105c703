import { describe, expect, it } from 'vitest';
import { linkSchema, newNoteSchema } from '#contract/notes.ts';
import { maxNoteTitleLength, normalizeUrl, parseLink, parseNote } from './note-text.ts';

describe('the link in a text', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['example.org', 'https://example.org/'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['localhost:3000', 'https://localhost:3000/'],
    ['192.168.1.7/admin', 'https://192.168.1.7/admin'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ])('reads %s', (written, url) => {
    expect(normalizeUrl(written)).toBe(url);
    expect(linkSchema.safeParse(url).success).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:ana@example.org',
    'ftp://example.org',
    'ana@example.org',
    'milk',
    'e.g.',
    '3.14',
    'https://',
    'file.',
    '',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('does not take %s for one', (written) => {
    expect(normalizeUrl(written)).toBeNull();
  });

  it('has what stands beside it as its title, else the address', () => {
    expect(parseLink('weaving patterns  example.org/p to read')).toEqual({
      title: 'weaving patterns to read',
      url: 'https://example.org/p',
    });
    expect(parseLink('https://www.example.org/')?.title).toBe('example.org');
    expect(parseLink('no link here')).toBeNull();
  });
});

describe('a note of a text', () => {
  it('has the first line as its title', () => {
    expect(parseNote(' Idea \n\n- one\n- two ')).toEqual({ title: 'Idea', body: '- one\n- two' });
    expect(parseNote('Idea')).toEqual({ title: 'Idea', body: '' });
  });

  it('loses nothing of a first line that is too long', () => {
    const text = `${'x'.repeat(maxNoteTitleLength - 1)}\u{1F600} and more`;
    const note = parseNote(text);
    expect(note.body).toBe(text);
    expect(newNoteSchema.safeParse(note).success).toBe(true);
  });
});

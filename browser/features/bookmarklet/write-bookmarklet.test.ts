import { expect, it } from 'vitest';
import { readCommand } from '#intake/clauses/command.ts';
import { writeBookmarklet } from './write-bookmarklet.ts';

/** Runs a bookmarklet as a browser does on a page, and returns the addresses that it opened and went to. */
function press(bookmarklet: string, page: { href: string; title: string }, { blocksTabs = false } = {}) {
  expect(bookmarklet).toMatch(/^javascript:[\w.!~*'()%-]+$/);
  const code = decodeURIComponent(bookmarklet.slice('javascript:'.length));
  const location = { href: page.href };
  const opened: string[] = [];
  const open = (address: string) => {
    opened.push(address);
    return blocksTabs ? null : {};
  };
  new Function('location', 'document', 'open', `return ${code}`)(location, { title: page.title }, open);
  return { opened, at: location.href };
}

const page = {
  href: 'https://example.org/a?b=%C3%A9&c=1#d',
  title: `Warp & weft: 100% "wool" 'n' <b>silk</b> 🧶`,
};

it('opens Heddle with the address and the title of the page, whatever they hold', () => {
  const { opened, at } = press(writeBookmarklet('https://tasks.example.com', '/bookmark'), page);
  expect(at).toBe(page.href);
  const [url] = opened.map((address) => new URL(address));
  expect(`${url?.origin}${url?.pathname}`).toBe('https://tasks.example.com/');
  expect([...(url?.searchParams ?? [])]).toEqual([['text', `/bookmark ${page.href} ${page.title}`]]);
});

it('begins with the command in the language of the user', () => {
  const [address = ''] = press(writeBookmarklet('https://tasks.example.com', '/lesezeichen'), page).opened;
  const text = new URL(address).searchParams.get('text') ?? '';
  expect(text).toBe(`/lesezeichen ${page.href} ${page.title}`);
  expect(readCommand(text)?.command).toBe('bookmark');
});

it('leaves the page where a new tab is not allowed', () => {
  const { at } = press(writeBookmarklet('http://localhost:3000', '/bookmark'), page, { blocksTabs: true });
  expect(at).toMatch(/^http:\/\/localhost:3000\/\?text=/);
});

it.each(['', 'x'])('shortens what no address can hold, without half a character', (start) => {
  const long = { ...page, title: start + '🧶'.repeat(3000) };
  const [address = ''] = press(writeBookmarklet('https://tasks.example.com', '/bookmark'), long).opened;
  const text = new URL(address).searchParams.get('text') ?? '';
  expect([3999, 4000]).toContain(text.length);
  expect(text).toMatch(/🧶$/u);
});

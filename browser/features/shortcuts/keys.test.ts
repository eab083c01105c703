import { describe, expect, it, test } from 'vitest';
import { isCharacter, match, nameOf, type Stroke } from './keys.ts';

const stroke = (given: Partial<Stroke>): Stroke => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
});

describe('keystroke names', () => {
  test.each<[string, Partial<Stroke>, string | null]>([
    ['a letter', { key: 'j' }, 'j'],
    ['a letter with Caps Lock', { key: 'J' }, 'j'],
    ['a letter with Shift', { key: 'X', shiftKey: true }, 'Shift+x'],
    ['a letter with Shift and Caps Lock', { key: 'x', shiftKey: true }, 'Shift+x'],
    ['a sign typed with Shift', { key: '?', shiftKey: true }, '?'],
    ['a slash typed with Shift, as in German', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['a digit typed with Shift, as in French', { key: '1', shiftKey: true }, '1'],
    ['a sign typed with AltGr', { key: '?', ctrlKey: true, altKey: true }, '?'],
    ['a letter of another script by its place', { key: 'й', code: 'KeyQ' }, 'q'],
    ['an accented letter as itself', { key: 'é', code: 'Digit2' }, 'é'],
    ['Ctrl', { key: 'k', ctrlKey: true }, 'Mod+k'],
    ['Ctrl and Shift', { key: 'Z', ctrlKey: true, shiftKey: true }, 'Mod+Shift+z'],
    ['an arrow with Shift', { key: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
    ['the space bar', { key: ' ' }, 'Space'],
    ['Alt as nothing', { key: 'j', altKey: true }, null],
    ['Ctrl+Alt and a letter as nothing', { key: 'k', altKey: true, ctrlKey: true }, null],
    ['the Windows key as nothing', { key: 'k', metaKey: true }, null],
    ['Shift alone as nothing', { key: 'Shift', shiftKey: true }, null],
    ['a dead key as nothing', { key: 'Dead' }, null],
  ])('%s', (_what, given, name) => {
    expect(nameOf(stroke(given), false)).toBe(name);
  });

  test('use Cmd on a Mac, where Ctrl edits text', () => {
    expect(nameOf(stroke({ key: 'k', metaKey: true }), true)).toBe('Mod+k');
    expect(nameOf(stroke({ key: 'k', ctrlKey: true }), true)).toBeNull();
  });
});

test('letters, digits and symbols are characters; other keys and combinations are not', () => {
  for (const keys of ['j', 'g t', 'Shift+x', '?', '1']) expect(isCharacter(keys)).toBe(true);
  for (const keys of ['Enter', 'Escape', 'Space', 'Mod+k', 'Shift+ArrowDown', 'Mod+Shift+z'])
    expect(isCharacter(keys)).toBe(false);
});

describe('finding a bound shortcut', () => {
  const bound = [
    { keys: 'j', of: 'the app' },
    { keys: 'g t', of: 'the app' },
    { keys: 'j', of: 'the list' },
  ];

  it('finds the one bound last', () => {
    expect(match(bound, ['j'])).toEqual({ keys: 'j', of: 'the list' });
  });

  it('recognizes the start and the end of a sequence', () => {
    expect(match(bound, ['g'])).toBe('begun');
    expect(match(bound, ['g', 't'])).toEqual({ keys: 'g t', of: 'the app' });
  });

  it('finds none for other keys', () => {
    expect(match(bound, ['t'])).toBeNull();
    expect(match(bound, ['g', 'j'])).toBeNull();
    expect(match(bound, [''])).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { createTaskLinks } from './task-links.ts';

const milk = '0192f000-0000-7000-8000-000000000001';
const invented = '0192f000-0000-7000-8000-000000000002';

function pass(pieces: string[]) {
  const links = createTaskLinks((given) => (['t1', milk].includes(given.toLowerCase()) ? milk : undefined));
  const shown = pieces.map((piece) => links.push(piece));
  shown.push(links.end());
  return { shown, text: shown.join(''), linked: links.linked() };
}

it('keeps links to known tasks and turns invented ones into text, wherever the text is cut', () => {
  const text = `Buy [milk](task:${milk.toUpperCase()}) and [bread \\[rye\\]](task:${invented}). [x] see [site](https://example.org) [`;
  const expected = `Buy [milk](task:${milk}) and bread \\[rye\\]. [x] see [site](https://example.org) [`;
  for (let cut = 0; cut <= text.length; cut++)
    expect(pass([text.slice(0, cut), text.slice(cut)])).toMatchObject({ text: expected, linked: [milk] });
  expect(pass([...text]).text).toBe(expected);
});

it('never shows a part of a link', () => {
  const { shown } = pass([...`a [milk](task:${milk}) b`]);
  expect(shown.filter((piece) => piece !== '')).toEqual(['a', ' ', `[milk](task:${milk})`, ' ', 'b']);
});

it('shows text with brackets at once when it cannot become a link', () => {
  expect(pass(['- [ ] one', '\n- [x] two']).shown).toEqual(['- [ ] one', '\n- [x] two', '']);
});

it('does not cut a character in two', () => {
  expect(pass(['\ud83c', '\udf3f ok']).shown).toEqual(['', '🌿 ok', '']);
});

it('writes whole ids for short ones', () => {
  const text = 'Buy [milk](task:T1), not [bread](task:T2).';
  for (let cut = 0; cut <= text.length; cut++)
    expect(pass([text.slice(0, cut), text.slice(cut)]).text).toBe(`Buy [milk](task:${milk}), not bread.`);
});

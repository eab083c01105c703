import { expect, it } from 'vitest';
import { someone } from '../testing.ts';
import type { Language } from '../types.ts';
import { understand } from '../understand.ts';

/** The tasks of a text on Wednesday, 11 March 2026, at 9:20: `title | due date | recurrence`, joined by plus signs. */
export function itReads(language: Language, rows: [text: string, tasks: string][]): void {
  it.each(rows)('reads "%s"', (text, tasks) => {
    const read = understand(text, someone({ locale: language.language, language }));
    expect(
      read
        .map(({ title, dueDate, recurrence }) =>
          [title, dueDate ?? '-', ...(recurrence ? [recurrence] : [])].join(' | '),
        )
        .join(' + '),
    ).toBe(tasks);
  });
}

/** Texts that say, as the screen does, that a task called `title` repeats three days after it was completed. */
export function itRepeatsFromCompletion(language: Language, title: string, texts: string[]): void {
  it.each(texts)('repeats "%s" from its completion', (text) => {
    expect(understand(text, someone({ locale: language.language, language }))).toMatchObject([
      { title, recurrence: 'FREQ=DAILY;INTERVAL=3', recursFromCompletion: true },
    ]);
  });
}

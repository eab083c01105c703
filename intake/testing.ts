import type { IntakeContext } from './types.ts';

/** A Wednesday morning in the United States, for a person without any data of their own. */
export function someone(more: Partial<IntakeContext> = {}): IntakeContext {
  return {
    now: '2026-03-11T09:20:00',
    locale: 'en-US',
    ...more,
    vocabulary: {
      themes: ['Health', 'Work', 'Personal', 'Shopping', 'Finance', 'Learning'],
      threads: [],
      projects: [],
      tags: [],
      examples: [],
      ...more.vocabulary,
    },
  };
}

import { indexPhrases, phrases } from '../tokens/scene.ts';

/** Prepositions of a date, removed from the title with it. */
export const datePrepositions = indexPhrases(
  phrases(`
  as of | at around/about/like | by at | by/on/at/before/until/for/in the | deadline : | due back on
  due on/by/at/in/:/back
  due/by/on/at/@/before/until/till/til/from/for/around/about/in/over/during/starting/beginning/after
  deadline/sometime/come/between/maybe/probably | first thing /on | first thing in the | 1 st thing /on | hopefully by | it's for
  it's/they're/that's/is due /on | last thing | no later than | on or before | some time | that is on
  that's/it's/maybe/probably on | /the week of | next one /is/due /on | which is | which is due /on | which is/are on
`),
);
/** Words between a day and its time. */
export const dateConnectors = indexPhrases(
  phrases(`
  at around/about | at/@/by/on/for/around/about/like/,/from/before/after/-/until/between/of/the | in the
  sometime/anytime between
`),
);

import { truncate } from '#browser/ui/truncate.ts';

/** Shortens a title for messages and screen readers. */
export const shortTitle = (title: string) => truncate(title, 120);

/** More characters than fit on a card's two lines of notes. */
const maxNotesLength = 400;

/** Returns the beginning of notes written in Markdown, without the Markdown characters. */
export const plainNotes = (notes: string) =>
  notes
    .slice(0, maxNotesLength)
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/\*(?=\S)([^*\n]*\S)\*/g, '$1');

/** The context of tasks that were typed into the quick input. */
export const quickInputContext = 'Added from quick input';

/** Tells whether somebody wrote the context; the others say how a task was captured. */
export const isWrittenContext = (context: string): boolean =>
  context !== '' && context !== quickInputContext && context !== 'Voice';

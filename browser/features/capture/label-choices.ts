import { maxNameLength } from '#contract/limits.ts';
import { fold } from '#domain/filter/fold.ts';
import type { Range } from './text-edit.ts';

/** A label that is being typed: `#` and a project or theme, or `@` and a tag. */
export interface TypedLabel extends Range {
  sign: '#' | '@';
  /** Without the sign and quotation marks. */
  name: string;
}

/** A label offered for the one that is being typed. */
export interface LabelChoice {
  kind: 'theme' | 'project' | 'tag' | 'new project';
  name: string;
  /** CSS color; null for a tag, whose color follows from its name. */
  color: string | null;
}

/** Returns the label that ends at the caret, if there is one. */
export function labelAt(text: string, caret: number): TypedLabel | null {
  const [, sign, quoted, bare] =
    /(?<![^\s([,])([#@])(?:["“]([^"”\n]*)|([^\s#@"“]*))$/u.exec(text.slice(0, caret)) ?? [];
  const name = quoted ?? bare;
  if ((sign !== '#' && sign !== '@') || name === undefined) return null;
  const length = name.length + (quoted === undefined ? 1 : 2);
  return { sign, name, start: caret - length, end: caret };
}

const maxChoices = 8;

/**
 * Returns the labels that begin with what is typed, then those that contain it, and at last the project it would make; none once
 * the only one is typed in full.
 */
export function labelChoices(
  { sign, name }: Pick<TypedLabel, 'sign' | 'name'>,
  known: readonly LabelChoice[],
): LabelChoice[] {
  const typed = fold(name.trim());
  const ofSign = known.filter(({ kind }) => (kind === 'tag') === (sign === '@'));
  const names = new Map(ofSign.map((choice) => [choice, fold(choice.name)]));
  const begin = ofSign.filter((choice) => names.get(choice)?.startsWith(typed));
  const contain = ofSign.filter((choice) => !begin.includes(choice) && names.get(choice)?.includes(typed));
  const found = [...begin, ...contain].slice(0, maxChoices);
  const [only] = found;
  if (only && found.length === 1 && names.get(only) === typed) return [];
  const isNew =
    sign === '#' &&
    typed !== '' &&
    name.trim().length <= maxNameLength &&
    ![...names.values()].includes(typed);
  // A date such as “#1” or a lone word of a hashtag is still typed on as it is: creating is never the first choice.
  return isNew ? [...found, { kind: 'new project', name: name.trim(), color: null }] : found;
}

/** Returns a label as it is written in a text, with quotation marks where the name needs them. */
export const writeLabel = (sign: '#' | '@', name: string): string =>
  /^[\p{L}][\p{L}\p{M}\p{N}_-]*$/u.test(name) ? `${sign}${name}` : `${sign}"${name}"`;

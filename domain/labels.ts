import { cleanText, isVisible, isWayUp } from '#contract/text.ts';

/** A name as it is stored: whole characters, none around it that is white space. */
export const cleanLabel = (text: string): string => cleanText(text).trim();

/** What is wrong with the name of a theme, thread or project, for people; undefined where nothing is. */
export function labelProblem(
  label: string,
  { of, noun = 'name', max }: { of: 'theme' | 'thread' | 'project'; noun?: 'name' | 'title'; max: number },
): string | undefined {
  if (label === '') return `A ${of} needs a ${noun}.`;
  if (!isVisible(label)) return `Nobody can see these characters. A ${of} needs a ${noun} that shows.`;
  if (label.length > max) return `A ${noun} can have ${max} characters. This one has ${label.length}.`;
  if (of === 'theme' && isWayUp(label))
    return `A theme cannot be called “${label}”: no address can end in it.`;
  return undefined;
}

/** The name as it is stored; throws what is wrong with it. */
export function checkedLabel(text: string, rule: Parameters<typeof labelProblem>[1]): string {
  const label = cleanLabel(text);
  const problem = labelProblem(label, rule);
  if (problem) throw new Error(problem);
  return label;
}

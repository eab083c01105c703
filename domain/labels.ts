import { cleanText, isDotSegment, isVisible } from '#contract/text.ts';

/** Returns a name as it is stored: well-formed and trimmed. */
export const cleanLabel = (text: string): string => cleanText(text).trim();

/** Returns a message for the user if the name of a theme, thread, project or conversation is not valid. */
export function labelProblem(
  label: string,
  {
    of,
    noun = 'name',
    max,
  }: { of: 'theme' | 'thread' | 'project' | 'conversation'; noun?: 'name' | 'title'; max: number },
): string | undefined {
  if (label === '') return `A ${of} needs a ${noun}.`;
  if (!isVisible(label)) return `Nobody can see these characters. A ${of} needs a ${noun} that shows.`;
  if (label.length > max) return `A ${noun} can have ${max} characters. This one has ${label.length}.`;
  if (of === 'theme' && isDotSegment(label))
    return `A theme cannot be called “${label}”: no address can end in it.`;
  return undefined;
}

/** Returns the name as it is stored; throws an error with the message of `labelProblem`. */
export function checkedLabel(text: string, rule: Parameters<typeof labelProblem>[1]): string {
  const label = cleanLabel(text);
  const problem = labelProblem(label, rule);
  if (problem) throw new Error(problem);
  return label;
}

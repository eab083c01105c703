/** A link to a task as a model writes it, and what the beginning of one can look like. */
const link = /^\[((?:\\.|[^[\]\\\n])*)\]\(task:([^()\s]*)\)/;
const beginning = /^\[(?:\\.|[^[\]\\\n])*(?:\\|\](?:\((?:t(?:a(?:s(?:k(?::[^()\s]*)?)?)?)?)?)?)?$/;
const highSurrogate = /[\ud800-\udbff]$/;

/**
 * Creates a filter for streamed Markdown: a link to a task that `isKnown` has not heard of becomes its plain text, and
 * the text comes out so that no link is ever cut. Call `end` for what is left.
 */
export function createTaskLinks(isKnown: (id: string) => boolean) {
  const linked = new Set<string>();
  let waiting = '';

  function take(isLast: boolean): string {
    let out = '';
    while (waiting !== '') {
      const start = waiting.indexOf('[');
      if (start !== 0) {
        const end = start === -1 ? waiting.length - (!isLast && highSurrogate.test(waiting) ? 1 : 0) : start;
        if (end === 0) break;
        out += waiting.slice(0, end);
        waiting = waiting.slice(end);
        continue;
      }
      const [whole, title = '', id = ''] = link.exec(waiting) ?? [];
      if (whole !== undefined) {
        const taskId = id.toLowerCase();
        if (isKnown(taskId)) {
          linked.add(taskId);
          out += `[${title}](task:${taskId})`;
        } else out += title;
        waiting = waiting.slice(whole.length);
      } else if (!isLast && beginning.test(waiting)) break;
      else {
        out += '[';
        waiting = waiting.slice(1);
      }
    }
    return out;
  }

  return {
    /** Returns what can be shown of the text so far and was not returned before. */
    push(text: string): string {
      waiting += text;
      return take(false);
    },
    end: (): string => take(true),
    /** The ids of the tasks that were linked, in their order. */
    linked: (): string[] => [...linked],
  };
}

/** A link to a task as a model writes it, and what an incomplete one can look like. */
const link = /^\[((?:\\.|[^[\]\\\n])*)\]\(task:([^()\s]*)\)/;
const incompleteLink = /^\[(?:\\.|[^[\]\\\n])*(?:\\|\](?:\((?:t(?:a(?:s(?:k(?::[^()\s]*)?)?)?)?)?)?)?$/;
const highSurrogate = /[\ud800-\udbff]$/;

/**
 * Creates a filter for streamed Markdown, which writes the whole id into links to tasks, turns those to unknown tasks into plain text, and
 * never splits a link. `findTask` returns the id of a task as the link names it. Call `end` for the rest of the text.
 */
export function createTaskLinks(findTask: (given: string) => string | undefined) {
  const linked = new Set<string>();
  let buffer = '';

  function drain(isLast: boolean): string {
    let out = '';
    while (buffer !== '') {
      const start = buffer.indexOf('[');
      if (start !== 0) {
        const end = start === -1 ? buffer.length - (!isLast && highSurrogate.test(buffer) ? 1 : 0) : start;
        if (end === 0) break;
        out += buffer.slice(0, end);
        buffer = buffer.slice(end);
        continue;
      }
      const [whole, title = '', id = ''] = link.exec(buffer) ?? [];
      if (whole !== undefined) {
        const taskId = findTask(id);
        if (taskId !== undefined) {
          linked.add(taskId);
          out += `[${title}](task:${taskId})`;
        } else out += title;
        buffer = buffer.slice(whole.length);
      } else if (!isLast && incompleteLink.test(buffer)) break;
      else {
        out += '[';
        buffer = buffer.slice(1);
      }
    }
    return out;
  }

  return {
    /** Adds text. Returns what can be shown of it now. */
    push(text: string): string {
      buffer += text;
      return drain(false);
    },
    end: (): string => drain(true),
    /** Returns the ids of the linked tasks, in order of appearance. */
    linked: (): string[] => [...linked],
  };
}

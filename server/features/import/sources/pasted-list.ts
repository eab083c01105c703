import { emptyImport, type Importer, type ParsedTask, parsedTask } from './parsed-import.ts';

/** Reading the words of more lines would take long. */
const maxLinesWithWords = 2000;

/**
 * Reads a list, one task on each line: with `-`, `*`, numbers or checkboxes before them, indented below others, and under headings
 * (`# Garden`, or a line that ends with a colon before indented ones), which become projects.
 */
export const pastedList: Importer = {
  detect: ({ text, json }) => text !== null && text.trim() !== '' && json === undefined,
  parse: ({ text }, context) => {
    const parsed = emptyImport({ hasStableKeys: false });
    const lines = (text ?? '').split(/\r\n|\r|\n/);
    const readsWords = lines.length <= maxLinesWithWords;
    let project: string | null = null;
    const above: { indent: number; task: ParsedTask }[] = [];
    for (const [index, line] of lines.entries()) {
      const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
      if (heading) {
        project = heading;
        if (!parsed.projects.some(({ key }) => key === heading))
          parsed.projects.push({ key: heading, name: heading });
        above.length = 0;
        continue;
      }
      const [, space = '', box, rest = ''] =
        /^(\s*)(?:(?:[-*+•–]|\d{1,3}[.)])\s+)?(?:(\[[ xX]?\]|[☐☑✓✔])\s+)?(.*?)\s*$/.exec(line) ?? [];
      if (!/[\p{L}\p{N}\p{S}]/u.test(rest)) continue;
      const indent = space.replaceAll('\t', '    ').length;
      while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
      const task = parsedTask({
        key: `line ${index + 1}`,
        parent: above.at(-1)?.task.key ?? null,
        title: rest,
        project,
        isCompleted: /[xX☑✓✔]/.test(box ?? ''),
        row: index + 1,
      });
      if (readsWords) Object.assign(task, context.understand(rest));
      above.push({ indent, task });
      parsed.tasks.push(task);
    }
    return parsed;
  },
};

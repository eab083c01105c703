import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text for people that stands in code. */
export interface FoundText {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Attributes and fields whose strings nobody reads. */
const unread =
  /^(className|class|id|type|role|href|to|src|rel|target|path|kind|look|size|tone|side|align|as|key|mode|shape|method|autoComplete|inputMode|enterKeyHint|data-.*|d|viewBox|fill|stroke.*|transform|timeZone|ref|pattern|from|keys|group|storedName|begin|mediaType)$/i;
/** Names of keys, places and units that are the same in every language or are not shown. */
const names =
  /^(Heddle|Markdown|Macintosh|Taskwarrior|Vikunja|Cursor|VS Code|Claude (Code|Desktop)|Microsoft To Do|Google Tasks|Apple Reminders|Super Productivity|GitHub|Google|Todoist|TickTick|OpenAI|Anthropic|Escape|Enter|Tab|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Backspace|Delete|Space|Shift|Control|Ctrl|Meta|Alt|Esc|Error|[A-Z][a-z]+([A-Z]\w*)+|[A-Z]{2,}|GET|POST|PUT|PATCH|Content-Type|Accept|Authorization(:.*)?|Last-Event-ID|[A-Z][a-z]+-[A-Z].*)$/;

/** What is not words: keys pressed together or one after the other, selectors of elements, lengths and dates with values in place. */
const notation =
  /^((Mod|Shift|Alt|Arrow)(\+\S*)?( .*)?|\w \w|(a|button|input|textarea|select|label|fieldset|\[\w+\]|[, ])+|(#(px|s)?|[A-Zchqvlm]|[\d., ])+|[a-zA-Z]#)$/;

const isText = (text: string): boolean => {
  const trimmed = text.trim();
  if (names.test(trimmed) || notation.test(trimmed)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(trimmed)) return true;
  const words = trimmed.split(/\s+/);
  if (words.length < 2) return false;
  const read = words.filter((word) => /^[“(]?\p{L}[\p{L}’']*[.,:;?!)”…]*$/u.test(word));
  const styled = words.filter((word) =>
    /[-:[\]/]|^(flex|grid|hidden|block|absolute|relative|fixed|sticky|truncate|inline|italic|uppercase|underline|grow|contents|group|peer|border|rounded|shadow|transition|ring|outline|invisible|visible|static|isolate|container|self|solid)$/.test(
      word,
    ),
  );
  return styled.length * 3 < words.length && read.length * 2 > words.length;
};

/**
 * Lists the texts for people in a TypeScript file: words in JSX, and strings that read like words; or else, as `early`, what
 * takes a text out of a dictionary when the module is loaded.
 */
export function findTexts(file: string, kind: 'texts' | 'early' = 'texts'): FoundText[] {
  const code = readFileSync(file, 'utf8');
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const found: FoundText[] = [];
  const add = (node: Node, text: string) =>
    found.push({
      line: code.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    });

  let depth = 0;
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, place);
      return;
    }
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    // What developers read.
    if (
      node.type === 'ThrowStatement' ||
      (node.type === 'CallExpression' && (node.callee as Node).type === 'Super') ||
      (node.type === 'NewExpression' && /Error$/.test(nameOf(node.callee)))
    )
      return;
    if (kind === 'early') {
      if (depth === 0 && node.type === 'MemberExpression' && /^t$|Texts$/.test(nameOf(node.object)))
        add(node, 't');
    } else addText(node, place);
    const isFunction = /Function/.test(node.type);
    if (isFunction) depth += 1;
    visitChildren(node, place);
    if (isFunction) depth -= 1;
  };
  const addText = (node: Node, place: string): void => {
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) add(node, String(node.value));
    if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      !unread.test(place) &&
      isText(node.value)
    )
      add(node, node.value);
    if (node.type === 'TemplateLiteral' && !unread.test(place)) {
      const text = (node.quasis as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join('#');
      if (
        isText(text) ||
        (!notation.test(text.trim()) &&
          / \p{L}+ /u.test(` ${text.replaceAll('#', ' ')} `) &&
          !/[-:[\]/]/.test(text))
      )
        add(node, text);
    }
  };
  const visitChildren = (node: Node, place: string): void => {
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' && !node.computed) continue;
      const next =
        node.type === 'JSXAttribute' && key === 'value'
          ? nameOf(node.name)
          : node.type === 'Property' && key === 'value'
            ? nameOf(node.key)
            : node.type === 'BinaryExpression' || (node.type === 'SwitchCase' && key === 'test')
              ? 'key'
              : place;
      visit(child, next);
    }
  };
  visit(program, '');
  return found;
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return String(typeof name === 'string' ? name : (value ?? ''));
};

if (import.meta.main)
  for (const file of process.argv.slice(2))
    for (const { line, text } of findTexts(file)) console.log(`${file}:${line}: ${text}`);

export const commands = [
  'todo',
  'reminder',
  'event',
  'habit',
  'timer',
  'note',
  'bookmark',
  'summarise',
] as const;
export type Command = (typeof commands)[number];

/** The slash command a text begins with, and where what it is about begins (UTF-16). */
export function readCommand(text: string): { command: Command; start: number } | null {
  const [whole = '', word = ''] = /^\s*\/(\p{L}+)(?!\S)\s*/u.exec(text) ?? [];
  const said = word.toLowerCase();
  const command = commands.find((one) => one === (said === 'summarize' ? 'summarise' : said));
  return command ? { command, start: whole.length } : null;
}

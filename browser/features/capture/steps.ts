import { parseLink, parseNote } from '#domain/note-text.ts';
import { type Command, commands, readCommand } from '#intake/clauses/command.ts';

/** What a text asks for when it is sent. */
export type Step =
  | { kind: 'tasks' }
  | { kind: 'note'; title: string; body: string }
  | { kind: 'link'; title: string; url: string }
  /** null: as long as the timer is set to. */
  | { kind: 'timer'; minutes: number | null }
  | { kind: 'summary' }
  | { kind: 'ask'; question: string }
  /** It cannot be done as it is, and why. */
  | { kind: 'problem'; text: string };

/** Minutes a focus session may last. */
const longest = 60;

export function stepOf(text: string): Step {
  const found = readCommand(text);
  if (!found) {
    const [, question] = /^\s*\?\s+(.*)$/s.exec(text) ?? [];
    return question === undefined ? { kind: 'tasks' } : questionOf(question);
  }
  const rest = text.slice(found.start).trim();
  switch (found.command) {
    case 'summarise':
      return { kind: 'summary' };
    case 'timer':
      return timerOf(rest);
    case 'bookmark':
      return bookmarkOf(rest);
    default:
      if (rest === '') return problem(`Write something after /${found.command}.`);
      return found.command === 'note' ? { kind: 'note', ...parseNote(rest) } : { kind: 'tasks' };
  }
}

const problem = (text: string): Step => ({ kind: 'problem', text });

function questionOf(question: string): Step {
  if (question.trim() === '') return problem('Write your question after the question mark.');
  return { kind: 'ask', question: question.trim() };
}

function timerOf(rest: string): Step {
  if (rest === '') return { kind: 'timer', minutes: null };
  const [, number, hour] = /^(\d{1,4})\s*(?:m|mins?|minutes?|(h|hours?))?\.?$/i.exec(rest) ?? [];
  const minutes = Number(number) * (hour ? 60 : 1);
  return minutes >= 1 && minutes <= longest
    ? { kind: 'timer', minutes }
    : problem(`Write the minutes after /timer, from 1 to ${longest}, such as /timer 25.`);
}

function bookmarkOf(rest: string): Step {
  const link = parseLink(rest);
  if (link) return { kind: 'link', ...link };
  return problem(
    rest === ''
      ? 'Write an address after /bookmark, such as example.org.'
      : 'There is no web address in this. Write one such as example.org, and its title beside it.',
  );
}

/** A command in the menu that opens when a text begins with a slash. */
export interface CommandChoice {
  command: Command;
  hint: string;
  /** What the field holds once it is taken. */
  fill: string;
}

const hints: Record<Command, string> = {
  todo: 'A task',
  reminder: 'A task you are reminded of',
  event: 'A task tagged event',
  habit: 'Repeats, daily unless you say otherwise',
  timer: 'Start the focus timer, in minutes',
  note: 'A note; its first line is the title',
  bookmark: 'Save a link and its title',
  summarise: 'Today and what is overdue',
};

const choices: readonly CommandChoice[] = commands.map((command) => ({
  command,
  hint: hints[command],
  fill: command === 'timer' ? '/timer 25' : `/${command} `,
}));

/** The commands that fit what is typed, while nothing but the command's word is. */
export function commandChoices(text: string): readonly CommandChoice[] {
  const [, letters] = /^\s*\/(\p{L}*)$/u.exec(text) ?? [];
  if (letters === undefined) return [];
  const typed = letters.toLowerCase().replace(/^summariz/, 'summaris');
  const begin = choices.filter(({ command }) => command.startsWith(typed));
  return begin.length > 0 ? begin : choices.filter(({ command }) => command.includes(typed));
}

/** A text under another command or question mark, or under one for the first time. */
export function underCommand(command: string, text: string): string {
  const words = text.slice(readCommand(text)?.start ?? 0).replace(/^\s*\?\s+/, '');
  return command + words.trimStart();
}

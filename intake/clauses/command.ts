import { commandNames } from './command-names.ts';

interface CommandEffect {
  /** Tag that the command adds to its tasks. */
  tag?: string;
  /** Rule of tasks without a recurrence of their own, due from today unless they have a date. */
  recurrence?: string;
  /** Adds a reminder to tasks without one. */
  reminds?: true;
}

/**
 * Registry of the slash commands, in the order of the menu, with their effect on the tasks of the text. A new command is
 * one entry here; browser/features/capture/slash-commands.ts then fails to compile until it has one too.
 */
const effects = {
  todo: {},
  reminder: { reminds: true },
  event: { tag: 'event' },
  habit: { recurrence: 'FREQ=DAILY' },
  timer: {},
  note: {},
  bookmark: {},
  summarise: {},
} satisfies Record<string, CommandEffect>;

export type Command = keyof typeof effects;

export const commands = Object.keys(effects) as Command[];

/** Returns what a command adds to tasks; nothing for a text without one. */
export const commandEffect = (command: Command | null): CommandEffect => (command ? effects[command] : {});

const commandOf = new Map<string, Command>([
  ...Object.values<Record<Command, string>>(commandNames).flatMap((names) =>
    commands.map((command) => [names[command], command] as const),
  ),
  ...commands.map((command) => [command, command] as const),
  ['summarize', 'summarise'],
]);

/** Words that mean /reminder, as a button of the field writes them. */
const reminderWords = /^\s*set reminder(?!\S)(?: (?:to|for)(?!\S))?\s*/i;

/** Parses the slash command at the beginning of a text; `start` is where its subject begins (UTF-16). */
export function readCommand(text: string): { command: Command; start: number } | null {
  const [reminder] = reminderWords.exec(text) ?? [];
  if (reminder !== undefined) return { command: 'reminder', start: reminder.length };
  const [whole = '', word = ''] = /^\s*\/(\p{L}+)(?!\S)\s*/u.exec(text) ?? [];
  const command = commandOf.get(word.toLowerCase());
  return command ? { command, start: whole.length } : null;
}

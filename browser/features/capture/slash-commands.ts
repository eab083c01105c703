import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Repeat from 'lucide-react/icons/repeat';
import ScrollText from 'lucide-react/icons/scroll-text';
import Timer from 'lucide-react/icons/timer';
import { t } from '#browser/i18n/capture.ts';
import { nearest } from '#domain/filter/nearest.ts';
import { parseLink, parseNote } from '#domain/note-text.ts';
import { type Command, commands, readCommand } from '#intake/clauses/command.ts';
import type { CaptureStep } from './capture-step.ts';

interface SlashCommand {
  Icon: typeof Bell;
  /** Inserted after the command when it is chosen from the menu. */
  example?: string;
  /** Runs as soon as it is chosen with Enter, because it needs no text. */
  isImmediate?: true;
  /** Returns what the command asks for; `text` is trimmed and without the command. */
  step: (text: string) => CaptureStep;
}

const problem = (text: string): CaptureStep => ({ kind: 'problem', text });

const tasks =
  (command: Command) =>
  (text: string): CaptureStep =>
    text === '' ? problem(t.typeSomethingAfter(`/${command}`)) : { kind: 'tasks' };

/** Slash commands in menu order. */
export const slashCommands = {
  todo: { Icon: CircleCheck, step: tasks('todo') },
  reminder: { Icon: Bell, step: tasks('reminder') },
  event: { Icon: CalendarDays, step: tasks('event') },
  habit: { Icon: Repeat, step: tasks('habit') },
  timer: { Icon: Timer, example: '25', step: timerStep },
  note: {
    Icon: NotebookPen,
    step: (text) =>
      text === '' ? problem(t.typeSomethingAfter('/note')) : { kind: 'note', ...parseNote(text) },
  },
  bookmark: { Icon: Bookmark, step: bookmarkStep },
  summarise: {
    Icon: ScrollText,
    isImmediate: true,
    step: () => ({ kind: 'summary' }),
  },
} satisfies Record<Command, SlashCommand>;

export const slashCommand = (command: Command): SlashCommand => slashCommands[command];

const maxTimerMinutes = 60;

function timerStep(text: string): CaptureStep {
  if (text === '') return { kind: 'timer', minutes: null };
  const [, number, hour] = /^(\d{1,4})\s*(?:m|mins?|minutes?|(h|hours?))?\.?$/i.exec(text) ?? [];
  const minutes = Number(number) * (hour ? 60 : 1);
  return minutes >= 1 && minutes <= maxTimerMinutes
    ? { kind: 'timer', minutes }
    : problem(t.typeMinutes(maxTimerMinutes));
}

function bookmarkStep(text: string): CaptureStep {
  const link = parseLink(text);
  if (link) return { kind: 'link', ...link };
  return problem(text === '' ? t.typeAWebAddressAfter : t.thereIsNoWebAddress);
}

/** Command in the menu that opens when a text begins with a slash. */
export interface CommandChoice {
  command: Command;
  /** Text of the field once the command is chosen. */
  fill: string;
}

const choices: readonly CommandChoice[] = commands.map((command) => {
  const { example = '' } = slashCommand(command);
  return { command, fill: `/${command} ${example}` };
});

/** Returns the matching commands while the text is only the beginning of a command. */
export function commandChoices(text: string): readonly CommandChoice[] {
  const [, letters] = /^\s*\/(\p{L}*)$/u.exec(text) ?? [];
  if (letters === undefined) return [];
  const typed = letters.toLowerCase().replace(/^summariz/, 'summaris');
  const begin = choices.filter(({ command }) => command.startsWith(typed));
  return begin.length > 0 ? begin : choices.filter(({ command }) => command.includes(typed));
}

/** Returns the unknown slash command at the beginning of a text and the one it is probably meant to be. */
export function findMistypedCommand(text: string): { word: string; command: Command } | undefined {
  const [, word] = /^\s*\/(\p{L}+)(?!\S)/u.exec(text) ?? [];
  const command = word === undefined ? undefined : nearest(word, commands);
  return word && command ? { word, command: command as Command } : undefined;
}

/** Puts a text under a command or question mark, in place of the one it has. */
export function underCommand(command: string, text: string): string {
  const words = text.slice(readCommand(text)?.start ?? 0).replace(/^\s*\?\s+/, '');
  return command + words.trimStart();
}

import { type Command, readCommand } from '#intake/clauses/command.ts';

/** The change that a text in the assistant's field asks for, as far as it can be parsed without a language model. */
export type RequestedChange =
  /** `text` is to be captured. */
  | { kind: 'add'; text: string }
  /** A slash command that creates no task. */
  | { kind: 'command'; command: Command }
  /** `about` describes the tasks to change. */
  | { kind: 'change'; about: string };

const taskCommands: readonly Command[] = ['todo', 'reminder', 'event', 'habit'];

const politeness = /^\s*(?:please\s+)?(?:(?:can|could|would|will) you\s+)?(?:please\s+)?/i;
const reminding = /^remind me\s+(?:to|about|of|that)\s+(\S.*)$/is;
const adding =
  /^(?:add|create|make)\s+(?:(?:an?|the|another|new)\s+)*(?:(?:task|to-?do|item)s?(?:\s+(?:to|for|called|named)|\s*:)?\s+)?(\S.*)$/is;
/** Things that are not tasks. */
const otherKinds = /^(?:projects?|threads?|themes?|tags?|filters?|notes?|plans?)\b/i;
const changing =
  /^(?:move|reschedule|postpone|defer|snooze|delay|complete|finish|reopen|mark|check off|tick off|delete|remove|rename|change|set|assign|tag|untag|prioriti[sz]e|archive)\s+(\S.*)$/is;
const target = /\s+(?:to|until|till|as|with)\s.*$/is;

/** Parses a text that asks for something to be added or changed; null for a question. */
export function readChange(text: string): RequestedChange | null {
  const slash = readCommand(text);
  if (slash)
    return taskCommands.includes(slash.command)
      ? { kind: 'add', text: text.trim() }
      : { kind: 'command', command: slash.command };
  const asked = text
    .replace(politeness, '')
    .trim()
    .replace(/[?.!]+$/, '');
  const [, reminder] = reminding.exec(asked) ?? [];
  if (reminder !== undefined) return { kind: 'add', text: `/reminder ${reminder}` };
  const [, added] = adding.exec(asked) ?? [];
  if (added !== undefined)
    return otherKinds.test(added) ? { kind: 'change', about: added } : { kind: 'add', text: added };
  const [, about] = changing.exec(asked) ?? [];
  return about === undefined ? null : { kind: 'change', about: about.replace(target, '') };
}

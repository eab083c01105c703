import { type Command, readCommand } from '#intake/clauses/command.ts';

/** What a text in the assistant's field asks to do, as far as that can be read without a language model. */
export type RequestedChange =
  /** `text` is what the capture field makes the tasks of. */
  | { kind: 'add'; text: string }
  /** A slash command that makes no task. */
  | { kind: 'command'; command: Command }
  /** `about` says which tasks are meant. */
  | { kind: 'change'; about: string };

const taskCommands: readonly Command[] = ['todo', 'reminder', 'event', 'habit'];

const politeness = /^\s*(?:please\s+)?(?:(?:can|could|would|will) you\s+)?(?:please\s+)?/i;
const reminding = /^remind me\s+(?:to|about|of|that)\s+(\S.*)$/is;
const adding =
  /^(?:add|create|make)\s+(?:(?:an?|the|another|new)\s+)*(?:(?:task|to-?do|item)s?(?:\s+(?:to|for|called|named)|\s*:)?\s+)?(\S.*)$/is;
/** Neither of these is a task. */
const otherKinds = /^(?:projects?|threads?|themes?|tags?|filters?|notes?|plans?)\b/i;
const changing =
  /^(?:move|reschedule|postpone|defer|snooze|delay|complete|finish|reopen|mark|check off|tick off|delete|remove|rename|change|set|assign|tag|untag|prioriti[sz]e|archive)\s+(\S.*)$/is;
const target = /\s+(?:to|until|till|as|with)\s.*$/is;

/** Reads a text that asks for something to be added or changed; null for a question. */
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

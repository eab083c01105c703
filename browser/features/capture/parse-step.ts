import { t } from '#browser/i18n/capture.ts';
import { maxNameLength } from '#contract/limits.ts';
import { readCommand } from '#intake/clauses/command.ts';
import type { CaptureStep } from './capture-step.ts';
import { isQuestion } from './is-question.ts';
import { findMistypedCommand, slashCommand } from './slash-commands.ts';

/**
 * Parses the action a text asks for: its slash command, a question if it starts with a question mark, otherwise tasks. With `asks`,
 * what is certainly a question is one without that mark, too.
 */
export function parseStep(text: string, { asks = false } = {}): CaptureStep {
  const found = readCommand(text);
  if (found) return slashCommand(found.command).step(text.slice(found.start).trim());
  const typo = findMistypedCommand(text);
  if (typo)
    return {
      kind: 'problem',
      text: t.noSuchCommand(typo.word, typo.command),
      canAdd: true,
    };
  const [, name] = /^\s*create project\s+(\S.*?)\s*$/is.exec(text) ?? [];
  if (name !== undefined && !name.includes('\n') && name.length <= maxNameLength)
    return { kind: 'project', name };
  const [, question] = /^\s*\?\s+(.*)$/s.exec(text) ?? [];
  if (question === undefined)
    return asks && isQuestion(text)
      ? { kind: 'ask', question: text.trim(), isRecognized: true }
      : { kind: 'tasks' };
  if (question.trim() === '') return { kind: 'problem', text: t.typeYourQuestionAfterThe };
  return { kind: 'ask', question: question.trim() };
}

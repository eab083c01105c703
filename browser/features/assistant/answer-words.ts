import { t } from '#browser/i18n/assistant.ts';
import type { QuestionKind } from '#contract/assistant.ts';

/** Returns an answer for copying and reading aloud: its Markdown, with the titles of tasks instead of links. */
export const toPlainText = (text: string) => text.replace(/\[((?:\\.|[^\]\\])+)\]\(task:[^)]*\)/g, '$1');

/** Parses a text in the assistant's field into the kind of question and the question without its slash command. */
export function readQuestionKind(text: string): { kind: QuestionKind; text: string } {
  const [, command, rest = ''] = /^\s*\/(plan|summari[sz]e)\b\s*(.*)$/is.exec(text) ?? [];
  if (!command) return { kind: /^\s*(?:please\s+)?plan\s/i.test(text) ? 'plan' : 'ask', text: text.trim() };
  if (command.toLowerCase() !== 'plan') return { kind: 'summarise', text: rest.trim() || t.summaryQuestion };
  return rest.trim() === '' ? { kind: 'ask', text: text.trim() } : { kind: 'plan', text: rest.trim() };
}

import type { QuestionKind } from '#contract/assistant.ts';

/** Returns an answer as it is copied and read aloud: Markdown in which links to tasks are only their titles. */
export const toPlainText = (text: string) => text.replace(/\[((?:\\.|[^\]\\])+)\]\(task:[^)]*\)/g, '$1');

/** Returns what a text in the assistant's field asks for, and the question without the command. */
export function readQuestionKind(text: string): { kind: QuestionKind; text: string } {
  const [, command, rest = ''] = /^\s*\/(plan|summari[sz]e)\b\s*(.*)$/is.exec(text) ?? [];
  if (!command) return { kind: /^\s*(?:please\s+)?plan\s/i.test(text) ? 'plan' : 'ask', text: text.trim() };
  if (command.toLowerCase() !== 'plan') return { kind: 'summarise', text: rest.trim() || summaryQuestion };
  return rest.trim() === '' ? { kind: 'ask', text: text.trim() } : { kind: 'plan', text: rest.trim() };
}

export const summaryQuestion = 'Summarise today and what is overdue.';

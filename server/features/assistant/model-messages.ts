import type { ModelMessage } from 'ai';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import { maxHistoryLength, maxProposalLengthInHistory } from '../../config/limits.ts';
import type { ToolResult } from '../../db/assistant-rows.ts';
import type { RememberedMessage } from './conversations.usecases.ts';
import type { ReadContext } from './tools/tool.ts';

interface Told {
  context: Pick<ReadContext, 'ids'>;
  history: readonly RememberedMessage[];
  /** The accepted proposals that were undone. */
  undone: ReadonlySet<string>;
}

/**
 * Returns the history and the question as messages for the model: with short ids, what became of proposals, and the results of the tools
 * of the last answer. The oldest are dropped if the history is too long.
 */
export function toModelMessages(
  { context: { ids }, history, undone }: Told,
  question: string,
): ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  const last = history.findLast(({ role }) => role === 'assistant');
  let told: string[] = [];
  for (const message of history) {
    if (message.role === 'user') {
      messages.push({ role: 'user', content: tellBefore(told, message.text) });
      told = [];
    } else {
      messages.push({ role: 'assistant', content: shortenLinks(message.text, ids) || '…' });
      const results = message === last && 'memory' in message ? (message.memory?.results ?? []) : [];
      told = [
        ...results.map(describeResult),
        ...message.proposals.map((proposal) => describeProposal(proposal, undone.has(proposal.id), ids)),
      ];
    }
  }
  messages.push({ role: 'user', content: tellBefore(told, question) });

  let start = messages.length - 1;
  let length = messages[start]?.content.length ?? 0;
  while (start > 0) {
    length += messages[start - 1]?.content.length ?? 0;
    if (length > maxHistoryLength) break;
    start -= 1;
  }
  // Providers require the first message to be the user's.
  while (messages[start]?.role === 'assistant') start += 1;
  return messages.slice(start);
}

type Ids = ReadContext['ids'];

const shortenLinks = (text: string, ids: Ids) =>
  text.replace(/\]\(task:([0-9a-f-]{36})\)/g, (_link, id: string) => `](task:${ids.nameTask(id)})`);

/** Prepends what happened to a message of the user. In one of the model's, it would imitate the notation. */
const tellBefore = (told: string[], text: string) =>
  told.length === 0 ? text : `${told.join('\n')}\n\n${text}`;

const describeResult = ({ tool, input, output }: ToolResult) =>
  `(Your tool ${tool} with ${JSON.stringify(input).slice(0, maxProposalLengthInHistory)} returned ${
    typeof output === 'string' ? output : JSON.stringify(output)
  })`;

const decisionWords = { open: 'left open', accepted: 'accepted', refused: 'refused' };

function describeProposal(proposal: Proposal, isUndone: boolean, ids: Ids): string {
  const { id, tool, status, input } = proposal;
  const decision = isUndone ? 'accepted and then undid' : decisionWords[status];
  const shown = JSON.stringify(input)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (taskId) => (ids.isNamed(taskId) ? ids.nameTask(taskId) : taskId))
    .slice(0, maxProposalLengthInHistory);
  const made = status === 'accepted' && !isUndone ? madeBy(proposal) : [];
  const madeWords = made.map(([taskId, title]) => `${ids.nameTask(taskId)} ${JSON.stringify(title)}`);
  return `(I ${decision} your proposal ${ids.nameChange(id)} ${tool}: ${shown}${
    madeWords.length > 0 ? ` It made ${madeWords.join(', ')}.` : ''
  })`;
}

/** Returns the ids and titles of the tasks that an accepted proposal created. */
function madeBy(proposal: Proposal): [id: string, title: string][] {
  const { id, tool, input } = proposal;
  const titles =
    tool === 'create_tasks'
      ? input.tasks.map(({ title }) => title)
      : tool === 'plan_thread'
        ? input.tasks.flatMap(({ title, steps = [] }) => [title, ...steps])
        : [];
  return titles.map((title, position) => [deriveTaskId(id, position), title]);
}

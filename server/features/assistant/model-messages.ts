import type { ModelMessage } from 'ai';
import type { ConversationMessage } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { maxHistoryLength, maxProposalLengthInHistory } from '../../config/limits.ts';

/** Returns what was said before and the question, for the model. The oldest messages are left out when there is too much. */
export function toModelMessages(history: readonly ConversationMessage[], question: string): ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let decided: string[] = [];
  for (const message of history) {
    if (message.role === 'user') {
      messages.push({ role: 'user', content: withDecisions(decided, message.text) });
      decided = [];
    } else {
      messages.push({ role: 'assistant', content: message.text || '…' });
      decided = message.proposals.map(describeProposal);
    }
  }
  messages.push({ role: 'user', content: withDecisions(decided, question) });

  let start = messages.length - 1;
  let length = messages[start]?.content.length ?? 0;
  while (start > 0) {
    length += messages[start - 1]?.content.length ?? 0;
    if (length > maxHistoryLength) break;
    start -= 1;
  }
  // Providers want the user to begin.
  while (messages[start]?.role === 'assistant') start += 1;
  return messages.slice(start);
}

/** What became of the proposals is told by the user, so that no model takes up the way it is written. */
const withDecisions = (decisions: string[], text: string) =>
  decisions.length === 0 ? text : `${decisions.join('\n')}\n\n${text}`;

const decisionWords = { open: 'left open', accepted: 'accepted', refused: 'refused' };

const describeProposal = ({ tool, status, input }: Proposal) =>
  `(I ${decisionWords[status]} your proposal ${tool}: ${JSON.stringify(input).slice(0, maxProposalLengthInHistory)})`;

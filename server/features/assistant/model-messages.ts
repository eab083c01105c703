import type { ModelMessage } from 'ai';
import type { ConversationMessage } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { maxHistoryLength, maxProposalLengthInHistory } from '../../config/limits.ts';

/** Returns the history and the question as messages for the model. The oldest are dropped if the history is too long. */
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
  // Providers require the first message to be the user's.
  while (messages[start]?.role === 'assistant') start += 1;
  return messages.slice(start);
}

/** Prepends decisions on proposals to a message of the user. In one of the model's, it would imitate the notation. */
const withDecisions = (decisions: string[], text: string) =>
  decisions.length === 0 ? text : `${decisions.join('\n')}\n\n${text}`;

const decisionWords = { open: 'left open', accepted: 'accepted', refused: 'refused' };

const describeProposal = ({ tool, status, input }: Proposal) =>
  `(I ${decisionWords[status]} your proposal ${tool}: ${JSON.stringify(input).slice(0, maxProposalLengthInHistory)})`;

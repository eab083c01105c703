import { isDeepStrictEqual } from 'node:util';
import type { Answer, AnswerEvent, Lookup } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { cleanText } from '#contract/text.ts';
import {
  maxAnswerLength,
  maxToolResultLengthInHistory,
  maxToolResultsLengthInHistory,
} from '../../config/limits.ts';
import type { AnswerMemory, ToolResult } from '../../db/assistant-rows.ts';
import { createTaskLinks } from './task-links.ts';
import type { ShortIds } from './tools/short-ids.ts';

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/** How an answer ended. */
export type AnswerEnd = Pick<Answer, 'status' | 'source' | 'provider' | 'model' | 'failure'>;

const maxAboutLength = 1000;

/** Creates a writer that collects one answer and emits its pieces as they come. */
export function createAnswerWriter({
  id,
  emit,
  ids,
}: {
  id: string;
  emit: (event: AnswerEvent) => void;
  /** The tasks that were named in this conversation, which may be linked. */
  ids: ShortIds;
}) {
  const links = createTaskLinks((given) => {
    const taskId = ids.findTask(given);
    return taskId !== undefined && ids.isNamed(taskId) ? taskId : undefined;
  });
  const lookups: Lookup[] = [];
  const proposals: Proposal[] = [];
  const found: string[] = [];
  const results: ToolResult[] = [];
  let text = '';

  function show(piece: string): void {
    const shown = cleanText(piece).slice(0, maxAnswerLength - text.length);
    if (shown === '') return;
    text += shown;
    emit({ type: 'text', text: shown });
  }

  return {
    addText: (piece: string) => show(links.push(piece)),

    /** Starts a new paragraph if there is text already. */
    startParagraph(): void {
      show(links.end());
      if (text !== '' && !text.endsWith('\n\n')) show('\n\n');
    },

    /** Adds a lookup, unless it is a duplicate. */
    addLookup({ about, ...lookup }: Lookup): void {
      const added = { ...lookup, about: cleanText(about).slice(0, maxAboutLength) };
      if (lookups.some((lookup) => isDeepStrictEqual(lookup, added))) return;
      lookups.push(added);
      emit({ type: 'lookup', lookup: added });
    },

    addProposal(proposal: Proposal): void {
      proposals.push(proposal);
      emit({ type: 'proposal', proposal });
    },

    findProposal: (id: string): Proposal | undefined => proposals.find((one) => one.id === id),

    /** Tells that a proposal, of this answer or an earlier one, is withdrawn. */
    withdrawProposal(proposal: Proposal): void {
      const index = proposals.findIndex(({ id }) => id === proposal.id);
      if (index >= 0) proposals[index] = proposal;
      emit({ type: 'proposal', proposal });
    },

    /** Adds tasks that the answer is about, for answers without links in their text. */
    addTasks(taskIds: readonly string[]): void {
      found.push(...taskIds);
    },

    /** Remembers the result of a tool for the next question. */
    addResult(result: ToolResult): void {
      results.push(result);
    },

    /** Returns what the model is told of this answer with later questions. */
    memory: (): AnswerMemory => ({ ...ids.added(), results: shorten(results) }),

    hasContent: () => text.trim() !== '' || proposals.length > 0,

    /** Returns the whole answer. */
    finish(end: AnswerEnd, now: Date): Answer {
      show(links.end());
      const task_ids = [...new Set([...links.linked(), ...found])];
      return {
        id,
        role: 'assistant',
        text: text.trim(),
        lookups,
        task_ids,
        proposals,
        ...end,
        created_at: now.toISOString(),
      };
    },
  };
}

/** Shortens each result, and leaves out the first ones if all together are too long. */
function shorten(results: readonly ToolResult[]): ToolResult[] {
  const kept: ToolResult[] = [];
  let length = 0;
  for (const { output, ...call } of results.toReversed()) {
    const json = JSON.stringify(output);
    const isLong = json.length > maxToolResultLengthInHistory;
    const shown = isLong ? `${cleanText(json.slice(0, maxToolResultLengthInHistory))}…` : output;
    length += JSON.stringify(call).length + Math.min(json.length, maxToolResultLengthInHistory);
    if (length > maxToolResultsLengthInHistory) break;
    kept.unshift({ ...call, output: shown });
  }
  return kept;
}

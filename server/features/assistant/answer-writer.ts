import { isDeepStrictEqual } from 'node:util';
import type { Answer, AnswerEvent, Lookup } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { cleanText } from '#contract/text.ts';
import { maxAnswerLength } from '../../config/limits.ts';
import { createTaskLinks } from './task-links.ts';

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/** How an answer ended. */
export type AnswerEnd = Pick<Answer, 'status' | 'source' | 'provider' | 'model' | 'failure'>;

const maxAboutLength = 1000;

/** Creates a writer that collects one answer and emits its pieces as they come. */
export function createAnswerWriter({
  id,
  emit,
  knownTaskIds,
}: {
  id: string;
  emit: (event: AnswerEvent) => void;
  /** Tasks of earlier answers, which may be linked. */
  knownTaskIds: readonly string[];
}) {
  const known = new Set(knownTaskIds);
  const links = createTaskLinks((taskId) => known.has(taskId));
  const lookups: Lookup[] = [];
  const proposals: Proposal[] = [];
  const found: string[] = [];
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

    /** Adds a lookup, unless it is a duplicate. Its tasks may be linked from then on. */
    addLookup({ about, ...lookup }: Lookup, taskIds: readonly string[]): void {
      for (const taskId of taskIds) known.add(taskId);
      const added = { ...lookup, about: cleanText(about).slice(0, maxAboutLength) };
      if (lookups.some((lookup) => isDeepStrictEqual(lookup, added))) return;
      lookups.push(added);
      emit({ type: 'lookup', lookup: added });
    },

    addProposal(proposal: Proposal): void {
      proposals.push(proposal);
      emit({ type: 'proposal', proposal });
    },

    /** Adds tasks that the answer is about, for answers without links in their text. */
    addTasks(taskIds: readonly string[]): void {
      found.push(...taskIds);
    },

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

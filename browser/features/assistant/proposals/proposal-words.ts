import { t } from '#browser/i18n/assistant.ts';
import type { Proposal, ProposalInput } from '#contract/assistant-proposals.ts';

type UndoneChange = ProposalInput<'undo_change'>;

/** Lists what an undo is about, with how many more there are. */
export function listUndone({ about, count = about.length }: UndoneChange): string {
  const more = count - about.length;
  return more > 0 ? t.listAndMore(about.join(', '), more) : about.join(', ');
}

/** Returns the ids of the tasks that a proposal changes; none for new ones. */
export function changedIds(proposal: Proposal): readonly string[] {
  if (proposal.tool === 'change_tasks') return proposal.input.tasks.map(({ id }) => id);
  return proposal.tool === 'complete_tasks' || proposal.tool === 'delete_tasks' ? proposal.input.ids : [];
}

/** Describes a proposal as something to do, or as done: `Add 3 tasks`, `Added 3 tasks`. */
export function describeProposal(
  proposal: Proposal,
  titleOf: (id: string) => string | undefined,
  as: 'proposed' | 'done',
): string {
  const words = t.proposals[as];
  switch (proposal.tool) {
    case 'undo_change': {
      const { about, count = about.length } = proposal.input;
      const [only] = about;
      if (only === undefined) return words.undo;
      return count === 1 ? words.undoTo(only) : words.undoMany(count);
    }
    case 'change_places': {
      const [only, second] = proposal.input.places;
      if (!only || second) return words.changeNames(proposal.input.places.length);
      return only.from === undefined
        ? words.create[only.kind](only.name)
        : words.rename(only.from, only.name);
    }
    case 'plan_thread': {
      const { title, tasks, thread_id } = proposal.input;
      return (thread_id === undefined ? words.plan : words.extend)(title, tasks.length);
    }
    case 'create_tasks': {
      const [first, second] = proposal.input.tasks;
      return words.create_tasks(proposal.input.tasks.length, second ? undefined : first?.title);
    }
    default: {
      const ids = changedIds(proposal);
      const [only] = ids;
      return words[proposal.tool](
        ids.length,
        ids.length === 1 && only !== undefined ? titleOf(only) : undefined,
      );
    }
  }
}

/** Returns why a proposal, as the user edited it, cannot be accepted. */
export function problemOf(proposal: Proposal): string | undefined {
  const isBlank = (title: string | undefined) => title?.trim() === '';
  switch (proposal.tool) {
    case 'complete_tasks':
    case 'delete_tasks':
      return proposal.input.ids.length === 0 ? t.nothingLeftToAccept : undefined;
    case 'plan_thread':
      if (isBlank(proposal.input.title)) return t.thePlanNeedsAName;
      if (proposal.input.tasks.some(({ steps = [] }) => steps.some(isBlank))) return t.eachStepNeedsATitle;
      break;
    case 'change_places':
      return proposal.input.places.some(({ name }) => isBlank(name)) ? t.writeAName : undefined;
    case 'undo_change':
      return undefined;
    case 'create_tasks':
    case 'change_tasks':
      break;
    default:
      return proposal satisfies never;
  }
  if (proposal.input.tasks.length === 0) return t.nothingLeftToAccept;
  const titles: (string | undefined)[] = proposal.input.tasks.map(({ title }) => title);
  return titles.some(isBlank) ? t.eachTaskNeedsATitle : undefined;
}

import { t } from '#browser/i18n/assistant.ts';
import { countOf } from '#browser/ui/format-count.ts';
import type { PlaceChange, Proposal, ProposalInput } from '#contract/assistant-proposals.ts';

interface Verb {
  proposed: string;
  done: string;
  rest?: string;
}

/** Returns the object of a proposal, to follow a verb: `3 tasks`, `“Buy milk”`. */
function objectOf(proposal: Proposal, titleOf: (id: string) => string | undefined): string {
  if (proposal.tool === 'undo_change') return describeUndone(proposal.input);
  if (proposal.tool === 'change_places') return describePlaces(proposal.input.places);
  if (proposal.tool === 'plan_thread')
    return `“${proposal.input.title}” in ${countOf(proposal.input.tasks.length, 'task')}`;
  if (proposal.tool === 'create_tasks') {
    const [first, second] = proposal.input.tasks;
    return first && !second ? `“${first.title}”` : countOf(proposal.input.tasks.length, 'task');
  }
  const ids = changedIds(proposal);
  const [only] = ids;
  const title = ids.length === 1 && only !== undefined ? titleOf(only) : undefined;
  return title === undefined ? countOf(ids.length, 'task') : `“${title}”`;
}

type UndoneChange = ProposalInput<'undo_change'>;

function describeUndone({ about, count = about.length }: UndoneChange): string {
  const [only] = about;
  if (only === undefined) return t.aChange;
  return count === 1 ? `the change to “${only}”` : `the change to ${count} things`;
}

/** Lists what an undo is about, with how many more there are. */
export function listUndone({ about, count = about.length }: UndoneChange): string {
  const more = count - about.length;
  return more > 0 ? `${about.join(', ')} and ${more} more` : about.join(', ');
}

function describePlaces(places: readonly PlaceChange[]): string {
  const [only, second] = places;
  if (!only || second) return `${places.length} names`;
  return only.from === undefined ? `the ${only.kind} “${only.name}”` : `“${only.from}” to “${only.name}”`;
}

/** Returns the ids of the tasks that a proposal changes; none for new ones. */
export function changedIds(proposal: Proposal): readonly string[] {
  if (proposal.tool === 'change_tasks') return proposal.input.tasks.map(({ id }) => id);
  return proposal.tool === 'complete_tasks' || proposal.tool === 'delete_tasks' ? proposal.input.ids : [];
}

const verbs: Record<Proposal['tool'], Verb> = {
  create_tasks: { proposed: 'Add', done: 'Added' },
  change_tasks: { proposed: 'Change', done: 'Changed' },
  complete_tasks: { proposed: 'Complete', done: 'Completed' },
  delete_tasks: { proposed: 'Move', done: 'Moved', rest: ' to the trash' },
  plan_thread: { proposed: 'Plan', done: 'Planned' },
  change_places: { proposed: 'Change', done: 'Changed' },
  undo_change: { proposed: 'Undo', done: 'Undid' },
};

function verbOf({ tool, input }: Proposal): Verb {
  if (tool === 'plan_thread' && input.thread_id !== undefined)
    return { proposed: t.extend, done: t.extended };
  if (tool !== 'change_places' || input.places.length > 1) return verbs[tool];
  return input.places[0]?.from === undefined
    ? { proposed: t.create, done: t.created }
    : { proposed: t.rename, done: t.renamed };
}

/** Describes a proposal as something to do, or as done: `Add 3 tasks`, `Added 3 tasks`. */
export function describeProposal(
  proposal: Proposal,
  titleOf: (id: string) => string | undefined,
  as: 'proposed' | 'done',
): string {
  const { [as]: verb, rest = '' } = verbOf(proposal);
  return `${verb} ${objectOf(proposal, titleOf)}${rest}`;
}

/** Returns why a proposal, as the user edited it, cannot be accepted. */
export function problemOf(proposal: Proposal): string | undefined {
  const isBlank = (title: string | undefined) => title?.trim() === '';
  switch (proposal.tool) {
    case 'complete_tasks':
    case 'delete_tasks':
      return proposal.input.ids.length === 0 ? nothingLeft : undefined;
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
  if (proposal.input.tasks.length === 0) return nothingLeft;
  const titles: (string | undefined)[] = proposal.input.tasks.map(({ title }) => title);
  return titles.some(isBlank) ? t.eachTaskNeedsATitle : undefined;
}

const nothingLeft = 'There is nothing left to accept. Refuse the proposal, or ask again.';

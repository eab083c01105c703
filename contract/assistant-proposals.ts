import { z } from 'zod';
import { maxProposedPlaces, maxProposedSteps, maxProposedTasks } from './limits.ts';
import { taskFields } from './task-fields.ts';
import {
  dueDateSchema,
  idSchema,
  labelSchema,
  momentSchema,
  nameSchema,
  prioritySchema,
  statusSchema,
  tagsSchema,
  textSchema,
} from './values.ts';

const titleSchema = nameSchema(1000);

/** The fields of a task that an assistant may set. */
const taskShape = {
  title: titleSchema,
  description: textSchema().meta({ description: 'Notes' }),
  due_date: dueDateSchema.nullable(),
  priority: prioritySchema.nullable(),
  tags: tagsSchema,
  theme_id: idSchema.nullable().meta({ description: 'null is the Inbox' }),
  thread_id: idSchema.nullable(),
  project_id: idSchema.nullable(),
  parent_id: idSchema.nullable().meta({ description: 'The task this is a subtask of' }),
  remind_at: momentSchema.nullable(),
  recurrence: textSchema(500)
    .nullable()
    .meta({ description: 'RRULE without the prefix, such as FREQ=WEEKLY' }),
  recurs_from_completion: z.boolean(),
  estimated_pomodoros: z
    .int()
    .min(taskFields.estimated_pomodoros.min)
    .max(taskFields.estimated_pomodoros.max)
    .meta({ description: 'Focus sessions it takes' }),
};

const proposedTaskSchema = z.object(taskShape).partial().required({ title: true });
export type ProposedTask = z.infer<typeof proposedTaskSchema>;

export const createTasksInputSchema = z.object({
  tasks: z.array(proposedTaskSchema).min(1).max(maxProposedTasks),
});

const proposedChangeSchema = z
  .object({ ...taskShape, status: statusSchema })
  .partial()
  .extend({ id: idSchema });
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

export const changeTasksInputSchema = z.object({
  tasks: z.array(proposedChangeSchema).min(1).max(maxProposedTasks),
});

const idsSchema = z.array(idSchema).min(1).max(maxProposedTasks);

export const completeTasksInputSchema = z.object({ ids: idsSchema });

export const deleteTasksInputSchema = z.object({ ids: idsSchema });

const plannedTaskSchema = proposedTaskSchema
  .pick({ title: true, description: true, due_date: true, priority: true, estimated_pomodoros: true })
  .extend({
    steps: z.array(titleSchema).max(maxProposedSteps).optional().meta({ description: 'Subtasks, in order' }),
  });
export type PlannedTask = z.infer<typeof plannedTaskSchema>;

export const planThreadInputSchema = z.object({
  title: labelSchema().meta({ description: 'Name of the thread' }),
  theme_id: idSchema,
  /** The thread that the tasks are added to; without it, a new one is created. */
  thread_id: idSchema.optional(),
  tasks: z.array(plannedTaskSchema).min(1).max(maxProposedTasks),
});
export type PlanThreadInput = z.infer<typeof planThreadInputSchema>;

const placeKindSchema = z.enum(['theme', 'project', 'thread']);
export type PlaceKind = z.infer<typeof placeKindSchema>;

/** Creates a theme or a project, or, with an `id`, gives a theme, a project or a thread another name. */
const placeChangeSchema = z.object({
  kind: placeKindSchema,
  id: idSchema.optional(),
  /** The name it has, for people. */
  from: z.string().optional(),
  name: labelSchema(),
});
export type PlaceChange = z.infer<typeof placeChangeSchema>;

export const changePlacesInputSchema = z.object({
  places: z.array(placeChangeSchema).min(1).max(maxProposedPlaces),
});

export const undoChangeInputSchema = z.object({
  change_id: idSchema,
  /** The titles and names of what it changed, for people: the first ones. */
  about: z.array(z.string()),
  /** Says how many things it changed. */
  count: z.int().optional(),
});

/** What each kind of proposal changes, by its name. */
export const proposalInputSchemas = {
  create_tasks: createTasksInputSchema,
  change_tasks: changeTasksInputSchema,
  complete_tasks: completeTasksInputSchema,
  delete_tasks: deleteTasksInputSchema,
  plan_thread: planThreadInputSchema,
  change_places: changePlacesInputSchema,
  undo_change: undoChangeInputSchema,
} as const;
export type ProposalTool = keyof typeof proposalInputSchemas;

const proposalFields = {
  /** Also the change id of what accepting it changes: POST /api/changes/:id/undo undoes all of it. */
  id: idSchema,
  status: z.enum(['open', 'accepted', 'refused']),
};

const proposalOf = <Tool extends ProposalTool>(tool: Tool) =>
  z.object({ ...proposalFields, tool: z.literal(tool), input: proposalInputSchemas[tool] });

/** A change that the assistant proposes. Nothing is changed until the user accepts it. */
export const proposalSchema = z
  .discriminatedUnion('tool', [
    proposalOf('create_tasks'),
    proposalOf('change_tasks'),
    proposalOf('complete_tasks'),
    proposalOf('delete_tasks'),
    proposalOf('plan_thread'),
    proposalOf('change_places'),
    proposalOf('undo_change'),
  ])
  .meta({ ref: 'Proposal' });
export type Proposal = z.infer<typeof proposalSchema>;

export type ProposalInput<Tool extends ProposalTool> = z.infer<(typeof proposalInputSchemas)[Tool]>;

/** A change that can be proposed, or made at once. */
export type Change<Tool extends ProposalTool = ProposalTool> = {
  [Name in Tool]: { tool: Name; input: ProposalInput<Name> };
}[Tool];

/** Without `input`, the proposal is accepted as it is. */
export const acceptProposalSchema = z
  .object({
    input: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The input as the user edited it, in the same shape' }),
  })
  .meta({ ref: 'AcceptProposal' });
export type AcceptProposal = z.infer<typeof acceptProposalSchema>;

import { idSchema } from '#contract/values.ts';

/** The ids in a conversation that a model knows by short names, in the order of their numbers: T1, T2 … and C1, C2 … */
export interface NumberedIds {
  tasks: string[];
  changes: string[];
}

/** How a caller of tools writes the ids of tasks and changes. */
export type ShortIds = ReturnType<typeof createShortIds>;

/** Creates the short names of a conversation. `known` are those of its earlier messages; new ones count on from there. */
export function createShortIds(known: NumberedIds) {
  const tasks = createNumbers('T', known.tasks);
  const changes = createNumbers('C', known.changes);
  return {
    /** Returns the short name of a task, which it gets when it is first named. */
    nameTask: tasks.name,
    /** Returns the id of a task by its short name, or a whole id as it is; undefined for anything else. */
    findTask: tasks.find,
    nameChange: changes.name,
    findChange: changes.find,
    isNamed: tasks.has,
    /** Returns what was numbered since the creation. */
    added: (): NumberedIds => ({ tasks: tasks.added(), changes: changes.added() }),
  };
}

function createNumbers(letter: string, known: readonly string[]) {
  const ids = [...known];
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  return {
    name(id: string): string {
      let number = numbers.get(id);
      if (number === undefined) {
        number = ids.push(id);
        numbers.set(id, number);
      }
      return `${letter}${number}`;
    },
    find(given: string): string | undefined {
      const [, number] = new RegExp(`^${letter}([0-9]+)$`, 'i').exec(given.trim()) ?? [];
      return number === undefined ? idSchema.safeParse(given).data : ids[Number(number) - 1];
    },
    has: (id: string) => numbers.has(id),
    added: () => ids.slice(known.length),
  };
}

/** Names everything by its whole id, for callers without a conversation. */
export const wholeIds: ShortIds = {
  nameTask: (id) => id,
  findTask: findWholeId,
  nameChange: (id) => id,
  findChange: findWholeId,
  isNamed: () => true,
  added: () => ({ tasks: [], changes: [] }),
};

function findWholeId(given: string): string | undefined {
  return idSchema.safeParse(given.trim()).data;
}

/** Kinds of dragged elements that stand for a task, whose id is in their data. */
export const taskDragKinds = { row: 'task', day: 'task of a day', card: 'board card' } as const;

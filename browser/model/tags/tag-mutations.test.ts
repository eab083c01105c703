import { describe, expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import type { NewChange, Store } from '#browser/store/store.ts';
import { maxTagColors } from '#contract/limits.ts';
import type { NewTask } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { deleteTag, renameTag, setTagColor } from './tag-mutations.ts';

const task = (title: string, more: Partial<NewTask>) =>
  newTask({ title, ...more }, { id: title, createdAt: '2026-11-20T10:00:00.000Z' });

/** Makes a store of these tasks that applies changes to its rows and records them; each inner list is undone together. */
function storeOf(tasks: readonly ReturnType<typeof task>[]) {
  const replica = createReplica();
  replica.tasks.apply({ put: [...tasks] });
  const made: (readonly NewChange[])[] = [];
  const changeAtomically = async (id: string, changes: readonly NewChange[]) => {
    made.push(changes);
    for (const { effects } of changes)
      for (const { table, id: row, set } of effects) {
        if (table === 'tasks') {
          const before = replica.tasks.get(row);
          if (before) replica.tasks.apply({ put: [{ ...before, ...set } as typeof before] });
        } else if (table === 'settings') replica.settings.apply({ put: [{ id: row, ...set } as never] });
      }
    return id;
  };
  const store = {
    replica,
    changeAtomically,
    change: (change: NewChange) => changeAtomically('one', [change]),
    undoHistory: { recordSettingChange: () => undefined },
  } as unknown as Store;
  const tagsOf = () =>
    Object.fromEntries(replica.tasks.rows().map(({ id, tags, auto_tags }) => [id, [tags, auto_tags]]));
  const colors = () => replica.settings.get('tag_colors')?.value;
  return { store, made, tagsOf, colors };
}

describe('a tag', () => {
  it('is renamed on every task, own or suggested, in one change, and keeps its color', async () => {
    const { store, made, tagsOf, colors } = storeOf([
      task('seeds', { tags: ['house', 'Garden'] }),
      task('rake', { tags: ['garden'], status: 'completed' }),
      task('hose', { auto_tags: ['garden'] }),
      task('rent', { tags: ['money'] }),
    ]);
    await setTagColor(store, 'Garden', '#2F855A');
    made.length = 0;
    expect(await renameTag(store, 'garden', 'allotment')).toBe(3);
    expect(tagsOf()).toEqual({
      seeds: [['house', 'allotment'], []],
      rake: [['allotment'], []],
      hose: [[], ['allotment']],
      rent: [['money'], []],
    });
    expect(made.filter(([first]) => first?.path === '/api/tasks/')).toHaveLength(1);
    expect(colors()).toEqual({ garden: '#2F855A', allotment: '#2F855A' });
  });

  it('is written otherwise without becoming another tag', async () => {
    const { store, tagsOf } = storeOf([task('seeds', { tags: ['garden'] })]);
    expect(await renameTag(store, 'garden', 'Garden')).toBe(1);
    expect(tagsOf()).toEqual({ seeds: [['Garden'], []] });
  });

  it('is merged into another without standing twice, and the other keeps its color', async () => {
    const { store, tagsOf, colors } = storeOf([
      task('seeds', { tags: ['plot', 'Garden', 'buy'] }),
      task('hose', { tags: ['plot'], auto_tags: ['garden'] }),
    ]);
    await setTagColor(store, 'plot', '#B3541E');
    await setTagColor(store, 'garden', '#2F855A');
    expect(await renameTag(store, 'plot', 'garden', { isMerge: true })).toBe(2);
    expect(tagsOf()).toEqual({ seeds: [['garden', 'buy'], []], hose: [['garden'], []] });
    expect(colors()).toEqual({ plot: '#B3541E', garden: '#2F855A' });
  });

  it('is deleted from every task in one change, and from no other', async () => {
    const { store, made, tagsOf } = storeOf([
      task('seeds', { tags: ['house', 'Garden'], auto_tags: ['garden'] }),
      task('rake', { tags: ['gardening'] }),
    ]);
    expect(await deleteTag(store, 'garden')).toBe(1);
    expect(tagsOf()).toEqual({ seeds: [['house'], []], rake: [['gardening'], []] });
    expect(made).toHaveLength(1);
    expect(await deleteTag(store, 'garden')).toBe(0);
    expect(made).toHaveLength(1);
  });

  it('has a color until that is taken away; colors of tags that nothing has make room for others', async () => {
    const { store, colors } = storeOf([task('seeds', { tags: ['Café'] })]);
    await setTagColor(store, 'Café', '#2F855A');
    expect(colors()).toEqual({ café: '#2F855A' });
    await setTagColor(store, 'CAFÉ', null);
    expect(colors()).toEqual({});
    await setTagColor(store, 'Café', '#2F855A');
    for (let number = 0; number < maxTagColors; number += 1) await setTagColor(store, `${number}`, '#B3541E');
    expect(colors()).toEqual({ café: '#2F855A', [maxTagColors - 1]: '#B3541E' });
  });
});

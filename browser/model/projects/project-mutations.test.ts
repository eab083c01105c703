import { expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import type { NewChange } from '#browser/store/store.ts';
import type { Project } from '#contract/projects.ts';
import { newProject } from '#domain/new-project.ts';
import { moveProject } from './project-mutations.ts';

const project = (id: string, day: number, position: number | null = null): Project => ({
  ...newProject({ name: id }, { id, createdAt: `2026-11-0${day}T08:00:00.000Z` }),
  position,
});

async function positionsAfter(
  projects: readonly Project[],
  ...[id, place]: [string, Parameters<typeof moveProject>[2]]
) {
  const replica = createReplica();
  replica.projects.apply({ put: [...projects] });
  const made: NewChange[] = [];
  const changeAtomically = async (changeId: string, changes: readonly NewChange[]) => {
    made.push(...changes);
    return changeId;
  };
  await moveProject({ replica, changeAtomically }, id, place);
  return Object.fromEntries(made.map(({ effects: [first] }) => [first?.id, first?.set]));
}

it('gives places to the projects up to the last one that moved', async () => {
  const projects = [project('boat', 1), project('flat', 2), project('garden', 3)];
  expect(await positionsAfter(projects, 'flat', { beside: 'boat', side: 'before' })).toEqual({
    flat: { position: 0 },
    boat: { position: 1 },
  });
});

it('changes only places that differ, and nothing when a project stays where it is', async () => {
  const projects = [project('boat', 1, 0), project('flat', 2, 1), project('garden', 3)];
  expect(await positionsAfter(projects, 'garden', { beside: 'boat', side: 'after' })).toEqual({
    garden: { position: 1 },
    flat: { position: 2 },
  });
  expect(await positionsAfter(projects, 'flat', { beside: 'boat', side: 'after' })).toEqual({});
});

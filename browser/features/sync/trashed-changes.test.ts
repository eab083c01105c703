import { expect, it } from 'vitest';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import { createReplica, outboxRow } from '#browser/store/replica.ts';
import type { Project } from '#contract/projects.ts';
import { watchTrashed } from './trashed-changes.ts';

const project: Project = {
  id: 'garden',
  name: 'Garden',
  color: '#2f6f4f',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  archived_at: null,
  position: null,
  deleted_at: null,
  revision: 1,
};
const change: OutboxEntry = {
  seq: 1,
  change_id: 'change',
  label: 'Change “Garden”',
  method: 'PUT',
  path: '/api/projects/garden',
  edited_at: '2026-11-21T08:00:00.000Z',
  effects: [{ table: 'projects', id: 'garden', set: { name: 'Allotment' }, before: { name: 'Garden' } }],
  state: 'waiting',
};

it('reports a change to a deleted row once, when the deletion is pulled, without any task changing', () => {
  const replica = createReplica();
  replica.projects.apply({ put: [project] });
  replica.outbox.apply({ put: [outboxRow(change)] });
  const heard: string[] = [];
  const stop = watchTrashed({ replica }, ({ table, name }) => heard.push(`${table} ${name}`));
  // The refusal arrives before the deletion.
  replica.outbox.apply({
    put: [outboxRow({ ...change, state: 'refused', code: 'projects.not_found' })],
  });
  expect(heard).toEqual([]);
  replica.projects.apply({ put: [{ ...project, deleted_at: '2026-11-21T07:00:00.000Z' }] });
  expect(heard).toEqual(['projects Garden']);
  replica.projects.apply({ put: [{ ...project, deleted_at: '2026-11-21T07:00:00.000Z', revision: 2 }] });
  expect(heard).toEqual(['projects Garden']);
  stop();
});

it('reports nothing that was refused before, or for another reason', () => {
  const replica = createReplica();
  replica.projects.apply({ put: [{ ...project, deleted_at: '2026-11-21T07:00:00.000Z' }] });
  replica.outbox.apply({ put: [outboxRow({ ...change, state: 'refused', code: 'projects.not_found' })] });
  const heard: string[] = [];
  const stop = watchTrashed({ replica }, ({ name }) => heard.push(name));
  replica.outbox.apply({
    put: [outboxRow({ ...change, seq: 2, state: 'refused', code: 'projects.name_taken' })],
  });
  expect(heard).toEqual([]);
  stop();
});

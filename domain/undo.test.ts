import { expect, it } from 'vitest';
import { reversal } from './undo.ts';

const at = '2026-11-21T08:00:00.000Z';

it('puts back the fields that still have the value they were given', () => {
  const changes: Record<string, [string, string]> = { title: ['Old', 'New'], priority: ['low', 'high'] };
  expect(reversal({ action: 'updated', changes }, { title: 'New', priority: 'urgent' }, at)).toEqual({
    title: 'Old',
  });
});

it('takes a creation back by the trash, once', () => {
  expect(reversal({ action: 'created', changes: {} }, { deleted_at: null }, at)).toEqual({ deleted_at: at });
  expect(reversal({ action: 'created', changes: {} }, { deleted_at: at }, at)).toBeNull();
});

it.each(['deleted_at', 'completed_at', 'closed_at', 'archived_at'])(
  'puts %s back although the server dates it otherwise than the device that recorded it',
  (field) => {
    const entry = { action: 'updated' as const, changes: { [field]: [null, at] as [null, string] } };
    expect(reversal(entry, { [field]: '2026-11-21T08:00:00.001Z' }, at)).toEqual({ [field]: null });
    expect(reversal(entry, { [field]: null }, at)).toBeNull();
  },
);

it('compares lists and objects by what is in them', () => {
  const alternatives = [{ theme_id: null, confidence: 0.2 }];
  const entry = {
    action: 'updated' as const,
    changes: { alternatives: [[], alternatives] as [never[], typeof alternatives] },
  };
  expect(reversal(entry, { alternatives: [{ confidence: 0.2, theme_id: null }] }, at)).toEqual({
    alternatives: [],
  });
  expect(reversal(entry, { alternatives: [{ confidence: 0.3, theme_id: null }] }, at)).toBeNull();
  expect(reversal(entry, { alternatives: [] }, at)).toBeNull();
});

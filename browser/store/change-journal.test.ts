import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeJournal } from './change-journal.ts';
import type { NewOutboxEntry } from './outbox.ts';

/** Behaves like the browsers' storage, whose keys are its own properties. */
function createStorage(): object {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  };
  return new Proxy(kept, {
    get: (_, key) => Reflect.get(key in methods ? methods : kept, key),
  });
}

const change = (label: string): NewOutboxEntry => ({
  change_id: label,
  label,
  method: 'PATCH',
  path: '/api/tasks/',
  edited_at: '2026-01-01T00:00:00.000Z',
  effects: [],
});

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

describe('the change journal', () => {
  it('recovers each change of this account once, oldest first', async () => {
    const journal = createChangeJournal('ada');
    createChangeJournal('bob').add([change('of another')]);
    journal.add([change('first')]);
    journal.remove(journal.add([change('written')]));
    journal.add([change('second')]);
    const written: string[] = [];
    const write = async (entries: readonly NewOutboxEntry[]) => {
      written.push(...entries.map(({ label }) => label));
    };
    await journal.recover(write);
    await journal.recover(write);
    expect(written).toEqual(['first', 'second']);
    expect(reported).not.toHaveBeenCalled();
  });

  it('keeps changes that cannot be read or written for the next start and recovers the others', async () => {
    const journal = createChangeJournal('ada');
    localStorage.setItem('heddle.change.ada.0', '[{"label":');
    journal.add([change('unknown table')]);
    journal.add([change('good')]);
    const written: string[] = [];
    await journal.recover(async ([entry]) => {
      if (entry?.label === 'unknown table') throw new Error('no such table');
      written.push(entry?.label ?? '');
    });
    expect(written).toEqual(['good']);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(Object.keys(localStorage)).toHaveLength(2);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findMissingFeedReaders, readWithKhal } from '../../testing/feed-readers.ts';
import { serveApp } from '../../testing/program.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

const missing = findMissingFeedReaders();

it.skipIf(missing.length > 0)(
  `is read by vdirsyncer and khal as it was meant${missing.length > 0 ? `, skipped because ${missing.join(' and ')} are not installed` : ''}`,
  async () => {
    const { app, ada } = await createSignedInApp({ clock: () => new Date('2026-11-21T08:00:00Z') });
    const base = await serveApp({ app });
    await ada.addTask({ title: 'Call Tom', due_date: '2026-11-23T09:00', recurrence: 'FREQ=WEEKLY' });
    await ada.addTask({ title: 'Pay rent; “now”, Zoë', due_date: '2026-11-30' });
    await ada.addTask({ title: 'See the doctor', due_date: '2026-12-03T16:30' });
    await ada.addTask({ title: 'Without a date' });
    const feed = await ada.call('POST', '/api/calendar/feeds', {});
    const url = `${base}${new URL(feed.url).pathname}`;
    const folder = await mkdtemp(join(tmpdir(), 'heddle-khal-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const listed = await readWithKhal({
      url,
      folder,
      from: '2026-11-22',
      to: '2026-12-15',
      timeZone: 'Europe/Vienna',
    });
    expect(listed).toEqual([
      '2026-11-23 09:00 Call Tom',
      '2026-11-30 Pay rent; “now”, Zoë',
      '2026-11-30 09:00 Call Tom',
      '2026-12-03 16:30 See the doctor',
      '2026-12-07 09:00 Call Tom',
      '2026-12-14 09:00 Call Tom',
    ]);
  },
);

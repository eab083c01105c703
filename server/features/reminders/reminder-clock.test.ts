import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { handleUncaught } from '../../uncaught-errors.ts';
import { startReminderClock } from './reminder-clock.ts';

test('an error that nobody catches is logged with its feature, and the clock goes on', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  let calls = 0;
  const clock = startReminderClock({
    // So that the next minute begins at once.
    clock: () => new Date(59_990),
    log,
    send: () =>
      new Promise((resolve) => {
        calls += 1;
        if (calls > 1) resolve();
        // As the process would, without ending the test.
        else setTimeout(() => handleUncaught(new Error('A bug'), log), 1);
      }),
  });
  onTestFinished(clock.stop);
  await expect.poll(() => calls).toBeGreaterThan(1);
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({ feature: 'reminder clock' });
});

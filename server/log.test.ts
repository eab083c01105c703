import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeError, formatLine } from './log.ts';

test('writes one readable line per event', () => {
  const line = formatLine(
    JSON.stringify({ level: 40, time: 0, msg: 'Mail was refused', status: 550, host: 'a b\n"c"' }),
  );
  expect(line).toBe('1970-01-01T00:00:00.000Z WARN  Mail was refused status=550 host="a b\\n\\"c\\""\n');
});

test('tells what kind of database error it was and nothing of the row it was about', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "my diary"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Failing row contains (my diary)',
    where: 'unnamed portal parameter $1 = my diary',
  });
  const described = describeError(error);
  expect(described).toMatchObject({ code: '22P02' });
  expect(JSON.stringify(described)).not.toContain('my diary');
});

test('keeps the message, location and cause of other errors, but not their properties', () => {
  const cause = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  const error = Object.assign(new Error('Mail was not sent', { cause }), { envelope: 'ada@example.com' });
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    message: 'Mail was not sent',
    cause: { message: 'socket hang up', code: 'ECONNRESET' },
  });
  expect(described.at).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]));
  expect(JSON.stringify(described)).not.toContain('ada@example.com');
});

test('as JSON, each line has its level in words, its time and the labels of its work', () => {
  const program = `
    const { createLog } = await import('./server/log.ts');
    const { runWork } = await import('./server/uncaught-errors.ts');
    const log = createLog('info', 'json');
    await runWork(() => 'GET /', async () => log.warn({ err: new Error('no'), ms: 3 }, 'A line'), { request: 'its-id' });`;
  const lines = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(lines)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    request: 'its-id',
    err: { type: 'Error', message: 'no', at: expect.anything() },
    ms: 3,
    msg: 'A line',
  });
});

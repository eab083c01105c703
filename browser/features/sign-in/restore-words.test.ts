import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError } from '#browser/api-client.ts';
import { describeAuthError } from './auth-errors.ts';
import { restoreWords } from './restore-words.ts';

const answered = (status: number, code: string) =>
  describeAuthError(restoreWords, new ApiError({ status, code, message: 'In English' }));

test('every problem that the server names has words', () => {
  const source = readFileSync('server/features/backup/backup.errors.ts', 'utf8');
  const [, problems = ''] = /type BackupProblem =([^;]+);/.exec(source) ?? [];
  const codes = [
    ...[...problems.matchAll(/'(\w+)'/g)].map(([, problem]) => `restore.${problem}`),
    ...[...source.matchAll(/'(restore\.\w+)'/g)].map(([, code = '']) => code),
  ];
  expect(codes).toEqual(expect.arrayContaining(['restore.refused', 'restore.restarting']));
  expect(codes.filter((code) => !(code in restoreWords().codes))).toEqual([]);
});

test('a server that is restarting, or has no room for a database either, says so', () => {
  expect(answered(503, 'restore.restarting')).toEqual({
    text: 'The server is restarting with the restored backup.',
    hint: 'Try again in a moment.',
  });
  expect(answered(503, 'server.storage_full').text).toBe('The disk of the server is full.');
  expect(answered(503, 'service.unavailable').text).toBe('The backup was not restored');
});

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('intake.ts', import.meta.url));

/** Runs the command on `input` and answers its output, errors and status. */
function run(input: string): Promise<{ out: string; errors: string; status: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script]);
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('close', (status) => resolve({ out, errors, status }));
    child.stdin.end(input);
  });
}

it('answers a line of JSON for a line of JSON and goes on after a bad one', async () => {
  const { out, errors, status } = await run(
    'nonsense\n\n{"id":7,"text":"pay the rent on friday p1 @home","ref":"2026-03-11T09:20:00"}\n{"id":8,"text":"x","ref":"soon"}\n',
  );
  const [line] = out.trim().split('\n');
  expect(JSON.parse(line ?? '')).toEqual({
    id: 7,
    split_confidence: expect.any(Number),
    tasks: [
      {
        title: 'pay the rent',
        notes: [],
        theme: 'finance',
        priority: 'urgent',
        due: '2026-03-13',
        rrule: null,
        remind: null,
        tags: ['home'],
        confidence: expect.any(Number),
      },
    ],
  });
  expect(errors).toContain('line 1:');
  expect(errors).toContain('line 4: "ref" must look like');
  expect(status).toBe(0);
});

it('ends with status 1 when nothing could be read', async () => {
  expect((await run('nonsense\n')).status).toBe(1);
});

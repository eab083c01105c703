import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { missingScope } from '../features/access-tokens/access-tokens.errors.ts';
import { proposalDecided } from '../features/assistant/assistant.errors.ts';
import { AppError, invalidInput } from './errors.ts';
import { notFound, translateErrors } from './translate-errors.ts';

/** Returns what the caller and the log get when a route throws `error`. */
async function answerTo(error: Error, language = 'en') {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.onError(translateErrors(log));
  app.get('/tasks/:id', () => {
    throw error;
  });
  const response = await app.request('/tasks/7', { headers: { 'Accept-Language': language } });
  return {
    status: response.status,
    ...errorSchema.parse(await response.json()).error,
    logged: lines.join('\n'),
  };
}

const withCode = (code: string, message = 'connect failed') => Object.assign(new Error(message), { code });

it('hands on what is meant for the caller, and logs nothing', async () => {
  expect(
    await answerTo(new AppError({ code: 'tasks.not_found', message: 'No such task.', status: 404 })),
  ).toEqual({ status: 404, code: 'tasks.not_found', message: 'No such task.', logged: '' });
  expect(await answerTo(invalidInput([{ field: 'title', message: 'must not be empty' }]))).toMatchObject({
    status: 400,
    code: 'input.invalid',
    message: 'title must not be empty',
    issues: [{ field: 'title' }],
    logged: '',
  });
});

it.each([
  ['en', 'This call needs an access token that may read and change settings.'],
  ['de', 'Dieser Aufruf braucht ein Zugriffstoken mit der Berechtigung: Lesen und Einstellungen.'],
  ['es', 'Esta llamada necesita un token de acceso con permiso para leer y cambiar los ajustes.'],
])('says in %s what a token lacks', async (language, message) => {
  expect(await answerTo(missingScope(['read', 'settings']), language)).toMatchObject({ message });
});

it('says in the language of the caller what was decided', async () => {
  expect(await answerTo(proposalDecided('accepted'), 'de')).toMatchObject({
    message: 'Dieser Vorschlag wurde schon angenommen.',
  });
  expect(await answerTo(proposalDecided('refused'), 'es')).toMatchObject({
    message: 'Esta propuesta ya se rechazó.',
  });
});

it('calls a request that cannot be read invalid', async () => {
  expect(await answerTo(new HTTPException(400, { message: 'Malformed JSON in request body' }))).toMatchObject(
    {
      status: 400,
      code: 'input.invalid',
      logged: '',
    },
  );
});

it('says that the database is down, but not where it is', async () => {
  for (const error of [
    withCode('ECONNREFUSED', 'connect ECONNREFUSED 10.1.2.3:5432'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    const answer = await answerTo(error);
    expect(answer).toMatchObject({ status: 503, code: 'service.unavailable' });
    expect(answer.message).not.toMatch(/5432|connect E/);
    expect(answer.logged).toContain('The database is away');
  }
});

it('says that the disk is full, under a code of its own', async () => {
  const answer = await answerTo(withCode('53100', 'could not extend file "base/16384/24576"'));
  expect(answer).toMatchObject({ status: 503, code: 'server.storage_full' });
  expect(answer.message).not.toContain('base/');
  expect(answer.logged).toContain('disk of the database is full');
});

it('leaks nothing of an unexpected error, and logs it with the route but not the address', async () => {
  const answer = await answerTo(withCode('23505', 'duplicate key value violates "tasks_pkey"'));
  expect(answer).toMatchObject({ status: 500, code: 'service.failed' });
  expect(answer.message).not.toMatch(/tasks|duplicate/);
  expect(answer.logged).toContain('GET /tasks/:id failed');
  expect(answer.logged).toContain('tasks_pkey');
});

it('names what was not found', async () => {
  const app = new Hono();
  app.notFound(notFound);
  const response = await app.request('/nowhere', { method: 'POST' });
  expect(response.status).toBe(404);
  expect(errorSchema.parse(await response.json()).error).toEqual({
    code: 'http.not_found',
    message: 'There is nothing at POST /nowhere.',
  });
});

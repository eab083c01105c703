import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRouter } from './router.ts';

it('a path leads where it led before: by its method, with its own parameters, past what guards it', async () => {
  const app = new Hono({ router: createRouter() });
  app.use('/tasks/*', async (c, next) => {
    await next();
    c.res.headers.append('Guarded', 'yes');
  });
  app.get('/tasks/:id', (c) => c.text(`get ${c.req.param('id')}`));
  app.put('/tasks/:id', (c) => c.text(`put ${c.req.param('id')}`));
  app.post('/tasks/all', (c) => c.text('all'));
  const ask = async (method: string, path: string) => {
    const response = await app.request(path, { method });
    return [response.status, await response.text(), response.headers.get('Guarded')];
  };
  for (let round = 0; round < 3; round++) {
    expect(await ask('GET', '/tasks/1')).toEqual([200, 'get 1', 'yes']);
    expect(await ask('GET', '/tasks/2')).toEqual([200, 'get 2', 'yes']);
    expect(await ask('PUT', '/tasks/1')).toEqual([200, 'put 1', 'yes']);
    expect(await ask('POST', '/tasks/all')).toEqual([200, 'all', 'yes']);
    expect(await ask('POST', '/tasks/1')).toEqual([404, '404 Not Found', 'yes']);
    const long = 'x'.repeat(500);
    expect(await ask('GET', `/tasks/${long}`)).toEqual([200, `get ${long}`, 'yes']);
  }
});

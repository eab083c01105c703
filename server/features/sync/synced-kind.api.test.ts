import 'fake-indexeddb/auto';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { uuidv7 } from 'uuidv7';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createNamedRowRepository, type NamedRowRepository } from '../../db/named-row-repository.ts';
import { createInTransaction, type Store as ServerStore } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { createRepositories } from '../../repositories.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';
import { planRestore } from '../import/plan-restore.ts';
import { restoreAccount } from '../import/restore.usecases.ts';

/*
 * Recipes are a kind of rows that only this test knows. Each mock adds to one file what somebody who adds a kind writes there;
 * everything else is Heddle as it is.
 */

interface Recipe {
  id: string;
  name: string;
  servings: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  revision: number;
}

function newRecipe(given: Partial<Recipe>): Recipe {
  return {
    id: '',
    name: '',
    servings: 2,
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    deleted_at: null,
    revision: 0,
    ...given,
  };
}

vi.mock('#contract/synced-schemas.ts', async (original) => {
  const module = await original<typeof import('#contract/synced-schemas.ts')>();
  const { z } = await import('zod');
  const { idSchema, instantSchema } = await import('#contract/values.ts');
  const recipeSchema = z.object({
    id: idSchema,
    name: z.string(),
    servings: z.int(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.int(),
  });
  Object.assign(module.syncedSchemas, { recipes: recipeSchema });
  return module;
});

vi.mock('#contract/synced-kinds.ts', async (original) => {
  const module = await original<typeof import('#contract/synced-kinds.ts')>();
  Object.assign(module.syncedKinds, { recipes: { entity: 'recipe', erased: { name: '' } } });
  return module;
});

vi.mock('#browser/store/shown-kinds.ts', async (original) => {
  const module = await original<{ shownKinds: object }>();
  const { newestFirst } = await importFromBrowser('store/collection.ts');
  const recipes = { compare: newestFirst, blank: newRecipe({}), path: '/api/recipes' };
  Object.assign(module.shownKinds, { recipes });
  return module;
});

vi.mock('#browser/store/device-database.ts', async (original) => {
  const module = await original<{ openDeviceDatabase: (accountId: string) => DeviceDatabase }>();
  return {
    ...module,
    openDeviceDatabase(accountId: string) {
      const db = module.openDeviceDatabase(accountId);
      db.version(db.verno + 1).stores({ recipes: 'id' });
      return db;
    },
  };
});

vi.mock('../../repositories.ts', async (original) => {
  const { createRepositories } = await original<typeof import('../../repositories.ts')>();
  return {
    createRepositories: (store: ServerStore) => ({
      ...createRepositories(store),
      recipes: createNamedRowRepository<Recipe>(store, { table: 'recipes' as never }),
    }),
  };
});

vi.mock('../../feature.ts', async (original) => {
  const { listFeatures } = await original<typeof import('../../feature.ts')>();
  return {
    listFeatures: (parts: Parameters<typeof createRecipes>[0]) => listFeatures(parts).add(createRecipes),
  };
});

/** The feature: its routes, and its line in the list of `app.ts`. */
function createRecipes({ recipes, clock }: { recipes: NamedRowRepository<Recipe>; clock: () => Date }) {
  const routes = new Hono<AppEnv>();
  routes.post('/', async (c) => {
    const recipe = newRecipe(await c.req.json<Recipe>());
    const created = await recipes.create(c.get('user').id, recipe, readEdit(c, clock));
    setBaseRevision(c, [created]);
    return c.json(created, 201);
  });
  routes.post('/:id/restore', async (c) => {
    const restored = await recipes.change(
      c.get('user').id,
      c.req.param('id'),
      () => ({ deleted_at: null }),
      readEdit(c, clock),
    );
    setBaseRevision(c, restored ? [restored] : []);
    return c.body(null, 204);
  });
  return { routes: { '/api/recipes': routes }, synced: { recipes } };
}

/** The migration: the table ends with its user, as every table does. */
const migration = `
  create table recipes (
    user_id uuid not null references "user" (id) on delete cascade,
    id uuid not null,
    name text not null,
    servings integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    revision bigint not null,
    primary key (user_id, id)
  );
  alter domain activity_entity drop constraint activity_entity_check;
`;

/** Restores an export as the import does, but for the worker thread that reads files: it does not know of recipes. */
async function restoreExport(
  { database, events }: Awaited<ReturnType<typeof createSignedInApp>>,
  { id: userId }: TestUser,
  exported: unknown,
): Promise<void> {
  const inTransaction = createInTransaction({ db: database.handle.db, events }, createRepositories);
  const batches = Readable.from(planRestore(exported).batches);
  await inTransaction(userId, (repositories) =>
    restoreAccount({ ...repositories, batches, userId, now: new Date() }),
  );
}

/** Imports a module of the browser without its types, which are those of a page and not of a server. */
function importFromBrowser(path: string) {
  return import(/* @vite-ignore */ `#browser/${path}`);
}

interface DeviceDatabase {
  verno: number;
  version: (number: number) => { stores: (tables: Record<string, string>) => void };
}

/** What this test uses of the store. */
interface Device {
  replica: {
    recipes: { rows: () => Recipe[]; get: (id: string) => Recipe | undefined };
    outbox: { rows: () => unknown[] };
  };
  loaded: Promise<void>;
  change: (change: object) => Promise<string>;
  readActivity: (changeId: string) => Promise<unknown[]>;
  wake: () => void;
  close: () => void;
}

/** Gives this process what the store needs of a browser, and a network that can be off. */
function stubBrowser(request: (path: string, init?: RequestInit) => Promise<Response> | Response) {
  const network = { isOnline: false, errors: [] as unknown[] };
  vi.stubGlobal('reportError', (error: unknown) => network.errors.push(error));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  // Without locks, a hidden page syncs and does not listen for changes.
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!network.isOnline) throw new TypeError('The network is off');
    return request(path, init);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return network;
}

async function signIn({ authorization }: TestUser): Promise<void> {
  const { setTokenSource } = await importFromBrowser('api-client.ts');
  const getToken = async () => authorization.replace('Bearer ', '');
  setTokenSource({ getToken, renewToken: getToken, onRefused: () => undefined });
}

async function openDevice(name: string): Promise<Device> {
  const { openStore } = await importFromBrowser('store/store.ts');
  const device: Device = openStore({ id: name }, { onAccountDeleted: () => undefined });
  onTestFinished(() => device.close());
  await device.loaded;
  return device;
}

const namesOn = ({ replica }: Device) => replica.recipes.rows().map(({ name }) => name);

/** Waits until the device has sent what it has, and shows these recipes. */
async function shows(device: Device, names: string[]): Promise<void> {
  device.wake();
  await expect
    .poll(() => ({ waiting: device.replica.outbox.rows().length, names: namesOn(device) }), {
      timeout: 60_000,
    })
    .toEqual({ waiting: 0, names });
}

test('a kind of rows that is declared once is captured offline, synced, undone, exported, restored, erased and deleted', async () => {
  const app = await createSignedInApp();
  const { ada, request, database } = app;
  await database.handle.authPool.query(migration);
  const network = stubBrowser(request);
  await signIn(ada);
  const { createActivityNames, getTitle } = await importFromBrowser('model/activity/describe-change.ts');
  const { eraseItems, restoreItems } = await importFromBrowser('model/trash/trash-mutations.ts');
  const { listTrash } = await importFromBrowser('model/trash/trash-queries.ts');
  const { undoChange } = await importFromBrowser('model/undo/undo-mutations.ts');

  const phone = await openDevice('phone');
  const id = uuidv7();
  const set = newRecipe({ id, name: 'Bread', servings: 4 });
  const changeId = await phone.change({
    label: 'Add “Bread”',
    method: 'POST',
    path: '/api/recipes',
    body: set,
    effects: [{ table: 'recipes', id, set }],
  });
  expect(namesOn(phone)).toEqual(['Bread']);
  expect(phone.replica.outbox.rows()).toHaveLength(1);
  phone.close();

  // It is still there after a restart, and is sent once the network is back.
  const restarted = await openDevice('phone');
  expect(namesOn(restarted)).toEqual(['Bread']);
  network.isOnline = true;
  await shows(restarted, ['Bread']);
  const laptop = await openDevice('laptop');
  await shows(laptop, ['Bread']);
  expect(laptop.replica.recipes.get(id)).toMatchObject({ servings: 4, revision: expect.any(Number) });
  const [entry] = await laptop.readActivity(changeId);
  expect(entry).toMatchObject({ entity: 'recipe', action: 'created' });
  expect(getTitle(entry, createActivityNames(laptop))).toBe('Bread');

  // Another device undoes it, which moves it to the trash everywhere; this one restores it.
  expect(await undoChange(laptop, changeId)).toBe(true);
  await shows(laptop, []);
  await shows(restarted, []);
  const trash = listTrash(restarted, Date.now());
  expect(trash).toMatchObject([{ table: 'recipes', name: 'Bread' }]);
  expect((await ada.call('GET', '/api/trash')).recipes).toMatchObject([{ id, name: 'Bread' }]);
  await restoreItems(restarted, trash);
  await shows(restarted, ['Bread']);
  await shows(laptop, ['Bread']);

  const exported = await ada.call('GET', '/api/export');
  expect(exported.recipes).toEqual([laptop.replica.recipes.get(id)]);
  const bob = await app.signUp();
  await restoreExport(app, bob, exported);
  expect((await bob.call('GET', '/api/sync')).recipes).toMatchObject([{ id, name: 'Bread', servings: 4 }]);

  await undoChange(restarted, changeId);
  await shows(restarted, []);
  await eraseItems(restarted, listTrash(restarted, Date.now()));
  await shows(restarted, []);
  laptop.wake();
  await expect.poll(() => laptop.replica.recipes.get(id)?.name, { timeout: 60_000 }).toBe('');
  expect(await laptop.readActivity(changeId)).toEqual([]);
  expect((await ada.call('GET', '/api/trash')).recipes).toEqual([]);

  const left = async () => (await database.handle.authPool.query('select user_id from recipes')).rows;
  expect(await left()).toHaveLength(2);
  const deletion = await request('/api/auth/delete-user', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: ada.cookie, Origin: 'http://localhost:3000' },
    body: JSON.stringify({ password: ada.password }),
  });
  expect(deletion.status).toBe(200);
  expect(await left()).toEqual([{ user_id: bob.id }]);
  expect(network.errors).toEqual([]);
});

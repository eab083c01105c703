import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { newSettingSchema, settingSchema } from '#contract/settings.ts';
import { setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import type { SettingsRepository } from './settings.repository.ts';
import { changeSetting, listSettings, type SettingsTransaction } from './settings.usecases.ts';

interface Dependencies {
  settings: SettingsRepository;
  inTransaction: SettingsTransaction;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Settings'];

/** Mounted at /api/settings. */
export function createSettingsRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listSettingsRoute(routes, dependencies);
  changeSettingRoute(routes, dependencies);
  return routes;
}

function listSettingsRoute(routes: Routes, { settings }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List the settings that were ever set',
      responses: jsonResponse(200, 'The settings', z.array(settingSchema)),
    }),
    async (c) => c.json(await listSettings({ settings, userId: c.get('user').id })),
  );
}

function changeSettingRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.put(
    '/:setting',
    describeRoute({
      tags,
      summary: 'Change a setting',
      responses: {
        ...jsonResponse(200, 'The setting', settingSchema),
        ...jsonResponse(404, 'No such setting', errorSchema),
      },
    }),
    validate('json', newSettingSchema),
    async (c) => {
      const { value } = c.req.valid('json');
      const id = c.req.param('setting');
      const setting = await changeSetting({
        inTransaction,
        userId: c.get('user').id,
        id,
        value,
        now: clock(),
      });
      setBaseRevision(c, [setting]);
      return c.json(setting);
    },
  );
}

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Maps each rule to the files that break it; the other files only serve as import targets. */
const breaches: Record<string, Record<string, string>> = {
  'no-circles': {
    'domain/one.ts': "import type { Two } from './two.ts';\nexport interface One { two: Two }",
    'domain/two.ts': "import type { One } from './one.ts';\nexport interface Two { one: One }",
  },
  contract: { 'contract/to-domain.ts': "import '../domain/rule.ts';" },
  'contract-libraries': { 'contract/to-hono.ts': "import 'hono';" },
  intake: {
    'intake/to-contract.ts': "import type { Text } from '../contract/text.ts';\nexport type A = Text;",
  },
  domain: { 'domain/to-server.ts': "import '../server/ids.ts';" },
  pure: { 'intake/to-node.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('');" },
  browser: { 'browser/pages/to-server.tsx': "const load = () => import('#server/ids.ts');\nload();" },
  server: { 'server/to-browser.ts': "import '#browser/api-client.ts';" },
  'no-zod-in-browser': {
    'browser/pages/to-schema.ts': "import { schema } from '#contract/tasks.ts';\nschema;",
  },
  'no-zod-in-rules': { 'contract/limits.ts': "import { z } from 'zod';\nexport const limit = z.number();" },
  ui: { 'browser/ui/to-contract.ts': "import '#contract/text.ts';" },
  time: { 'browser/time/to-store.ts': "import '#browser/store/store.ts';" },
  store: { 'browser/store/to-model.ts': "import '#browser/model/tasks/queries.ts';" },
  model: { 'browser/model/tasks/to-feature.ts': "import '#browser/features/home/home.tsx';" },
  'model-without-jsx': {
    'browser/model/tasks/to-jsx.ts': "import './row.tsx';",
    'browser/model/tasks/row.tsx': 'export const row = <p />;',
  },
  'features-below-pages': { 'browser/features/home/to-page.ts': "import '#browser/pages/home.tsx';" },
  'pages-below-app': { 'browser/pages/to-app.ts': "import '#browser/app/main.tsx';" },
  'feature-notes': { 'browser/features/notes/to-home.ts': "import '#browser/features/home/home.tsx';" },
  'feature-in-order': { 'browser/features/unlisted/new.ts': "import '#contract/text.ts';" },
  'server-feature-notes': {
    'server/features/notes/to-sync.ts':
      "import type { Pull } from '#server/features/sync/sync.usecases.ts';\nexport type A = Pull;",
  },
  'server-feature-in-order': { 'server/features/unlisted/new.ts': "import '#server/ids.ts';" },
  'foreign-repositories': {
    'server/features/themes/to-rows.ts':
      "import type { Rows } from '#server/features/tasks/tasks.repository.ts';\nexport type A = Rows;",
  },
  'server-features': {
    'server/features/themes/to-tasks.ts': "import '#server/features/tasks/tasks.routes.ts';",
  },
  'below-features': {
    'server/db/to-feature.ts':
      "import type { T } from '#server/features/tasks/tasks.routes.ts';\nexport type A = T;",
  },
  'sql-in-repositories': { 'server/features/tasks/tasks.usecases.ts': "import { sql } from 'kysely';\nsql;" },
  'environment-in-config': { 'server/to-process.ts': "import process from 'node:process';\nprocess.env;" },
};

const imported: Record<string, string> = {
  'package.json': '{ "name": "tree", "type": "module", "imports": { "#*": "./*" } }',
  'contract/text.ts': 'export type Text = string;',
  'contract/tasks.ts': "import { z } from 'zod';\nexport const schema = z.string();",
  'domain/rule.ts': 'export const rule = 1;',
  'server/ids.ts': 'export const id = 1;',
  'server/features/tasks/tasks.routes.ts': 'export interface T { id: string }',
  'server/features/sync/sync.usecases.ts': 'export type Pull = string;',
  'server/features/tasks/tasks.repository.ts': 'export type Rows = string;',
  'browser/api-client.ts': 'export const api = 1;',
  'browser/app/main.tsx': 'export const main = <p />;',
  'browser/pages/home.tsx': 'export const home = <p />;',
  'browser/features/home/home.tsx': 'export const home = <p />;',
  'browser/model/tasks/queries.ts': 'export const rows = 1;',
  'browser/store/store.ts': 'export const store = 1;',
};

it('reports each breach under the name of its rule', async () => {
  const tree = await mkdtemp(join(tmpdir(), 'heddle-layers-'));
  try {
    await cp(join(root, '.dependency-cruiser.mjs'), join(tree, '.dependency-cruiser.mjs'));
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
    for (const files of [imported, ...Object.values(breaches)])
      for (const [path, code] of Object.entries(files)) {
        await mkdir(dirname(join(tree, path)), { recursive: true });
        await writeFile(join(tree, path), code);
      }
    const found = await findViolations(tree);
    for (const [rule, files] of Object.entries(breaches))
      expect([...(found.get(rule) ?? [])], rule).toContain(Object.keys(files)[0]);
    const broken = Object.values(breaches).flatMap((files) => Object.keys(files));
    expect(
      [...found.values()].flatMap((files) => [...files]).filter((file) => !broken.includes(file)),
    ).toEqual([]);
  } finally {
    await rm(tree, { recursive: true });
  }
}, 30_000);

it('excepts no file that no longer names the repository of another feature', async () => {
  const config = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
  const { stillReachingIn }: { stillReachingIn: string[] } = await import(config);
  for (const file of stillReachingIn)
    expect(await readFile(join(root, 'server/features', file), 'utf8'), file).toMatch(
      /from '\.\.\/[^']+\.repository\.ts'/,
    );
});

/** Returns the files that break each rule, by the rule's name. */
function findViolations(tree: string): Promise<Map<string, Set<string>>> {
  const program = join(root, 'node_modules', '.bin', 'depcruise');
  const args = [
    program,
    '--preserve-symlinks',
    '--output-type',
    'json',
    'contract',
    'intake',
    'domain',
    'browser',
    'server',
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1e8 }, (_error, output, problems) => {
      try {
        const { summary } = JSON.parse(output);
        const found = new Map<string, Set<string>>();
        for (const { rule, from } of summary.violations)
          found.set(rule.name, (found.get(rule.name) ?? new Set()).add(from));
        resolve(found);
      } catch {
        reject(new Error(problems));
      }
    });
  });
}

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBreaches, readSources } from './walls.ts';

const breaches = (files: Record<string, string>) => findBreaches(new Map(Object.entries(files)));

it('every wall of the project stands', () => {
  const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
  expect(sources.size).toBeGreaterThan(150);
  expect(sources.get('server/app.ts')).toContain('createApp');
  expect(findBreaches(sources)).toEqual([]);
});

/** Files that breach a wall, and the name of the wall. */
const broken: [string, string, string, string][] = [
  ['contract/tasks.ts', "import { sql } from 'kysely';", 'imports kysely', 'contract imports only zod'],
  ['contract/tasks.ts', "import '#server/app.ts';", 'imports server/app.ts', 'contract imports only zod'],
  [
    'intake/split/split-tasks.ts',
    "import type { Task } from '#contract/tasks.ts';",
    'imports contract/tasks.ts',
    'intake imports nothing of ours but its own',
  ],
  [
    'intake/dates/day.ts',
    "import { readFileSync } from 'node:fs';",
    'imports node:fs',
    'intake imports nothing of ours but its own',
  ],
  [
    'domain/new-task.ts',
    "import { api } from '#browser/api-client.ts';",
    'imports browser/api-client.ts',
    'domain imports only contract and intake',
  ],
  [
    'browser/pages/home.tsx',
    "import { version } from '../../server/version.ts';",
    'imports server/version.ts',
    'the browser imports only itself, contract, intake and domain',
  ],
  [
    'browser/routes.tsx',
    "const load = () => import('#server/app.ts');",
    'imports server/app.ts',
    'the browser imports only itself, contract, intake and domain',
  ],
  [
    'server/app.ts',
    "import { api } from '#browser/api-client.ts';",
    'imports browser/api-client.ts',
    'the server imports only itself, contract, intake and domain',
  ],
  [
    'server/features/themes/themes.usecases.ts',
    "import { createTasksRepository } from '../tasks/tasks.repository.ts';",
    'imports server/features/tasks/tasks.repository.ts',
    'a server feature uses another through its use cases and errors',
  ],
  [
    'server/http/listen.ts',
    "import { createTask } from '../features/tasks/tasks.usecases.ts';",
    'imports server/features/tasks/tasks.usecases.ts',
    'a server feature uses another through its use cases and errors',
  ],
  [
    'server/db/revision.ts',
    "import type { TasksRepository } from '../features/tasks/tasks.repository.ts';",
    'imports server/features/tasks/tasks.repository.ts',
    'a server feature uses another through its use cases and errors',
  ],
  [
    'browser/ui/button.tsx',
    "import type { Task } from '#contract/tasks.ts';",
    'imports contract/tasks.ts',
    'ui knows nothing of the product',
  ],
  [
    'browser/ui/page.tsx',
    "import { Shell } from '../shell/shell.tsx';",
    'imports browser/shell/shell.tsx',
    'ui knows nothing of the product',
  ],
  [
    'browser/store/store.ts',
    "import { TaskCard } from '#browser/features/task-row/task-card.tsx';",
    'imports browser/features/tasks/task-card.tsx',
    'the store knows no screen',
  ],
  [
    'browser/features/themes/theme-form.tsx',
    "import { parse } from '../tasks/date-words.ts';",
    'imports browser/features/tasks/date-words.ts',
    'a browser feature knows no page, and of another feature components, rows, looks, layout, options, forms, session, shortcuts, queries, mutations and what opens a thing',
  ],
  [
    'browser/features/themes/theme-form.tsx',
    "import Home from '#browser/pages/home.tsx';",
    'imports browser/pages/home.tsx',
    'a browser feature knows no page, and of another feature components, rows, looks, layout, options, forms, session, shortcuts, queries, mutations and what opens a thing',
  ],
  [
    'server/features/tasks/tasks.usecases.ts',
    'export const find = (db) => sql<Row>`select 1`.execute(db);',
    'contains sql<Row>`',
    'only repositories and server/db hold SQL',
  ],
  [
    'server/app.ts',
    "db.selectFrom('tasks').execute();",
    'contains .selectFrom(',
    'only repositories and server/db hold SQL',
  ],
  [
    'server/mail/mailer.ts',
    "pool.query('select 1');",
    'contains .query(',
    'only repositories and server/db hold SQL',
  ],
  [
    'browser/store/pull.ts',
    "await fetch('/api/sync');",
    'contains fetch(',
    'only api-client.ts talks to the server',
  ],
  [
    'browser/store/pull.ts',
    "new EventSource('/api/events');",
    'contains new EventSource',
    'only api-client.ts talks to the server',
  ],
  [
    'server/log.ts',
    'const level = process.env.LOG_LEVEL;',
    'contains process.env',
    'only server/config reads the environment',
  ],
  [
    'browser/ui/all.ts',
    "/** Everything. */\nexport { Button } from './button.tsx';\nexport * from './chip.tsx';\nexport type { Field } from './field.tsx';\n",
    'only passes on what other files export',
    'no barrel files',
  ],
  ['server/app.ts', 'start();\n'.repeat(401), 'has 401 lines', 'no file over 400 lines'],
];

describe('a file that breaches a wall', () => {
  it.each(broken)('is found: number %# in %s', (path, code, breach, wall) => {
    expect(breaches({ [path]: code })).toEqual([`${path}: ${breach} (${wall})`]);
  });
});

describe('what the walls allow', () => {
  it.each([
    ['contract/tasks.ts', "import { z } from 'zod';\nimport { idSchema } from './values.ts';"],
    ['contract/tasks.test.ts', "import { expect } from 'vitest';"],
    [
      'intake/dates/day.ts',
      "import * as chrono from 'chrono-node';\nimport { split } from '../split/split-tasks.ts';",
    ],
    ['browser/pages/home.tsx', "import { understand } from '#intake/understand.ts';"],
    ['server/app.ts', "import { createTasksRepository } from './features/tasks/tasks.repository.ts';"],
    [
      'server/features/themes/themes.usecases.ts',
      "import type { TasksRepository } from '../tasks/tasks.repository.ts';\nimport { settleTasks } from '../tasks/tasks.usecases.ts';\nimport { taskNotFound } from '../tasks/tasks.errors.ts';",
    ],
    ['server/db/revision.ts', "import type { Events } from './events.ts';\nsql`select 1`;"],
    ['server/features/tasks/tasks.repository.ts', "db.selectFrom('tasks');"],
    ['browser/ui/menu.tsx', "import { Menu } from 'react-aria-components/Menu';"],
    ['browser/features/capture/capture-box.tsx', "import { addTask } from '../tasks/task-mutations.ts';"],
    ['browser/api-client.ts', "await fetch('/api/tasks');"],
    ['browser/store/sync-loop.ts', "await api.fetch('/api'); prefetch();"],
    ['server/config/config.ts', 'readConfig(process.env);'],
    ['scripts/seed.ts', 'const { PORT } = process.env;'],
    ['contract/values.ts', "export { z } from 'zod';\nexport const limit = 1;"],
    ['server/app.ts', 'start();\n'.repeat(400)],
  ])('number %# in %s', (path, code) => {
    expect(breaches({ [path]: code })).toEqual([]);
  });
});

it('the browser takes from a file that builds on zod types only', () => {
  const contract = { 'contract/tasks.ts': "import { z } from 'zod';\nexport const schema = z.string();" };
  const types = "import type { Task } from '#contract/tasks.ts';";
  expect(breaches({ ...contract, 'browser/main.tsx': types })).toEqual([]);
  for (const code of ["import { schema } from '#contract/tasks.ts';", "import { z } from 'zod';"])
    expect(breaches({ ...contract, 'domain/undo.ts': code })).toHaveLength(1);
});

describe('reading imports', () => {
  it('sees those over several lines, passed on, and dynamic', () => {
    const code =
      "import {\n  one,\n  type Two,\n} from '#server/a.ts';\nexport { three } from '#server/b.ts';\nimport(\n'#server/c.ts')";
    expect(breaches({ 'browser/main.tsx': code })).toHaveLength(3);
  });

  it('does not take words in comments and texts for code', () => {
    const code = [
      "// import { a } from '#server/a.ts'; process.env",
      '/* await fetch(x) */',
      "const address = 'https://example.com'; // fetch(address)",
      'const words = `it is said: // process.exit`;',
    ].join('\n');
    expect(breaches({ 'browser/main.tsx': code })).toEqual([]);
  });
});

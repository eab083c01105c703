/**
 * The layers of the program and who may import whom; ARCHITECTURE.md says why. `npm run check` runs this.
 * Tests may import anything.
 */

/** Browser features, from the bottom to the top: each may use those before it and none after it. */
const featureOrder = [
  'language',
  'page-states',
  'licenses',
  'navigation',
  'select-tasks',
  'filing',
  'activity',
  'sign-in',
  'export',
  'import',
  'about',
  'settings',
  'shortcuts',
  'focus',
  'mindfulness',
  'account',
  'sign-in-methods',
  'access-tokens',
  'bookmarklet',
  'mail-in',
  'webhooks',
  'ai-clients',
  'admin',
  'reminders',
  'notes',
  'threads',
  'themes',
  'suggestions',
  'task-row',
  'tags',
  'add-task',
  'board',
  'projects',
  'search',
  'bulk-edit',
  'assistant',
  'capture',
  'reclassify',
  'task-lists',
  'voice',
  'share',
  'events',
  'plan-days',
  'planning',
  'calendar',
  'organize',
  'task-details',
  'trash',
  'review',
  'analytics',
  'sync',
  'palette',
  'home',
];

/** Server features, from the bottom to the top: each may use those before it and none after it, types included. */
const serverFeatureOrder = [
  'settings',
  'auth',
  'access-tokens',
  'push',
  'profile',
  'language-models',
  'tasks',
  'threads',
  'themes',
  'projects',
  'notes',
  'mindfulness',
  'focus',
  'activity',
  'reminders',
  'trash',
  'places',
  'understanding',
  'refinement',
  'capture',
  'reclassify',
  'voice',
  'calendar-subscriptions',
  'calendar',
  'mail-in',
  'webhooks',
  'import',
  'assistant',
  'mcp',
  'backup',
  'system',
  'sync',
  'transfer',
];

/** Files of features that still name the repository of another. Take one off, and add none. */
export const stillReachingIn = [
  'activity/activity.usecases.ts',
  'capture/capture.usecases.ts',
  'import/continue-import.usecases.ts',
  'import/restore.usecases.ts',
  'projects/projects.routes.ts',
  'reclassify/reclassify-with-intake.usecases.ts',
  'reclassify/reclassify.routes.ts',
  'reclassify/reclassify.usecases.ts',
  'refinement/apply-refinement.ts',
  'refinement/decide-refinement.usecases.ts',
  'refinement/refine-capture.usecases.ts',
  'reminders/reminders.usecases.ts',
  'voice/recordings.usecases.ts',
];

/** Files of contract/ that hold rules and limits but no schema, so that the browser can import them without zod. */
const withoutZod =
  '^contract/(calendar-problems|language-model-limits|limits|standard-themes|sync-headers|synced-kinds|task-fields|task-rules|text|vocabularies)\\.ts$';

const tests = '\\.test\\.tsx?$|^server/testing/|^intake/testing\\.ts$|^browser/store/testing/';
const node = { dependencyTypes: ['core'] };

/** Files under `folder` import, of this project, only what matches `allowed`. */
const importsOnly = (name, folder, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: folder, pathNot: tests },
  to: { pathNot: [...allowed, '^node_modules/', '^package\\.json$'], dependencyTypesNot: ['core'] },
});

const forbidden = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    forbidden(
      'no-circles',
      'No file may reach itself through its imports, types included.',
      {},
      { circular: true },
    ),

    importsOnly('contract', '^contract/', ['^contract/'], 'contract imports only itself and zod.'),
    forbidden(
      'contract-libraries',
      'contract imports no library but zod.',
      { path: '^contract/', pathNot: tests },
      { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    ),
    importsOnly('intake', '^intake/', ['^intake/'], 'intake imports only itself.'),
    importsOnly(
      'domain',
      '^domain/',
      ['^(contract|intake|domain)/', '^messages/en/(domain|filter|model-failures)\\.ts$'],
      'domain imports only contract and intake, and the types of its texts.',
    ),
    forbidden(
      'pure',
      'contract, intake, domain and browser run in a browser: no Node modules.',
      { path: '^(contract|intake|domain|browser)/', pathNot: tests },
      node,
    ),
    importsOnly(
      'browser',
      '^browser/',
      ['^(browser|contract|intake|domain|messages)/'],
      'The browser never imports the server.',
    ),
    importsOnly(
      'server',
      '^server/',
      ['^(server|contract|intake|domain|messages)/'],
      'The server never imports the browser.',
    ),

    forbidden(
      'no-zod-in-browser',
      'zod is too large for the browser: take only types from files that build schemas.',
      { path: '^(browser|domain)/', pathNot: tests },
      { path: '^(node_modules/zod/|contract/)', pathNot: withoutZod, dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'no-zod-in-rules',
      'These files are imported by the browser as values.',
      { path: withoutZod },
      { path: ['^node_modules/zod/', '^contract/'], pathNot: withoutZod, dependencyTypesNot: ['type-only'] },
    ),

    importsOnly(
      'messages',
      '^messages/',
      ['^messages/'],
      'Texts import only the plural forms of their language.',
    ),
    importsOnly(
      'i18n',
      '^browser/i18n/',
      ['^browser/i18n/', '^messages/', '^contract/vocabularies\\.ts$'],
      'i18n is below everything that is shown.',
    ),
    importsOnly(
      'ui',
      '^browser/ui/',
      ['^browser/(ui|i18n)/', '^browser/limits\\.ts$'],
      'ui knows no product word.',
    ),
    importsOnly('limits', '^browser/limits\\.ts$', [], 'Limits are below everything.'),
    importsOnly(
      'time',
      '^browser/time/',
      ['^browser/(ui|time|i18n)/', '^(contract|intake|domain)/'],
      'time is below the store.',
    ),
    importsOnly(
      'store',
      '^browser/store/',
      ['^browser/(store|ui|time|i18n)/', '^browser/[\\w-]+\\.ts$', '^(contract|intake|domain)/'],
      'The store knows no model and no screen.',
    ),
    importsOnly(
      'model',
      '^browser/model/',
      ['^browser/(model|store|ui|time|i18n)/', '^browser/[\\w-]+\\.ts$', '^(contract|intake|domain)/'],
      'Queries and mutations know no feature.',
    ),
    forbidden(
      'model-without-jsx',
      'Queries and mutations hold no JSX.',
      { path: '^browser/model/' },
      { path: '\\.tsx$', pathNot: '^browser/ui/' },
    ),
    forbidden(
      'features-below-pages',
      'A feature knows no page and nothing of the app around it.',
      { path: '^browser/features/', pathNot: tests },
      { path: '^browser/(app|pages)/' },
    ),
    forbidden(
      'pages-below-app',
      'A page knows nothing of the app around it.',
      { path: '^browser/pages/', pathNot: tests },
      { path: '^browser/app/' },
    ),
    ...featureOrder.map((feature, at) =>
      forbidden(
        `feature-${feature}`,
        'A feature uses only features before it in featureOrder. Add a new feature to that list.',
        { path: `^browser/features/${feature}/`, pathNot: tests },
        {
          path: '^browser/features/',
          pathNot: `^browser/features/(${featureOrder.slice(0, at + 1).join('|')})/`,
        },
      ),
    ),
    forbidden(
      'feature-in-order',
      'Add this feature to featureOrder.',
      { path: '^browser/features/', pathNot: `^browser/features/(${featureOrder.join('|')})/` },
      {},
    ),

    ...serverFeatureOrder.map((feature, at) =>
      forbidden(
        `server-feature-${feature}`,
        'A server feature uses only features before it in serverFeatureOrder, types included.',
        { path: `^server/features/${feature}/`, pathNot: tests },
        {
          path: '^server/features/',
          pathNot: `^server/features/(${serverFeatureOrder.slice(0, at + 1).join('|')})/`,
        },
      ),
    ),
    forbidden(
      'server-feature-in-order',
      'Add this feature to serverFeatureOrder.',
      { path: '^server/features/', pathNot: `^server/features/(${serverFeatureOrder.join('|')})/` },
      {},
    ),
    forbidden(
      'foreign-repositories',
      'A server feature does not know the repositories of another, not even their types.',
      {
        path: '^server/features/([^/]+)/',
        pathNot: [
          tests,
          ...stillReachingIn.map((file) => `^server/features/${file.replaceAll('.', '\\.')}$`),
        ],
      },
      { path: '\\.repository\\.ts$', pathNot: '^server/features/$1/' },
    ),
    forbidden(
      'server-features',
      'A server feature uses another through its use cases and errors, or for its types.',
      { path: '^server/features/([^/]+)/', pathNot: tests },
      {
        path: '^server/features/',
        pathNot: ['^server/features/$1/', '\\.(usecases|errors)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbidden(
      'below-features',
      'What features share knows no feature; jobs use their use cases.',
      { path: '^server/(config|db|http|mail)/', pathNot: tests },
      { path: '^server/(features|jobs)/' },
    ),
    forbidden(
      'sql-in-repositories',
      'Only repositories and server/db hold SQL.',
      {
        path: '^server/',
        pathNot: [
          tests,
          '^server/db/',
          '\\.repository\\.ts$',
          '^server/(app-parts|main)\\.ts$',
          // better-auth and rate-limiter-flexible take the pool itself.
          '^server/features/auth/(create-auth|better-auth|attempt-limits)\\.ts$',
          // pg-boss takes a connection.
          '^server/jobs/',
        ],
      },
      { path: ['^node_modules/(kysely|pg)/', '^server/db/database\\.ts$'] },
    ),
    forbidden(
      'environment-in-config',
      'Only server/config reads the environment.',
      { path: '^server/', pathNot: [tests, '^server/config/'] },
      { path: '^(node:)?process$' },
    ),
  ],
  options: {
    // TypeScript 7 has no parser API yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '\\.generated\\.ts$|^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};

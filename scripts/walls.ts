import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Path from the project's folder, with slashes, to what is in the file. */
export type Sources = Map<string, string>;

const folders = ['contract', 'intake', 'domain', 'browser', 'server', 'fixtures', 'scripts', 'bench', 'e2e'];
const mostLines = 400;

export function readSources(root: string): Sources {
  const sources: Sources = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      sources.set(
        file.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
        readFileSync(file, 'utf8'),
      );
    }
  return sources;
}

interface Import {
  /** Path from the project's folder for a file of ours, else the library's name. */
  target: string;
  ours: boolean;
  typeOnly: boolean;
}

interface File {
  path: string;
  /** Without comments. */
  code: string;
  imports: Import[];
  isTest: boolean;
}

interface Wall {
  name: string;
  /** What is wrong in this file, in a few words each. */
  breaches: (file: File, sources: Sources) => string[];
}

/** Every breach of a wall, as `path: what is wrong (wall)`. */
export function findBreaches(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) => {
    const code = withoutComments(source);
    const file = { path, code, imports: importsOf(path, code), isTest: isTest(path) };
    return walls.flatMap((wall) =>
      wall.breaches(file, sources).map((breach) => `${path}: ${breach} (${wall.name})`),
    );
  });
}

const isTest = (path: string) =>
  /\.test\.tsx?$|test-app\.ts$|^server\/testing\/|^intake\/testing\.ts$/.test(path);

/** Strings are kept whole: `//` in an address is no comment. */
const withoutComments = (source: string) =>
  source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g,
    (_all, text: string | undefined) => text ?? '',
  );

const statement = /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?(?:[^'"`;()]*?\sfrom\s+)?'([^']+)'/g;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

function importsOf(path: string, code: string): Import[] {
  const found = [
    ...[...code.matchAll(statement)].map(([, type, name = '']) => ({ name, typeOnly: type !== undefined })),
    ...[...code.matchAll(dynamic)].map(([, name = '']) => ({ name, typeOnly: false })),
  ];
  return found.map(({ name, typeOnly }) => {
    const ours = /^(#|\.{1,2}\/)/.test(name);
    const target = name.startsWith('#') ? name.slice(1) : ours ? posix.join(posix.dirname(path), name) : name;
    return { target, ours, typeOnly };
  });
}

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

/** Files in `folder` import, of ours and of libraries, only what `allowed` says. */
const importsOnly = (
  name: string,
  applies: (file: File) => boolean,
  allowed: (target: Import, file: File) => boolean,
): Wall => ({
  name,
  breaches: (file) =>
    applies(file)
      ? file.imports.filter((target) => !allowed(target, file)).map(({ target }) => `imports ${target}`)
      : [],
});

/** Files for which `applies` do not contain `pattern`. */
const containsNo = (name: string, applies: (file: File) => boolean, pattern: RegExp): Wall => ({
  name,
  breaches: (file) => {
    const found = applies(file) ? file.code.match(pattern) : null;
    return found ? [`contains ${found[0].trim()}`] : [];
  },
});

const featureOf = (path: string) => path.match(/^(?:server|browser)\/features\/([^/]+)\//)?.[1];
const isShared = (path: string) => /^(contract|intake|domain)\//.test(path);

const walls: Wall[] = [
  importsOnly(
    'contract imports only zod',
    (file) => isIn('contract')(file.path) && !file.isTest,
    ({ target, ours }) => (ours ? isIn('contract')(target) : target === 'zod'),
  ),
  importsOnly(
    'intake imports nothing of ours but its own',
    (file) => isIn('intake')(file.path),
    ({ target, ours }, file) => (ours ? isIn('intake')(target) : file.isTest || !target.startsWith('node:')),
  ),
  importsOnly(
    'domain imports only contract and intake',
    (file) => isIn('domain')(file.path),
    ({ target, ours }, file) => (ours ? isShared(target) : file.isTest || !target.startsWith('node:')),
  ),
  importsOnly(
    'the browser imports only itself, contract, intake and domain',
    (file) => isIn('browser')(file.path) && !file.isTest,
    ({ target, ours }) => (ours ? isIn('browser')(target) || isShared(target) : !target.startsWith('node:')),
  ),
  {
    name: 'the browser takes only types from files that build on zod',
    breaches: ({ path, imports, isTest }, sources) =>
      /^(browser|domain)\//.test(path) && !isTest
        ? imports
            .filter(
              ({ target, ours, typeOnly }) =>
                !typeOnly && (ours ? /from 'zod'/.test(sources.get(target) ?? '') : target === 'zod'),
            )
            .map(({ target }) => `imports ${target}`)
        : [],
  },
  importsOnly(
    'the server imports only itself, contract, intake and domain',
    (file) => isIn('server')(file.path) && !file.isTest,
    ({ target, ours }) => !ours || isIn('server')(target) || isShared(target) || target === 'package.json',
  ),
  importsOnly(
    'a server feature uses another through its use cases and errors',
    (file) => isIn('server')(file.path) && !file.isTest && !/^server\/(app|main)\.ts$/.test(file.path),
    ({ target, typeOnly }, file) => {
      const feature = featureOf(target);
      return (
        feature === undefined ||
        feature === featureOf(file.path) ||
        (typeOnly && !isIn('server/db')(file.path)) ||
        (featureOf(file.path) !== undefined && /\.(usecases|errors)\.ts$/.test(target))
      );
    },
  ),
  importsOnly(
    'ui knows nothing of the product',
    (file) => isIn('browser/ui')(file.path),
    ({ target, ours }) => !ours || isIn('browser/ui')(target),
  ),
  importsOnly(
    'the store knows no screen',
    (file) => isIn('browser/store')(file.path),
    ({ target }) => !/^browser\/(pages|shell|ui)\/|^browser\/features\/.*\.tsx$/.test(target),
  ),
  importsOnly(
    'a browser feature knows no page, and of another feature components, rows, looks, layout, options, forms, session, shortcuts, queries, mutations and what opens a thing',
    (file) => isIn('browser/features')(file.path) && !file.isTest,
    ({ target, typeOnly }, file) => {
      const feature = featureOf(target);
      if (feature === undefined) return !/^browser\/(pages\/|routes|main)/.test(target);
      return feature === featureOf(file.path) || typeOnly || shownToOthers(target);
    },
  ),
  containsNo(
    'only repositories and server/db hold SQL',
    ({ path, isTest }) =>
      isIn('server')(path) && !isTest && !isIn('server/db')(path) && !path.endsWith('.repository.ts'),
    /\bsql(<[^>`]*>)?`|\bsql\.\w+\(|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\.query\(/,
  ),
  containsNo(
    'only api-client.ts talks to the server',
    ({ path, isTest }) =>
      isIn('browser')(path) &&
      !isTest &&
      path !== 'browser/api-client.ts' &&
      path !== 'browser/service-worker.ts',
    /(?<![.\w])fetch\(|\b(window|globalThis|self)\.fetch\b|new (EventSource|WebSocket|XMLHttpRequest)\b|sendBeacon\(/,
  ),
  containsNo(
    'only server/config reads the environment',
    ({ path, isTest }) =>
      /^(contract|intake|domain|browser|server)\//.test(path) && !isTest && !isIn('server/config')(path),
    /\bprocess\.env\b|from 'node:process'/,
  ),
  {
    name: 'no barrel files',
    breaches: ({ code }) => {
      const rest = code
        .replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '')
        .trim();
      return rest === '' && code.trim() !== '' ? ['only passes on what other files export'] : [];
    },
  },
  {
    name: `no file over ${mostLines} lines`,
    breaches: ({ path, code }) => {
      const lines = code.split('\n').length - 1;
      return /^(browser|server|contract|domain)\//.test(path) && lines > mostLines
        ? [`has ${lines} lines`]
        : [];
    },
  },
];

/** What a browser feature exports for others. */
const shownToOthers = (path: string) =>
  path.endsWith('.tsx') ||
  /((rows|looks|layout|options|form|session|queries|mutations|shortcuts)|\/open-[\w-]+)\.ts$/.test(path);

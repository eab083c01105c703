import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const at = (path: string) => fileURLToPath(new URL(`../browser/${path}`, import.meta.url));

/**
 * Groups the modules loaded at startup into a few chunks, since forty small files would queue for connections: one for
 * signing in, one for signed-in users, one shared by both, and one for each of the most visited pages. Chunks of
 * languages other than English, their texts included, get recognizable names for the service worker. Everything else is split by default.
 */
export function createChunkNames() {
  let names: Map<string, string> | undefined;

  function nameAll(modules: Modules): Map<string, string> {
    const reachable = (path: string): Set<string> => {
      if (!modules.getModuleInfo(at(path))) throw new Error(`No module ${path} for the chunk made of it`);
      return reachableFrom([at(path)]);
    };
    const reachableFrom = (waiting: string[]): Set<string> => {
      const found = new Set<string>();
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
      }
      return found;
    };
    const first = reachable('app/main.tsx');
    const home = reachable('pages/home.tsx');
    const tasks = reachable('pages/tasks.tsx');
    const signIn = reachable('pages/login.tsx');
    const lists = reachable('features/home/home-lists.tsx');
    const signedIn = reachable('app/signed-in.tsx').union(home.intersection(tasks));
    const languages =
      modules.getModuleInfo(at('../intake/locales/languages.ts'))?.dynamicallyImportedIds ?? [];
    const texts = modules.getModuleInfo(at('i18n/area.ts'))?.dynamicallyImportedIds ?? [];
    const listPages = ['attention', 'filter', 'tags'].map((page) => at(`pages/${page}.tsx`));
    const chunks = {
      'list-pages': reachableFrom(listPages).difference(first),
      // What several groups of a language share, such as its plural forms, is in the first of them.
      ...Object.fromEntries(
        [...texts]
          .sort()
          .map((id) => [
            `texts-${basename(dirname(id))}-${basename(id, '.ts')}`,
            reachableFrom([id]).difference(first),
          ]),
      ),
      'language-shared': reachableFrom([...languages]),
      ...Object.fromEntries(languages.map((id) => [`language-${basename(id, '.ts')}`, [id]])),
      // One file compresses better than three for lists, search and capture.
      reading: reachable('../intake/read-when.ts').difference(reachable('../domain/recurring-task.ts')),
      tasks,
      'home-lists': lists,
      lists: lists.intersection(tasks),
      home,
      capture: reachable('features/capture/capture-input.tsx'),
      'signed-in': signedIn,
      'sign-in': signIn.difference(first),
      both: signedIn.union(home).union(tasks).intersection(signIn.union(first)),
    };
    return new Map(
      Object.entries(chunks).flatMap(([name, ids]) => [...ids].map((id) => [id, name] as const)),
    );
  }

  return (id: string, modules: Modules): string | null => {
    names ??= nameAll(modules);
    return names.get(id) ?? null;
  };
}

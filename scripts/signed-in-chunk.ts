import { fileURLToPath } from 'node:url';

interface ModuleInfo {
  importedIds: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const at = (path: string) => fileURLToPath(new URL(`../browser/${path}`, import.meta.url));

const signedIn = ['shell/signed-in.tsx', 'features/tasks/task-item.tsx', 'ui/page.tsx'].map(at);
const signedOut = ['main.tsx', 'pages/login.tsx', 'pages/signup.tsx', 'pages/reset.tsx'].map(at);

/**
 * Names the chunk of what every signed-in start loads and no sign-in page does: one file instead of twenty small
 * ones, each of which would wait for a connection.
 */
export function createSignedInChunk() {
  let members: Set<string> | undefined;

  function reachable(from: string[], modules: Modules): Set<string> {
    const found = new Set<string>();
    const waiting = [...from];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  }

  return (id: string, modules: Modules): string | null => {
    members ??= reachable(signedIn, modules).difference(reachable(signedOut, modules));
    return members.has(id) ? 'signed-in' : null;
  };
}

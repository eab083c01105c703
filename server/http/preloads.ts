import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
);

/** The first part of an address, and so the name of its page: `/theme/work` is of the page `theme`. */
const pageOf = (path: string) => path.split('/')[1] || 'home';

/**
 * Links to the scripts that the page at `path` will ask for once somebody is signed in, so that a browser loads them
 * beside the first script instead of after it. Reads the manifest of the build in `folder` once; none without it.
 */
export function createPreloads(folder: string): (path: string) => string {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => '';
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const links = new Map<string, string>();

  function filesOf(keys: string[]): string[] {
    const found = new Set<string>();
    const waiting = [...keys];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const chunk = chunks[key];
      if (!chunk || chunk.isEntry || found.has(chunk.file)) continue;
      found.add(chunk.file);
      waiting.push(...(chunk.imports ?? []));
    }
    return [...found];
  }

  return (path) => {
    const page = `browser/pages/${pageOf(path)}.tsx`;
    const known = links.get(page);
    if (known !== undefined || !(page in chunks)) return known ?? '';
    const text = filesOf([page, 'browser/shell/signed-in.tsx'])
      .map((chunk) => `<link rel="modulepreload" href="/${chunk}">`)
      .join('');
    links.set(page, text);
    return text;
  };
}

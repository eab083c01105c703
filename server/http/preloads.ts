import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

/** Returns the first part of a path, which names its page: `/theme/work` belongs to the page `theme`. */
const getPage = (path: string) => path.split('/')[1] || 'home';

interface Visitor {
  signedIn: boolean;
  /** What the browser prefers, such as `de`. */
  language: string;
}

/**
 * Returns links to the scripts and styles that the page at `path` will ask for, so that a browser loads them beside the first
 * script instead of after it; who is not signed in will see the sign-in page. Reads the manifest of the build in
 * `folder` once; none without it.
 */
export function createPreloads(folder: string): (path: string, visitor: Visitor) => string {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => '';
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const links = new Map<string, string>();

  function collectFiles(keys: string[]): Set<string> {
    const found = new Set<string>();
    const waiting = [...keys];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const chunk = chunks[key];
      if (!chunk || found.has(chunk.file)) continue;
      for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
      waiting.push(...(chunk.imports ?? []));
    }
    return found;
  }

  // The manifest lists modules that share a chunk only under the name of the chunk.
  const findKey = (source: string, name: string) =>
    source in chunks ? source : Object.keys(chunks).find((key) => chunks[key]?.name === name);
  const named = collectFiles(Object.keys(chunks).filter((key) => chunks[key]?.isEntry));
  const signIn = findKey('browser/pages/login.tsx', 'sign-in');
  const shell = findKey('browser/app/signed-in.tsx', 'signed-in');

  const findTexts = (language: string, group: string) => findKey('', `texts-${language}-${group}`);

  return (path, { signedIn, language }) => {
    const page = findKey(`browser/pages/${getPage(path)}.tsx`, getPage(path));
    const pages = signedIn ? [shell, page, findTexts(language, 'first-pages')] : [signIn];
    const keys = [...pages, findTexts(language, 'sign-in-pages')].filter((key) => key !== undefined);
    if (!page) return '';
    const name = keys.join(' ');
    const known = links.get(name);
    if (known !== undefined) return known;
    const text = [...collectFiles(keys).difference(named)]
      .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/${file}">`)
      .join('');
    links.set(name, text);
    return text;
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { LicenseList } from '#contract/licenses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What Heddle, which is MIT, can hand on with a mention. MPL-2.0 asks for the source of a changed file; we change none. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

/** Returns whether an SPDX expression lets us hand a package on: one of the licenses joined by OR, each of those joined by AND. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((license) => allowed.has(license.trim())));

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});
const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default('') });

const licenseFile = /^(licen[cs]e|copying|notice)[^/]*$/i;

/** Lists the installed packages that a running Heddle needs, by name, with the texts of their licenses. */
export function listLicenses(): LicenseList {
  const { packages } = lockSchema.parse(readJson(join(root, 'package-lock.json')));
  const texts: string[] = [];
  const listed = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(root, path)),
    )
    .map(([path]) => {
      const { name, version, license } = manifestSchema.parse(readJson(join(root, path, 'package.json')));
      const text = readText(join(root, path));
      if (text && !texts.includes(text)) texts.push(text);
      return { name, version, license, text: text ? texts.indexOf(text) : null };
    });
  const unique = new Map(listed.map((each) => [`${each.name}@${each.version}`, each]));
  return { packages: [...unique.values()].sort((one, other) => (one.name < other.name ? -1 : 1)), texts };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
  return files.join('\n\n');
}

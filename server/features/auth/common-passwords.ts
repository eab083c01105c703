import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { refusedPasswordCount } from '../../config/limits.ts';

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));

let loading: Promise<ReadonlySet<string>> | undefined;

/** Returns whether a password is one of the commonest, in whatever case. The list is read for the first one, and kept: it takes 1.5 MB. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords();
  return (await loading).has(password.normalize('NFKC').toLowerCase());
}

/** Reads the list, which is sorted by frequency. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const passwords: string[] = JSON.parse(await readFile(list, 'utf8'));
  return new Set(passwords.slice(0, refusedPasswordCount));
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { refusedPasswordCount } from '../../config/limits.ts';

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));

/**
 * Returns whether a password is one of the commonest, in whatever case. The list is sorted by frequency. It is read for each new
 * password, which takes some milliseconds, so that it takes no memory between them.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const passwords: string[] = JSON.parse(await readFile(list, 'utf8'));
  return passwords.slice(0, refusedPasswordCount).includes(password.normalize('NFKC').toLowerCase());
}

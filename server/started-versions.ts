import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StartedVersion {
  version: string;
  /** When it was first started, after another one. */
  at: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'versions');

/** Returns the versions that were started with this DATA_DIR, the oldest first. */
export function readStartedVersions(dataDir: string): StartedVersion[] {
  let lines: string;
  try {
    lines = readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    return [];
  }
  return lines.split('\n').flatMap((line) => {
    const [version, at] = line.split(' ');
    return version && at ? [{ version, at }] : [];
  });
}

/** Writes down that a version was started, for `npm run version`; a DATA_DIR that cannot be written does without. */
export function noteStartedVersion(dataDir: string, { version, at }: StartedVersion): void {
  if (readStartedVersions(dataDir).at(-1)?.version === version) return;
  try {
    appendFileSync(fileIn(dataDir), `${version} ${at}\n`);
  } catch {
    // With DATABASE_URL and SECRET, Heddle runs without a folder.
  }
}

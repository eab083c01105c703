import { readFileSync } from 'node:fs';
import { changesSince } from '#domain/changelog.ts';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readStartedVersions } from '#server/started-versions.ts';
import { version } from '#server/version.ts';

/** Tells which version is here, which one was started before it, and what is new since. */
function describe(dataDir: string): string {
  const started = readStartedVersions(dataDir);
  const previous = started.findLast((each) => each.version !== version);
  const isStarted = started.at(-1)?.version === version;
  const here = isStarted
    ? `Heddle ${version}, started here since ${day(started.at(-1)?.at)}.`
    : `Heddle ${version}, not yet started on ${dataDir}.`;
  if (!previous) return `${here} CHANGELOG.md says what is in it.`;
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  const sections = changesSince(changelog, previous.version);
  const before = `${here} Before it, ${previous.version} was started on ${day(previous.at)}.`;
  if (!sections) return `${before} CHANGELOG.md does not know that version: is it newer than this one?`;
  if (sections.length === 0) return `${before} Nothing is newer than that.`;
  return [`${before} New since:`, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`)].join(
    '\n\n',
  );
}

const day = (instant = '') => instant.slice(0, 10);

try {
  console.log(describe(readConfig().dataDir));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

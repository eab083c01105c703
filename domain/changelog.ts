/** One version's section of CHANGELOG.md, `## 0.2.0 (2027-01-31)` or `## Unreleased`. */
export interface ChangelogSection {
  /** The first word of the heading. */
  version: string;
  heading: string;
  text: string;
}

/** Reads the sections of a changelog, the newest first. */
export function readChangelog(changelog: string): ChangelogSection[] {
  const [, ...parts] = changelog.split(/^## (.*)$/m);
  return parts.flatMap((heading, index) =>
    index % 2 === 0
      ? [{ heading, version: heading.split(' ')[0] ?? '', text: (parts[index + 1] ?? '').trim() }]
      : [],
  );
}

/** Returns what is new in a version; undefined for one that the changelog does not know. */
export const changesOf = (changelog: string, version: string): string | undefined =>
  readChangelog(changelog).find((section) => section.version === version)?.text;

/** Returns the sections after that of a version, the newest first; undefined for one that the changelog does not know. */
export function changesSince(changelog: string, version: string): ChangelogSection[] | undefined {
  const sections = readChangelog(changelog);
  const index = sections.findIndex((section) => section.version === version);
  return index < 0 ? undefined : sections.slice(0, index).filter(({ text }) => text !== '');
}

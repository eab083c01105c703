import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names the programs of Debian's packages `vdirsyncer` and `khal` that are not installed. */
export const findMissingFeedReaders = (): string[] =>
  ['vdirsyncer', 'khal'].filter(
    (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  );

/** Downloads a feed with vdirsyncer, and returns what khal lists of it in a range of days, a line for each event of each day. */
export async function readWithKhal({
  url,
  folder,
  from,
  to,
  timeZone,
}: {
  url: string;
  /** Gets what the programs keep. */
  folder: string;
  from: string;
  to: string;
  timeZone: string;
}): Promise<string[]> {
  const events = join(folder, 'events');
  const [sync, khal] = [join(folder, 'vdirsyncer'), join(folder, 'khal')];
  await writeFile(
    sync,
    `[general]
status_path = "${join(folder, 'status')}"
[pair feed]
a = "remote"
b = "local"
collections = null
[storage remote]
type = "http"
url = "${url}"
[storage local]
type = "filesystem"
path = "${events}"
fileext = ".ics"
`,
  );
  await writeFile(
    khal,
    `[calendars]
[[feed]]
path = ${events}
[locale]
local_timezone = ${timeZone}
default_timezone = ${timeZone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, 'khal.db')}
`,
  );
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' };
  await run('sh', ['-c', 'yes | vdirsyncer -c "$0" discover', sync], { env });
  await run('vdirsyncer', ['-c', sync, 'sync'], { env });
  const format = ['--day-format', '', '--format', '{start-date} {start-time} {title}'];
  const { stdout } = await run('khal', ['-c', khal, 'list', ...format, from, to], { env });
  return stdout.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
}

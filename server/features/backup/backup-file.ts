import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, damagedBackup } from './backup.errors.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { seal, sealMark, unseal } from './seal.ts';

const headerSchema = z.object({
  format: z.literal(1),
  /** The version of Heddle that made it. */
  heddle: z.string(),
  made_at: z.iso.datetime(),
  /** The schema of the rows: every migration that made it. */
  migrations: z.array(z.string()),
  /** The SECRET of the server; only in encrypted backups. */
  secret: z.string().optional(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof tableSchema>;

const tableEndSchema = z.object({ rows: z.int(), sha256: z.string() });
const totalsSchema = z.object({ tables: z.int(), rows: z.int() });
export type BackupTotals = z.infer<typeof totalsSchema>;

const marks = {
  header: '-- heddle-backup ',
  table: '-- table ',
  tableEnd: '-- end ',
  totals: '-- complete ',
};
/** How COPY ends the rows. No row has this line, since COPY writes a backslash twice. */
const rowsEnd = '\n\\.\n';
const maxLineBytes = 1024 * 1024;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const listColumns = ({ columns }: BackupTable) => columns.map(quote).join(', ');

/**
 * Writes a backup: text as COPY writes it, between lines with what must be known about it, compressed with gzip and, with a key,
 * encrypted. The file has its name only once it is complete and on the disk.
 */
export async function writeBackupFile({
  file,
  key,
  header,
  tables,
}: {
  file: string;
  key: string | undefined;
  header: BackupHeader;
  tables: AsyncIterable<BackupTable & { rows: AsyncIterable<Buffer> }>;
}): Promise<BackupTotals> {
  const draft = `${file}.part`;
  const totals = { tables: 0, rows: 0 };
  async function* content(): AsyncGenerator<Buffer> {
    const line = (mark: keyof typeof marks, value: unknown) =>
      Buffer.from(`${marks[mark]}${JSON.stringify(value)}\n`);
    yield line('header', header);
    for await (const { rows, ...table } of tables) {
      yield line('table', table);
      yield Buffer.from(`COPY ${quote(table.name)} (${listColumns(table)}) FROM stdin;\n`);
      const check = createRowCheck();
      for await (const block of rows) yield check.add(block);
      yield Buffer.from('\\.\n');
      yield line('tableEnd', check.result());
      totals.tables += 1;
      totals.rows += check.result().rows;
    }
    yield line('totals', totals);
  }
  try {
    const gzip = createGzip({ level: 4 });
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    if (key === undefined) await pipeline(content, gzip, output);
    else await pipeline(content, gzip, (compressed: AsyncIterable<Buffer>) => seal(compressed, key), output);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return totals;
}

/** Counts the rows in COPY's text and computes its checksum. */
function createRowCheck() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(block: Buffer): Buffer {
      hash.update(block);
      for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) rows += 1;
      return block;
    },
    result: () => ({ rows, sha256: hash.copy().digest('hex') }),
  };
}

/** Reads only what is said about a backup, which also shows that the key is the right one. Throws BackupError. */
export async function readBackupHeader({
  file,
  key,
}: {
  file: string;
  key: string | undefined;
}): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  await readText(file, key, async (text) => {
    header = await readLine(text, 'header', headerSchema);
  });
  if (!header) throw damagedBackup();
  return header;
}

/**
 * Reads a whole backup in its order and checks it. `onTable` must read all `rows` of a table, and may return how many it stored.
 * Throws BackupError where something is missing or differs from its checksum; by then `onTable` may have seen it.
 */
export async function readBackupFile({
  file,
  key,
  onTable,
}: {
  file: string;
  key: string | undefined;
  onTable: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<number | undefined>;
}): Promise<BackupTotals> {
  let totals: BackupTotals | undefined;
  await readText(file, key, async (text) => {
    await readLine(text, 'header', headerSchema);
    const counted = { tables: 0, rows: 0 };
    for (;;) {
      const line = (await text.readUntil('\n', maxLineBytes))?.toString() ?? '';
      if (line.startsWith(marks.totals)) {
        totals = parseLine(line, 'totals', totalsSchema);
        if (totals.tables !== counted.tables || totals.rows !== counted.rows || !(await text.isAtEnd()))
          throw damagedBackup();
        return;
      }
      const table = parseLine(line, 'table', tableSchema);
      const rows = await readRows(text, (blocks) => onTable(table, blocks));
      const end = await readLine(text, 'tableEnd', tableEndSchema);
      if (end.rows !== rows.rows || end.rows !== rows.stored || end.sha256 !== rows.sha256)
        throw damagedBackup();
      counted.tables += 1;
      counted.rows += rows.rows;
    }
  });
  if (!totals) throw damagedBackup();
  return totals;
}

/** Passes the rows between the line `COPY …` and the line `\.` to `store`, and returns their number and checksum. */
async function readRows(
  text: ByteReader,
  store: (blocks: AsyncIterable<Buffer>) => Promise<number | undefined>,
) {
  // The line break at the end of `COPY …` belongs to the mark where there are no rows, and to no row otherwise.
  if ((await text.readUntil('FROM stdin;', maxLineBytes)) === undefined) throw damagedBackup();
  const check = createRowCheck();
  async function* blocks() {
    let isFirst = true;
    for await (const block of text.streamUntil(rowsEnd, damagedBackup)) {
      const rows = isFirst ? block.subarray(1) : block;
      isFirst = false;
      if (rows.length > 0) yield check.add(rows);
    }
    // The mark took the line break of the last row.
    if (!isFirst) yield check.add(Buffer.from('\n'));
  }
  const stored = await store(blocks());
  return { stored: stored ?? check.result().rows, ...check.result() };
}

async function readLine<Value>(
  text: ByteReader,
  mark: keyof typeof marks,
  schema: z.ZodType<Value>,
): Promise<Value> {
  const line = await text.readUntil('\n', maxLineBytes);
  return parseLine(line?.toString() ?? '', mark, schema);
}

function parseLine<Value>(line: string, mark: keyof typeof marks, schema: z.ZodType<Value>): Value {
  if (!line.startsWith(marks[mark])) throw damagedBackup();
  try {
    return schema.parse(JSON.parse(line.slice(marks[mark].length)));
  } catch {
    throw damagedBackup();
  }
}

/** Decrypts and decompresses the file for `use`. What is wrong with the file becomes a BackupError. */
async function readText(
  file: string,
  key: string | undefined,
  use: (text: ByteReader) => Promise<void>,
): Promise<void> {
  const input = createReadStream(file, { highWaterMark: 256 * 1024 });
  const gunzip = createGunzip();
  async function* compressed(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const reader = createByteReader(blocks);
    const start = await reader.read(2);
    if (start[0] === 0x1f && start[1] === 0x8b) {
      yield start;
      return yield* reader.rest();
    }
    const rest = await reader.read(sealMark.length - 2);
    if (!Buffer.concat([start, rest]).equals(sealMark))
      throw new BackupError(`${file} is not a backup of Heddle.`, 'no_backup');
    if (key === undefined)
      throw new BackupError(
        'The backup is encrypted: set BACKUP_KEY to the key it was made with.',
        'encrypted',
      );
    yield* unseal(reader, key);
  }
  const feeding = pipeline(input, compressed, gunzip);
  feeding.catch(() => undefined);
  try {
    await use(createByteReader(gunzip));
  } catch (error) {
    throw explain(error, file);
  } finally {
    input.destroy();
    gunzip.destroy();
    await feeding.catch(() => undefined);
  }
}

/** zlib's errors have codes such as Z_DATA_ERROR. */
function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return damagedBackup();
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new BackupError(`${file} cannot be read (${code}).`);
  return error;
}

import { unzipSync } from 'fflate';
import type { ImportSource } from '#contract/imports.ts';
import { maxImportBytes } from '#contract/limits.ts';
import { cleanText } from '#contract/text.ts';
import { importSourceNames, importSources } from '#contract/vocabularies.ts';
import {
  emptyImport,
  type ImportContext,
  ImportError,
  type ImportFile,
  type ParsedImport,
  type ParsedTask,
} from './parsed-import.ts';
import { registry } from './registry.ts';

const megabytes = maxImportBytes / 1024 / 1024;

/**
 * Reads a file, or the files of an archive, with the importer that knows its contents, or that of `source`. `whole` is an export of
 * Heddle as it is in the file. Throws `ImportError` for what cannot be read.
 */
export function readFile(
  { name, bytes, source }: { name: string; bytes: Uint8Array; source?: ImportSource | undefined },
  context: ImportContext,
): { source: ImportSource; parsed: ParsedImport; whole?: unknown } {
  const isArchive = startsWith(bytes, [0x50, 0x4b, 3, 4]);
  const files = (isArchive ? unpack(bytes) : [{ name, bytes }]).map(toImportFile);
  const candidates = source ? [source] : importSources;
  const found = candidates.find((candidate) =>
    files.some((file) => isForDetection(candidate, isArchive) && registry[candidate].detect(file)),
  );
  if (found === undefined)
    throw new ImportError(
      'unknown_format',
      describeUnknown({ name, isArchive, isEmpty: bytes.length === 0, source }),
    );
  const known = files.filter((file) => registry[found].detect(file));
  const parsed = merge(known.map((file) => registry[found].parse(file, context)));
  const [only] = known;
  if (found === 'heddle' && only && known.length === 1) return { source: found, parsed, whole: only.json };
  if (parsed.tasks.length === 0 && parsed.skipped.length === 0)
    throw new ImportError('empty', 'There are no tasks in this file. Choose another one.');
  return { source: found, parsed };
}

/** Rules out lists in archives: a text beside other files, such as a README, is no list. */
const isForDetection = (source: ImportSource, isArchive: boolean) => !(isArchive && source === 'list');

function describeUnknown({
  name,
  isArchive,
  isEmpty,
  source,
}: {
  name: string;
  isArchive: boolean;
  isEmpty: boolean;
  source: ImportSource | undefined;
}): string {
  if (isEmpty) return 'This file is empty. Choose another one.';
  if (source) return `This file cannot be read as ${importSourceNames[source]}. Choose another one.`;
  if (/\.(xlsx?|ods|numbers)$/i.test(name))
    return 'Spreadsheets cannot be read. Save the sheet as CSV and choose that file.';
  if (isArchive)
    return 'No file in this archive is recognized. Unpack it and choose the file that holds the tasks.';
  return 'This file is not recognized. Choose an export from one of the apps listed, a CSV file or a text file.';
}

const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const maxEntries = 2000;
const readable = /\.(csv|tsv|json|txt|md|ics)$/i;

/** Unpacks the files that can be read, up to `maxImportBytes` in all. The decompression stops at the size that each declares. */
function unpack(bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  let [total, count] = [0, 0];
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!readable.test(name) || /(^|\/)(__MACOSX\/|\.)/.test(name)) return false;
        total += originalSize;
        count += 1;
        if (total > maxImportBytes || count > maxEntries)
          throw new ImportError(
            'too_large',
            `Unpacked, this archive is larger than ${megabytes} MB. Unpack it and choose the file that holds the tasks.`,
          );
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('damaged', 'This archive cannot be unpacked. Export or download it again.');
  }
  return Object.entries(unpacked).map(([name, bytes]) => ({ name, bytes }));
}

function toImportFile({ name, bytes }: { name: string; bytes: Uint8Array }): ImportFile {
  const decoded = decodeText(bytes);
  if (decoded === null) return { name: cleanText(name), text: null, json: undefined };
  const text = cleanText(decoded);
  return { name: cleanText(name), text, json: parseJson(text) };
}

function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decodes UTF-8, UTF-16 and, where it is neither, Windows-1252; null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const decode = (encoding: string, options?: { fatal: boolean }) =>
    new TextDecoder(encoding, options).decode(bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return decode('utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decode('utf-16be');
  if (bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0)
    return decode('utf-16le');
  if (bytes.subarray(0, 10_000).includes(0)) return null;
  try {
    return decode('utf-8', { fatal: true });
  } catch {
    return decode('windows-1252');
  }
}

/** Joins what several files hold. Keys that only count the rows of a file get its number before them. */
function merge(all: readonly ParsedImport[]): ParsedImport {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  const merged = emptyImport({ hasStableKeys: all.every(({ hasStableKeys }) => hasStableKeys) });
  const projects = new Set<string>();
  for (const [index, one] of all.entries()) {
    const rename = (key: string) => (merged.hasStableKeys ? key : `${index} ${key}`);
    for (const project of one.projects)
      if (!projects.has(project.key)) {
        projects.add(project.key);
        merged.projects.push(project);
      }
    for (const task of one.tasks) merged.tasks.push(renameKeys(task, rename));
    merged.skipped.push(...one.skipped);
    merged.changed.push(...one.changed);
  }
  return merged;
}

const renameKeys = (task: ParsedTask, rename: (key: string) => string): ParsedTask => ({
  ...task,
  key: rename(task.key),
  parent: task.parent === null ? null : rename(task.parent),
});

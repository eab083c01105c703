import type { ColumnChoice, Import, ImportSource, StartImport } from '#contract/imports.ts';
import { importPreviewRetentionMs } from '../../config/limits.ts';
import type { StoredImport } from '../../db/import-rows.ts';
import { toWallTime } from '../../floating-date.ts';
import type { AppEnv, SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { missingScope } from '../access-tokens/access-tokens.errors.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import type { ImportTransaction } from './continue-import.usecases.ts';
import {
  accountNotEmpty,
  alreadyImporting,
  cannotUndoRestore,
  importNotFound,
  notAPreview,
} from './import.errors.ts';
import type { ImportPool } from './import-pool.ts';
import type { ImportsRepository } from './imports.repository.ts';
import { suggestThemes } from './suggest-themes.ts';

/** Reads a file and stores what it would become, in place of the user's earlier preview. Throws `import.…` for one that cannot be read. */
export async function previewImport({
  pool,
  intake,
  inTransaction,
  user,
  file: { name, bytes, source, columns },
  locale,
  now,
}: {
  pool: Pick<ImportPool, 'read'>;
  intake: Pick<Intake, 'readVocabulary' | 'understand'>;
  inTransaction: ImportTransaction;
  user: Pick<SignedInUser, 'id' | 'timeZone'>;
  file: {
    name: string;
    bytes: Uint8Array<ArrayBuffer>;
    source: ImportSource | undefined;
    columns: ColumnChoice | undefined;
  };
  locale: string;
  now: Date;
}): Promise<Import> {
  const wallTime = toWallTime(now, user.timeZone);
  const { timesOfDay } = await intake.readVocabulary(user.id);
  const isEmptyAccount = await inTransaction(user.id, ({ restore }) => restore.isEmpty(user.id));
  const plan = await pool.read({
    name,
    bytes,
    source,
    columns,
    locale,
    timesOfDay,
    now: wallTime,
    timeZone: user.timeZone,
    isEmptyAccount,
  });
  const { projects, threads, preview, batches } = plan;
  const themes = await suggestThemes({
    intake,
    userId: user.id,
    projects: preview.projects,
    now: wallTime,
    locale,
  });
  const row: StoredImport = {
    id: createId(),
    change_id: createId(),
    undo_id: null,
    state: 'preview',
    source: plan.source,
    file_name: name,
    preview: {
      ...preview,
      projects: preview.projects.map((project) => ({
        ...project,
        theme_id: themes[project.key]?.theme_id ?? null,
      })),
    },
    places: { projects, threads, themes },
    time_zone: user.timeZone,
    next_batch: 0,
    read: 0,
    added: 0,
    existing: 0,
    failure: null,
    created_at: now.toISOString(),
  };
  await inTransaction(user.id, ({ imports }) => imports.add(user.id, row, batches));
  return toImport(row);
}

const toImport = ({ places, time_zone, next_batch, ...shown }: StoredImport): Import => shown;

/** Throws `import.not_found`. */
export async function getImport({
  imports,
  userId,
  id,
}: {
  imports: ImportsRepository;
  userId: string;
  id: string;
}): Promise<Import> {
  const found = await imports.find(userId, id);
  if (!found) throw importNotFound();
  return toImport(found);
}

export async function getLatestImport({
  imports,
  userId,
}: {
  imports: ImportsRepository;
  userId: string;
}): Promise<Import | null> {
  const latest = await imports.findLatest(userId);
  return latest ? toImport(latest) : null;
}

/**
 * Starts a previewed import, which continues as a job. Repeated, it only returns it. Throws `import.running` while another one is in
 * progress, `import.not_empty` if an account to restore is no longer empty, and `access_tokens.missing_scope` for a token that may not
 * change settings: a restore brings those of the file, and its profile.
 */
export async function startImport({
  inTransaction,
  jobs,
  userId,
  tokenScopes,
  id,
  input,
}: {
  inTransaction: ImportTransaction;
  jobs: Pick<JobQueue, 'enqueue'>;
  userId: string;
  tokenScopes: AppEnv['Variables']['tokenScopes'];
  id: string;
  input: StartImport;
}): Promise<Import> {
  const started = await inTransaction(userId, async ({ imports, restore }) => {
    const found = await imports.find(userId, id);
    if (!found) throw importNotFound();
    if (found.state === 'running') return found;
    if (found.state !== 'preview') throw notAPreview();
    if (await imports.findRunning(userId)) throw alreadyImporting();
    if (found.preview.restores && tokenScopes && !tokenScopes.includes('settings'))
      throw missingScope(['settings']);
    if (found.preview.restores && !(await restore.isEmpty(userId))) throw accountNotEmpty();
    const places = chooseThemes(found.places, input);
    await imports.start(userId, id, places);
    return { ...found, state: 'running' as const, places };
  });
  // Enqueued again where an earlier attempt stopped before this: the job then finds nothing to do.
  await jobs.enqueue('import-tasks', { userId, importId: id });
  return toImport(started);
}

/** Applies the user's choices: a theme other than the suggested one is their decision, without a confidence. */
function chooseThemes(places: StoredImport['places'], { themes }: StartImport): StoredImport['places'] {
  const chosen = { ...places.themes };
  for (const { project, theme_id } of themes)
    if (Object.hasOwn(chosen, project) && chosen[project]?.theme_id !== theme_id)
      chosen[project] = { theme_id, confidence: null };
  return { ...places, themes: chosen };
}

/**
 * Takes back what an import has added; continues as a job. Repeated, it only returns it. Throws
 * `import.running` while one is in progress, and `import.cannot_undo` for a restored account.
 */
export async function undoImport({
  inTransaction,
  jobs,
  userId,
  id,
}: {
  inTransaction: ImportTransaction;
  jobs: Pick<JobQueue, 'enqueue'>;
  userId: string;
  id: string;
}): Promise<Import> {
  const undone = await inTransaction(userId, async ({ imports }) => {
    const found = await imports.find(userId, id);
    if (!found || found.state === 'preview') throw importNotFound();
    if (found.preview.restores) throw cannotUndoRestore();
    if (found.state === 'undoing' || found.state === 'undone') return found;
    if (await imports.findRunning(userId)) throw alreadyImporting();
    const undo_id = createId();
    await imports.startUndo(userId, id, undo_id);
    return { ...found, state: 'undoing' as const, undo_id };
  });
  if (undone.state === 'undoing') await jobs.enqueue('import-tasks', { userId, importId: id });
  return toImport(undone);
}

/** Discards a preview, or cancels an import in progress: what it has added stays. Otherwise does nothing. */
export async function cancelImport({
  inTransaction,
  userId,
  id,
}: {
  inTransaction: ImportTransaction;
  userId: string;
  id: string;
}): Promise<void> {
  await inTransaction(userId, async ({ imports }) => {
    const found = await imports.find(userId, id);
    if (!found) throw importNotFound();
    if (found.state === 'preview') await imports.delete(userId, id);
    if (found.state === 'running') await imports.end(userId, id, 'cancelled');
  });
}

/** Deletes previews that nobody imported. */
export const sweepImports = ({ imports, now }: { imports: ImportsRepository; now: Date }): Promise<void> =>
  imports.deletePreviews(new Date(now.getTime() - importPreviewRetentionMs));

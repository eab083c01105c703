import { ApiError, api } from '#browser/api-client.ts';
import { t } from '#browser/i18n/model-later.ts';
import { importUploadTimeoutMs } from '#browser/limits.ts';
import type { ColumnChoice, Import } from '#contract/imports.ts';
import { maxImportBytes } from '#contract/limits.ts';

// The server reads files and imports them, so all functions in this file ask it and reject with ApiError or NetworkError.

const path = '/api/imports';

/** A file, or a pasted text without a name. */
export interface ImportInput {
  file: Blob;
  name: string;
}

/** Sends a file and resolves with what it would become. */
export async function previewImport(
  { file, name }: ImportInput,
  { columns, onProgress }: { columns?: ColumnChoice; onProgress: (share: number) => void },
): Promise<Import> {
  const query = new URLSearchParams({ file_name: name.slice(-300) });
  if (columns) query.set('columns', JSON.stringify(columns));
  const { body } = await api.request<Import>({
    method: 'POST',
    path: `${path}?${query}`,
    body: new Blob([file], { type: 'application/octet-stream' }),
    timeoutMs: importUploadTimeoutMs,
    onProgress,
  });
  return body;
}

export async function readLatestImport(): Promise<{ import: Import | null }> {
  return (await api.request<{ import: Import | null }>({ path: `${path}/latest` })).body;
}

export const readImport = async (id: string): Promise<Import> =>
  (await api.request<Import>({ path: `${path}/${id}` })).body;

/** Begins an import, which goes on without this device. `themes` are the user's own choices, by the key of the project. */
export async function startImport(id: string, themes: ReadonlyMap<string, string | null>): Promise<Import> {
  const body = { themes: [...themes].map(([project, theme_id]) => ({ project, theme_id })) };
  return (await api.request<Import>({ method: 'POST', path: `${path}/${id}/start`, body })).body;
}

/** Takes an import back, which goes on without this device. */
export const undoImport = async (id: string): Promise<Import> =>
  (await api.request<Import>({ method: 'POST', path: `${path}/${id}/undo` })).body;

/** Discards a preview, or cancels an import in progress. */
export async function cancelImport(id: string): Promise<void> {
  await api.request({ method: 'DELETE', path: `${path}/${id}` });
}

/** Returns why a file of this size cannot be sent; undefined if it can. */
export const refuseSize = (bytes: number): string | undefined =>
  bytes > maxImportBytes ? t.fileTooLarge(maxImportBytes / 1024 / 1024) : undefined;

/** Says what went wrong and what to do; the server's words about a file are for people. */
export const describeImportError = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' && error.status < 500
    ? error.message
    : t.theServerCouldNotBe;

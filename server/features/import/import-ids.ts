import type { ImportSource } from '#contract/imports.ts';
import { deriveUuid } from '../../ids.ts';

/**
 * Returns the id of what is imported: the same for the same thing of the same source, so that a second import adds nothing twice.
 * `generation` counts how often it was deleted since: what was undone can be imported again. Heddle's own ids stay.
 */
export function deriveImportId(
  source: ImportSource,
  kind: 'task' | 'project' | 'thread' | 'theme',
  identity: string,
  generation: number,
): string {
  if (source === 'heddle' && generation === 0 && uuid.test(identity)) return identity;
  return deriveUuid([source, kind, identity, generation]);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

interface Row {
  id: string;
  deleted_at: string | null;
}

/**
 * Finds, for each identity, the id that its row has or is to have, and the row where there is one that is not deleted. `find`
 * returns rows by their ids, deleted ones too.
 */
export async function resolveIds<Found extends Row>(
  identities: readonly string[],
  toId: (identity: string, generation: number) => string,
  find: (ids: string[]) => Promise<Found[]>,
): Promise<Map<string, { id: string; row: Found | undefined }>> {
  const resolved = new Map<string, { id: string; row: Found | undefined }>();
  let open = [...new Set(identities)];
  for (let generation = 0; open.length > 0; generation++) {
    const ids = new Map(open.map((identity) => [identity, toId(identity, generation)]));
    const rows = new Map((await find([...ids.values()])).map((row) => [row.id, row]));
    open = open.filter((identity) => {
      const id = ids.get(identity) ?? '';
      const row = rows.get(id);
      if (row?.deleted_at) return true;
      resolved.set(identity, { id, row });
      return false;
    });
  }
  return resolved;
}

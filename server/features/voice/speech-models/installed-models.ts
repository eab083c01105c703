import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findModelFiles } from '../transcribers/model-files.ts';
import type { SpeechModel } from './speech-models.ts';

/** Returns where the operator's speech models are installed. */
export const modelsFolder = (dataDir: string): string => join(dataDir, 'speech-models');

/** Finds the installed speech model in DATA_DIR. Reads the folder each time, since a command may have changed it. */
export function findInstalledModel({
  dataDir,
  models,
}: {
  dataDir: string;
  models: readonly SpeechModel[];
}): { model: SpeechModel; folder: string } | undefined {
  const folders = listFolders(modelsFolder(dataDir));
  for (const model of models) {
    const folder = join(modelsFolder(dataDir), model.name);
    if (folders.includes(model.name) && !('missing' in findModelFiles(folder))) return { model, folder };
  }
  return undefined;
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText } from '../../../texts.ts';

/** Absolute paths to the files of a speech model, by its kind in sherpa-onnx. */
export type ModelFiles = { tokens: string } & (
  | { kind: 'transducer'; encoder: string; decoder: string; joiner: string }
  | { kind: 'whisper'; encoder: string; decoder: string }
  | { kind: 'ctc'; model: string }
);

/** Finds the files of a model in a folder, preferring quantized ones. If one is missing, returns a text that says which. */
export function findModelFiles(folder: string): ModelFiles | { missing: LocalizedText } {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return { missing: ({ speech }) => speech.folderMissing(folder) };
  }
  const find = (pattern: RegExp) => {
    const found = names.filter((name) => pattern.test(name));
    const name = found.find((each) => each.includes('int8')) ?? found[0];
    return name === undefined ? undefined : join(folder, name);
  };
  const tokens = find(/tokens\.txt$/);
  if (!tokens) return { missing: ({ speech }) => speech.tokensMissing(folder) };
  const [encoder, decoder, joiner, model] = [
    find(/encoder.*\.onnx$/),
    find(/decoder.*\.onnx$/),
    find(/joiner.*\.onnx$/),
    find(/^model.*\.onnx$/),
  ];
  if (encoder && decoder)
    return joiner
      ? { kind: 'transducer', tokens, encoder, decoder, joiner }
      : { kind: 'whisper', tokens, encoder, decoder };
  if (model) return { kind: 'ctc', tokens, model };
  return { missing: ({ speech }) => speech.modelMissing(folder) };
}

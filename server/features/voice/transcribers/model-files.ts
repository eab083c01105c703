import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute paths to the files of a speech model, by its kind in sherpa-onnx. */
export type ModelFiles = { tokens: string } & (
  | { kind: 'transducer'; encoder: string; decoder: string; joiner: string }
  | { kind: 'whisper'; encoder: string; decoder: string }
  | { kind: 'ctc'; model: string }
);

/** Finds the files of a model in a folder, preferring quantized ones. Returns a description of what is missing, if anything. */
export function findModelFiles(folder: string): ModelFiles | { missing: string } {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return { missing: `the folder ${folder}` };
  }
  const find = (pattern: RegExp) => {
    const found = names.filter((name) => pattern.test(name));
    const name = found.find((each) => each.includes('int8')) ?? found[0];
    return name === undefined ? undefined : join(folder, name);
  };
  const tokens = find(/tokens\.txt$/);
  if (!tokens) return { missing: `a file tokens.txt in ${folder}` };
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
  return { missing: `an .onnx model (an encoder and a decoder, or a model) in ${folder}` };
}

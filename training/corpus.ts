import { readdirSync, readFileSync } from 'node:fs';

/** The texts the models are trained on. */
export const themeCorpus = new URL('../corpus/themes/', import.meta.url);
export const speechCorpus = new URL('../corpus/speech/training/', import.meta.url);
export const captureCorpus = new URL('../corpus/captures/', import.meta.url);

/** Returns the names of the text files in a folder, sorted. */
export const listTexts = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();

/** Reads the lines of a text file, trimmed, without empty lines and `#` comments. */
export const readLines = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

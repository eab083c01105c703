/**
 * Runs the built-in intake on the command line, for evaluation: reads JSON lines `{id, text, ref}`, `ref` a local wall time
 * without zone, and writes what Enter would make of each: `{id, tasks: [{title, notes, theme, priority, due, rrule, tags,
 * remind, confidence}], split_confidence}`, and `suggestions` like `tasks` where the split is unsure. With `--split`, `tasks`
 * is always the whole split. A line it cannot read is reported on standard error and skipped; nothing readable at all ends
 * with status 1.
 */

import { enableCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import type { IntakeContext, UnderstoodTask } from '#intake/types.ts';

// The compile cache cuts a third of the startup time.
enableCompileCache();
const { readCapture } = await import('#intake/read-capture.ts');
const { understand } = await import('#intake/understand.ts');
const { chooseLanguage } = await import('#intake/locales/choose-language.ts');
const { loadLanguages } = await import('#intake/locales/languages.ts');
const languages = await loadLanguages();
const locale = 'en-US';
const wholeSplit = process.argv.includes('--split');

const vocabulary: IntakeContext['vocabulary'] = {
  themes: ['Health', 'Work', 'Personal', 'Shopping', 'Finance', 'Learning'],
  threads: [],
  projects: [],
  tags: [],
  examples: [],
};

function answer(line: string): string {
  const { id, text, ref } = JSON.parse(line);
  if (typeof text !== 'string') throw new Error('"text" must be a string');
  if (ref !== undefined && !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(ref))
    throw new Error('"ref" must look like 2026-03-11T09:20:00');
  const now = ref ?? new Date().toLocaleString('sv').replace(' ', 'T');
  const language = chooseLanguage(text, locale, languages);
  const context = { now, locale, vocabulary, ...(language && { language }) };
  if (wholeSplit) return JSON.stringify({ id, tasks: understand(text, context).map(format) });
  const { tasks, suggestions, splitConfidence } = readCapture(text, context);
  return JSON.stringify({
    id,
    tasks: tasks.map(format),
    split_confidence: Number(splitConfidence.toFixed(3)),
    ...(suggestions.length > 0 && { suggestions: suggestions.map(format) }),
  });
}

const format = (task: UnderstoodTask) => ({
  title: task.title,
  notes: task.notes,
  theme: task.theme.toLowerCase(),
  priority: task.priority,
  due: task.dueDate,
  rrule: task.recurrence,
  remind: task.reminder,
  tags: task.tags,
  confidence: task.confidence,
});

let number = 0;
let failed = 0;
for await (const line of createInterface({ input: process.stdin })) {
  number++;
  if (!line.trim()) continue;
  try {
    process.stdout.write(`${answer(line)}\n`);
  } catch (error) {
    failed++;
    console.error(`line ${number}: ${error instanceof Error ? error.message : error}`);
  }
}
if (failed > 0 && failed === number) process.exitCode = 1;

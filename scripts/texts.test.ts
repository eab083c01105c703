import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/vocabularies.ts';
import { findTexts } from './find-text.ts';

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$|\/testing\//.test(file));

/** Words in code that are the same in every language, that only developers read, or that are not text at all. */
const untranslated: Record<string, readonly string[]> = {
  'browser/api-client.ts': ['Bearer #'],
  'browser/app/register-service-worker.ts': ['take over'],
  'browser/app/saved-filter-links.tsx': ['saved filters'],
  'browser/features/about/about-section.tsx': ['Heddle #'],
  'browser/features/admin/speech-section.tsx': ['SHA-256'],
  'browser/features/ai-clients/ai-clients-section.tsx': ['Authorization: Bearer heddle_...'],
  'browser/features/ai-clients/client-configurations.ts': ['Bearer #'],
  'browser/features/capture/capture-chips.tsx': ['Inbox'],
  'browser/features/focus/use-timer-shortcuts.ts': ['Timer'],
  'browser/features/language/language-select.tsx': [
    'English',
    'Deutsch',
    'Français',
    'Español',
    'Português (Brasil)',
    'Nederlands',
  ],
  'browser/features/navigation/nav-pages.ts': [
    'Inbox',
    'Work',
    'Personal',
    'Health',
    'Learning',
    'Shopping',
    'Finance',
    'Urgent',
    'Important',
  ],
  'browser/features/navigation/order-drag.ts': ['order of #', 'before #', 'after #'],
  'browser/features/organize/organization.ts': ['theme #', 'completed tasks', 'closed threads #', 'thread #'],
  'browser/features/page-states/use-title.ts': ['# · Heddle'],
  'browser/features/plan-days/day-list.tsx': ['# footer'],
  'browser/features/reclassify/classify-button.tsx': ['with a model'],
  'browser/features/select-tasks/task-drag-kinds.ts': ['task of a day', 'board card'],
  'browser/features/shortcuts/keys.ts': ['Dead', 'Process', 'Unidentified'],
  'browser/features/shortcuts/use-shortcuts.ts': ['Everywhere', 'Go to', 'Lists', 'Task', 'Timer', 'Voice'],
  'browser/features/task-lists/folded-tasks.tsx': ['completed tasks'],
  'browser/features/task-lists/task-list-keys.tsx': ['Lists', 'Task'],
  'browser/model/assistant/assistant-calls.ts': ['conversations#'],
  'browser/model/tasks/task-text.ts': ['Added from quick input'],
  'browser/pages/search.tsx': ['no date', 'next 7 days & #'],
  'browser/store/device-database.ts': ['running transactions', 'id, state', 'id, status, finished_at'],
  'browser/store/outbox.ts': ['journal #'],
  'browser/store/send-entry.ts': ['try again', 'signed out', 'server full'],
  'browser/store/whole-log.ts': ['whole log'],
  'browser/time/time-zones.ts': [
    'America/Nuuk',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Yangon',
    'Asia/Ho_Chi_Minh',
    'Atlantic/Faroe',
    'Europe/Kyiv',
  ],
  'browser/ui/text-area.tsx': ['max(2.75rem, calc(#lh + 1.125rem))'],
};

const code = listFiles('browser/*.ts', 'browser/*.tsx').filter(
  (file) => !/^browser\/(i18n|worker|service-worker)/.test(file),
);

describe('code', () => {
  it('holds no text for people: it stands in messages/', () => {
    const found = code.flatMap((file) =>
      findTexts(file)
        .filter(({ text }) => !untranslated[file]?.includes(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('reads texts when it shows them, so that they follow a change of the language', () => {
    const early = code.flatMap((file) => findTexts(file, 'early').map(({ line }) => `${file}:${line}`));
    expect(early).toEqual([]);
  });
});

type Text = string | ((...values: unknown[]) => string);
type Texts = { readonly [name: string]: Text | Texts };

const areas = listFiles('messages/en/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => !/-pages$|^(server|plural)$/.test(name));

const load = async (language: string, area: string): Promise<Texts> =>
  (await import(`../messages/${language}/${area}.ts`)).default;

/** Lists texts with the names that lead to them, `actions.done`. */
const listTexts = (texts: Texts, path = ''): [string, Text][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' ? listTexts(text, `${path}${name}.`) : [[path + name, text] as [string, Text]],
  );

/** Returns a text with recognizable values in place, undefined if it takes others than names and numbers. */
function fill(text: Text): string | undefined {
  if (typeof text === 'string') return text;
  try {
    return text(...Array.from({ length: text.length }, (_, i) => 7001 + i));
  } catch {
    return undefined;
  }
}

/** Returns the values and tags of a text, in the order of their names. */
const slots = (text: string): string[] =>
  [...text.replaceAll(/(?<=\d)[.,\s\u202f](?=\d{3})/g, '').matchAll(/700\d|<\/?\w+\/?>/g)]
    .map(([slot]) => slot)
    .sort();

describe('dictionaries', () => {
  it('hold no text that nothing shows', () => {
    const all = listFiles('browser/*.ts', 'browser/*.tsx', 'domain/*.ts', 'server/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = areas
      .filter((area) => area !== 'errors')
      .flatMap((area) => {
        const source = readFileSync(`messages/en/${area}.ts`, 'utf8');
        const names = [...source.matchAll(/^ {2}'?([\w-]+)'?(?=[:(])/gm)].map(([, name = '']) => name);
        return names
          .filter((name) => !new RegExp(`\\.${name}\\b|\\b${name}\\b *[,}:]|'${name}'`).test(all))
          .map((name) => `${area}: ${name}`);
      });
    expect(unused).toEqual([]);
  });

  it.each(languages)('in %s are loaded with the group that the browser asks for', async (language) => {
    const asked = listFiles('browser/i18n/*.ts').flatMap((file) => {
      const call = /area\('([\w-]+)', '([\w-]+)'/.exec(readFileSync(file, 'utf8'));
      return call ? [{ group: call[1] ?? '', area: call[2] ?? '' }] : [];
    });
    expect(asked.length).toBeGreaterThan(areas.length / 2);
    for (const { group, area } of asked) expect(await load(language, group), group).toHaveProperty([area]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'in %s have every text of the English ones, with the same values and tags',
    async (language) => {
      const wrong: string[] = [];
      for (const area of areas) {
        // A text that is taken from the English ones is not translated.
        if (readFileSync(`messages/${language}/${area}.ts`, 'utf8').includes('...english'))
          wrong.push(`${area} is not whole`);
        const own = new Map(listTexts(await load(language, area)));
        for (const [name, english] of listTexts(await load('en', area))) {
          const text = own.get(name);
          const [before, after] = [fill(english), text === undefined ? undefined : fill(text)];
          if (text === undefined) wrong.push(`${area}: ${name} is missing`);
          else if (
            before !== undefined &&
            after !== undefined &&
            String(slots(before)) !== String(slots(after))
          )
            wrong.push(`${area}: ${name}: “${after}” for “${before}”`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

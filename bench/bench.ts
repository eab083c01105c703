/**
 * Measures speed, size and how well texts are understood (`npm run bench -- [NAME …]`), all in one run on one machine so
 * that ratios are comparable.
 */
import { measureAnalytics } from './analytics.ts';
import { measureBytes } from './bytes.ts';
import { measureCreates } from './creates.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureLargeLists } from './large-lists.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureListing } from './listing.ts';
import { measureMemory } from './memory.ts';
import { formatTable, isMet, type Metric } from './metric.ts';
import { measureModels } from './models.ts';
import { measureReminders } from './reminders.ts';
import { measureScreens } from './screens.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSearch } from './search.ts';
import { measureServerSearch } from './server-search.ts';
import { measureSpeech } from './speech.ts';
import { measureTyped } from './typed.ts';
import { measureVoice } from './voice.ts';

const benchmarks: Record<string, () => Promise<Metric[]>> = {
  creates: measureCreates,
  listing: measureListing,
  'large-lists': measureLargeLists,
  memory: measureMemory,
  bytes: measureBytes,
  screens: measureScreens,
  scrolling: measureScrolling,
  keystrokes: measureKeystrokes,
  search: measureSearch,
  'server-search': measureServerSearch,
  lighthouse: measureLighthouse,
  speech: measureSpeech,
  typed: measureTyped,
  analytics: measureAnalytics,
  reminders: measureReminders,
  models: measureModels,
  voice: measureVoice,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}

const metrics: Metric[] = [];
for (const [name, measure] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  metrics.push(...(await measure()));
}
console.log(`\n${formatTable(metrics)}\n`);
console.log(`${metrics.filter(isMet).length} of ${metrics.length} targets met.`);

import { t } from '#browser/i18n/model.ts';
import { countOf } from '#browser/ui/format-count.ts';
import type { Unsent } from './device-store.ts';

/** Describes what signing out would lose, and how to keep it. */
export function describeUnsent({ changes, recordings }: Unsent): { title: string; text: string } {
  const parts = [
    changes > 0 && (changes === 1 ? t.oneChange : countOf(changes, 'change')),
    recordings > 0 && (recordings === 1 ? t.oneRecording : countOf(recordings, 'recording')),
  ].filter(Boolean);
  const what = parts.join(' and ');
  const isOne = changes + recordings === 1;
  const keep = [
    changes > 0 && t.goOnlineAndWaitUntil,
    recordings > 0 && `process ${recordings === 1 ? t.theRecording : t.theRecordings} under Voice Input`,
  ].filter(Boolean);
  return {
    title: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${isOne ? 'is' : 'are'} not saved yet`,
    text: `${isOne ? t.itIs : t.theyAre} only on this device, and signing out removes ${isOne ? 'it' : 'them'}. To keep ${isOne ? 'it' : 'them'}, ${keep.join(', and ')}.`,
  };
}

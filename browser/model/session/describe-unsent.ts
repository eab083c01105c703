import { t } from '#browser/i18n/model.ts';
import type { Unsent } from './device-store.ts';

/** Describes what signing out would lose, and how to keep it. */
export function describeUnsent({ changes, recordings }: Unsent): { title: string; text: string } {
  const { title, text } =
    recordings === 0 ? t.unsent.changes : changes === 0 ? t.unsent.recordings : t.unsent.both;
  return { title: title(changes, recordings), text: text(changes, recordings) };
}

import { fold } from '#domain/filter/fold.ts';
import { nearest } from '#domain/filter/nearest.ts';
import { type AppError, invalidInput } from '../../../http/errors.ts';
import type { ReadContext } from './tool.ts';

export type PlaceKind = 'theme' | 'thread' | 'project';

export interface Place {
  id: string;
  name: string;
  /** The theme that a thread is in. */
  themeId?: string | null;
}

export type Places = Record<PlaceKind, Place[]>;

/** Reads the user's themes, open threads and projects that are not archived. */
export async function readPlaces({ intake, user }: Pick<ReadContext, 'intake' | 'user'>): Promise<Places> {
  const { vocabulary, themeRows } = await intake.readVocabulary(user.id);
  const themeIds = new Map(themeRows.map(({ id, name }) => [name, id]));
  return {
    theme: themeRows.map(({ id, name }) => ({ id, name })),
    thread: vocabulary.threads.map(({ id, title, theme }) => ({
      id,
      name: title,
      themeId: themeIds.get(theme) ?? null,
    })),
    project: vocabulary.projects.map(({ id, name }) => ({ id, name })),
  };
}

/** Returns the place that is called so. Throws `input.invalid` if there is none, or several. */
export function findPlace(places: Places, kind: PlaceKind, given: string): Place {
  const wanted = fold(given.trim());
  const found = places[kind].filter(({ id, name }) => id === wanted || fold(name) === wanted);
  const [only] = found;
  if (only && found.length === 1) return only;
  throw only ? ambiguous(places, kind, found) : unknown(places, kind, given);
}

const maxListedNames = 30;

function unknown(places: Places, kind: PlaceKind, given: string): AppError {
  const names = places[kind].map(({ name }) => name);
  const near = nearest(given, names);
  const listed = names.slice(0, maxListedNames).map((name) => `“${name}”`);
  const meant = near ? ` Did you mean “${near}”?` : '';
  const known = listed.length > 0 ? `There are: ${listed.join(', ')}.` : `There are no ${kind}s.`;
  return invalidInput([{ field: kind, message: `“${given}” does not exist.${meant} ${known}` }]);
}

function ambiguous(places: Places, kind: PlaceKind, found: readonly Place[]): AppError {
  const themeOf = ({ themeId }: Place) => places.theme.find(({ id }) => id === themeId)?.name;
  const listed = found.map((place) => {
    const theme = themeOf(place);
    return theme ? `${place.id} (in ${theme})` : place.id;
  });
  return invalidInput([
    { field: kind, message: `has several of this name; give one of these ids: ${listed.join(', ')}` },
  ]);
}

/** Returns the id of a theme by its name; null is the Inbox. */
export const findThemeId = (places: Places, given: string | null): string | null =>
  given === null || fold(given.trim()) === 'inbox' ? null : findPlace(places, 'theme', given).id;

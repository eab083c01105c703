import { z } from 'zod';
import { changePlacesInputSchema, type PlaceChange } from '#contract/assistant-proposals.ts';
import { maxNameLength, maxProposedPlaces } from '#contract/limits.ts';
import { labelSchema } from '#contract/values.ts';
import { fold } from '#domain/filter/fold.ts';
import { invalidInput } from '../../../http/errors.ts';
import { themeNameTaken } from '../../themes/themes.errors.ts';
import { checkChange, collectParts } from './parts.ts';
import { findPlace, type Places, readPlaces } from './places.ts';
import { changeTool } from './tool.ts';
import { placeRefSchema } from './values.ts';

export const changePlaces = changeTool({
  name: 'change_places',
  description: `Creates themes and projects, and renames themes, projects and threads; up to ${maxProposedPlaces} at once. \`rename\` is the present name of what gets the new \`name\`; without it, one is created. Threads are created by plan_thread.`,
  effect: 'changes',
  input: z.object({
    places: z
      .array(
        z.object({
          kind: z.enum(['theme', 'project', 'thread']),
          rename: placeRefSchema.optional(),
          name: labelSchema(maxNameLength),
        }),
      )
      .min(1)
      .max(maxProposedPlaces),
  }),
  prepare: async (context, { places: given }) => {
    const places = await readPlaces(context);
    const { parts, left_out } = await collectParts(
      given,
      ({ name }) => `“${name}”`,
      async ({ kind, rename, name }): Promise<{ part: PlaceChange }> => {
        if (kind === 'theme') checkThemeName(places, name);
        if (rename === undefined) {
          if (kind === 'thread')
            throw invalidInput([{ field: '', message: 'Threads are created by plan_thread.' }]);
          return { part: { kind, name } };
        }
        const { id, name: from } = findPlace(places, kind, rename);
        return { part: { kind, id, from, name } };
      },
    );
    const input = checkChange(changePlacesInputSchema, { places: parts }, left_out);
    return { change: { tool: 'change_places', input }, left_out };
  },
});

function checkThemeName({ theme }: Places, name: string): void {
  if (fold(name) === 'inbox' || theme.some((one) => fold(one.name) === fold(name)))
    throw themeNameTaken(name);
}

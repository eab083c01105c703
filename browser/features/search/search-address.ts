import { type Choices, isKnown } from './search-choices.ts';

export interface Asked {
  text: string;
  choices: Choices;
}

const own = ['q', 'status', 'priority', 'tag'];

/** Parses the search in the address; invalid values are left out. */
export function readAddress(search: string): Asked {
  const params = new URLSearchParams(search);
  const status = params.get('status') ?? '';
  const priority = params.get('priority') ?? '';
  return {
    text: params.get('q') ?? '',
    choices: {
      status: isKnown.status(status) ? status : '',
      priority: isKnown.priority(priority) ? priority : '',
      tags: [...new Set(params.getAll('tag').filter(Boolean))],
    },
  };
}

/** Returns the query string for a search, keeping unrelated parameters of `search`. */
export function writeAddress({ text, choices: { status, priority, tags } }: Asked, search = ''): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (status) params.set('status', status);
  if (priority) params.set('priority', priority);
  for (const tag of tags) params.append('tag', tag);
  for (const [name, value] of new URLSearchParams(search))
    if (!own.includes(name)) params.append(name, value);
  return params.size > 0 ? `?${params}` : '';
}

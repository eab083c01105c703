import { type Choices, isKnown } from './search-choices.ts';

export interface Asked {
  text: string;
  choices: Choices;
}

const own = ['q', 'status', 'priority', 'tag'];

/** What the address asks for; what it cannot mean is left out. */
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

/** The query string of what is asked, with everything in `search` that is not about it. */
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

import { z } from 'zod';
import { getOverview } from '../../themes/themes.usecases.ts';
import { readTool } from './tool.ts';

export const readOverview = readTool({
  name: 'read_overview',
  description:
    'Lists the themes with their number of tasks, the open threads and projects, all with their ids, and the tags in use.',
  input: z.object({}),
  run: async ({ user, tasks, themes, readVocabulary }) => {
    const [overview, { vocabulary }] = await Promise.all([
      getOverview({ themes, tasks, userId: user.id }),
      readVocabulary(user.id),
    ]);
    return {
      output: {
        inbox_count: overview.inbox_count,
        themes: overview.themes.map(({ id, name, task_count }) => ({ id, name, task_count })),
        threads: vocabulary.threads,
        projects: vocabulary.projects,
        tags: vocabulary.tags,
      },
      about: '',
      found: null,
      taskIds: [],
    };
  },
});

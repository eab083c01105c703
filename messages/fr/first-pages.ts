import capture from './capture.ts';
import domain from './domain.ts';
import filing from './filing.ts';
import home from './home.ts';
import model from './model.ts';
import navigation from './navigation.ts';
import organize from './organize.ts';
import projects from './projects.ts';
import reclassify from './reclassify.ts';
import selectTasks from './select-tasks.ts';
import shortcuts from './shortcuts.ts';
import suggestions from './suggestions.ts';
import sync from './sync.ts';
import taskLists from './task-lists.ts';
import taskRow from './task-row.ts';
import themes from './themes.ts';
import threads from './threads.ts';
import time from './time.ts';

export default {
  capture,
  domain,
  filing,
  home,
  model,
  navigation,
  organize,
  projects,
  reclassify,
  'select-tasks': selectTasks,
  shortcuts,
  suggestions,
  sync,
  'task-lists': taskLists,
  'task-row': taskRow,
  themes,
  threads,
  time,
};

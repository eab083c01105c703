import capture from './capture.ts';
import domain from './domain.ts';
import events from './events.ts';
import filing from './filing.ts';
import forms from './forms.ts';
import home from './home.ts';
import listPages from './list-pages.ts';
import model from './model.ts';
import modelLater from './model-later.ts';
import navigation from './navigation.ts';
import notes from './notes.ts';
import organize from './organize.ts';
import planDays from './plan-days.ts';
import projects from './projects.ts';
import reclassify from './reclassify.ts';
import selectTasks from './select-tasks.ts';
import shortcuts from './shortcuts.ts';
import suggestions from './suggestions.ts';
import sync from './sync.ts';
import taskLists from './task-lists.ts';
import taskRow from './task-row.ts';
import themeMenu from './theme-menu.ts';
import themes from './themes.ts';
import threadMenu from './thread-menu.ts';
import threads from './threads.ts';
import time from './time.ts';
import whyFiled from './why-filed.ts';

export default {
  'plan-days': planDays,
  notes,
  events,
  forms,
  'model-later': modelLater,
  'why-filed': whyFiled,
  'list-pages': listPages,
  'thread-menu': threadMenu,
  'theme-menu': themeMenu,
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

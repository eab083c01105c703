import about from './about.ts';
import accessTokens from './access-tokens.ts';
import account from './account.ts';
import activity from './activity.ts';
import addTask from './add-task.ts';
import admin from './admin.ts';
import aiClients from './ai-clients.ts';
import analytics from './analytics.ts';
import assistant from './assistant.ts';
import board from './board.ts';
import bookmarklet from './bookmarklet.ts';
import bulkEdit from './bulk-edit.ts';
import calendar from './calendar.ts';
import exportTexts from './export.ts';
import filter from './filter.ts';
import focus from './focus.ts';
import importTexts from './import.ts';
import licenses from './licenses.ts';
import mailIn from './mail-in.ts';
import mindfulness from './mindfulness.ts';
import modelFailures from './model-failures.ts';
import palette from './palette.ts';
import planning from './planning.ts';
import reminders from './reminders.ts';
import restore from './restore.ts';
import review from './review.ts';
import search from './search.ts';
import settings from './settings.ts';
import share from './share.ts';
import signInMethods from './sign-in-methods.ts';
import tags from './tags.ts';
import taskDetails from './task-details.ts';
import trash from './trash.ts';
import voice from './voice.ts';
import webhooks from './webhooks.ts';

export default {
  about,
  'access-tokens': accessTokens,
  account,
  activity,
  'add-task': addTask,
  admin,
  'ai-clients': aiClients,
  analytics,
  assistant,
  board,
  bookmarklet,
  'bulk-edit': bulkEdit,
  calendar,
  export: exportTexts,
  filter,
  focus,
  import: importTexts,
  licenses,
  'mail-in': mailIn,
  mindfulness,
  'model-failures': modelFailures,
  palette,
  planning,
  reminders,
  restore,
  review,
  search,
  settings,
  share,
  'sign-in-methods': signInMethods,
  tags,
  'task-details': taskDetails,
  trash,
  voice,
  webhooks,
};

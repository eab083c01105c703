import { undoChange as undo } from '../../activity/activity.usecases.ts';
import type { MakeChange } from './change.ts';

export const undoChange: MakeChange<'undo_change'> = ({ user, ...context }, { change_id }) =>
  undo({ ...context, userId: user.id, changeId: change_id });

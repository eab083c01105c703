import { expect, it } from 'vitest';
import { newTimer, timerSettingDefaults } from './new-timer.ts';
import { releaseTask } from './release-task.ts';
import { act, type TimerAction } from './transitions.ts';

const settings = timerSettingDefaults;
const at = (minutes: number) => Date.UTC(2026, 10, 22, 9, minutes);
const [task, other] = ['019b7600-0000-7000-8000-00000000000a', '019b7600-0000-7000-8000-00000000000b'];
const [one, two] = ['019b7600-0000-7000-8000-000000000001', '019b7600-0000-7000-8000-000000000002'];

const running = act(
  newTimer(settings, at(0)),
  { kind: 'start_new', sessionId: one, work: { task_id: task, intent: '' } },
  { settings, now: at(0) },
).timer;

/** The task of the timer after an action at minute 10, and that of the session it ended. */
function afterwards(action: TimerAction, isOpen: boolean) {
  const { timer, ended } = act(running, action, { settings, now: at(10) });
  return [releaseTask(running, timer, () => isOpen).task_id, ended[0]?.task_id];
}

it('lets go of a completed task when its session ends, which keeps it', () => {
  expect(afterwards({ kind: 'stop' }, false)).toEqual([null, task]);
  expect(afterwards({ kind: 'skip', sessionId: two }, false)).toEqual([null, task]);
  expect(afterwards({ kind: 'start_new', sessionId: two }, false)).toEqual([null, task]);
});

it('keeps an open task, one whose session goes on, and one that was just picked', () => {
  expect(afterwards({ kind: 'stop' }, true)).toEqual([task, task]);
  expect(afterwards({ kind: 'pause' }, false)).toEqual([task, undefined]);
  const work = { task_id: other, intent: '' };
  expect(afterwards({ kind: 'start_new', sessionId: two, work }, false)).toEqual([other, task]);
});

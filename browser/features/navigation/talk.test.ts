import { beforeEach, expect, it } from 'vitest';
import { createTalk, type Talk } from './talk.ts';

let talk: Talk;
beforeEach(() => {
  talk = createTalk();
});

it('records while the key is held', () => {
  talk.press(1_000);
  expect(talk.getPhase()).toBe('held');
  talk.confirmStart();
  talk.release(3_000);
  expect(talk.getPhase()).toBe('ending');
});

it('goes on after a tap, until the next press', () => {
  talk.press(1_000);
  talk.confirmStart();
  talk.release(1_100);
  expect(talk.getPhase()).toBe('on');
  talk.press(9_000);
  expect(talk.getPhase()).toBe('ending');
  talk.release(9_100);
  expect(talk.getPhase()).toBe('ending');
});

it('goes on when the key is released while the browser still asks for the microphone', () => {
  talk.press(1_000);
  talk.release(5_000);
  talk.confirmStart();
  expect(talk.getPhase()).toBe('on');
});

it('takes a new hold after the end of the last, which must start anew', () => {
  talk.press(1_000);
  talk.confirmStart();
  talk.release(3_000);
  talk.end();
  talk.press(10_000);
  talk.release(12_000);
  expect(talk.getPhase()).toBe('on');
});

it('ignores a release without a press, and a press that repeats', () => {
  talk.release(1_000);
  expect(talk.getPhase()).toBe('off');
  talk.press(2_000);
  talk.press(2_900);
  talk.confirmStart();
  talk.release(3_000);
  expect(talk.getPhase()).toBe('ending');
});

it('tells listeners about every phase', () => {
  const phases: string[] = [];
  talk.subscribe(() => phases.push(talk.getPhase()));
  talk.press(0);
  talk.release(10);
  talk.press(20);
  talk.end();
  expect(phases).toEqual(['held', 'on', 'ending', 'off']);
});

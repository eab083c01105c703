// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim } from './use-claim-among-tabs.ts';

/** A tab: what is pressed in it goes to its own window. */
function openTab(name: string) {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const holds: boolean[] = [];
  const close = claim(name, (isHeld) => holds.push(isHeld));
  return {
    holds,
    close,
    press: () => tab.dispatchEvent(new Event('pointerup')),
    isHolder: () => holds.at(-1) ?? false,
  };
}

let tabs: ReturnType<typeof openTab>[] = [];
let name: string;
beforeEach(() => {
  name = crypto.randomUUID();
});
afterEach(() => {
  for (const { close } of tabs) close();
  tabs = [];
  vi.unstubAllGlobals();
});

/** Locks are granted within a few turns of the event loop. */
const settled = () => sleep(20);
const holders = () => tabs.map(({ isHolder }) => isHolder());

test('one tab holds the claim, and another takes over when it is closed', async () => {
  tabs = [openTab(name), openTab(name), openTab(name)];
  await settled();
  expect(holders()).toEqual([true, false, false]);
  tabs.shift()?.close();
  await settled();
  expect(holders()).toEqual([true, false]);
});

test('the tab in which something was pressed last holds it', async () => {
  tabs = [openTab(name), openTab(name), openTab(name)];
  await settled();
  tabs[2]?.press();
  tabs[2]?.press();
  await settled();
  expect(holders()).toEqual([false, false, true]);
  tabs[1]?.press();
  await settled();
  expect(holders()).toEqual([false, true, false]);
  tabs.pop()?.close();
  tabs[0]?.press();
  await settled();
  expect(holders()).toEqual([true, false]);
  tabs.shift()?.close();
  await settled();
  expect(holders()).toEqual([true]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TimerState } from '#contract/focus.ts';
import { minFocusSessionMs } from '#contract/limits.ts';
import { mergeTimers } from './merge-timers.ts';
import { newTimer, timerSettingDefaults } from './new-timer.ts';
import { type MeasuredSession, measureSession } from './phases.ts';
import { readTimer } from './read-timer.ts';
import { gap, kind, settings, toAction } from './testing/arbitrary-actions.ts';
import { act } from './transitions.ts';

const begin = Date.UTC(2026, 10, 22, 9);
const numRuns = 2_000;

interface Entry {
  ended: MeasuredSession[];
  timer: TimerState;
}

/** A session as it is stored, with the instant of the edit that it is from. */
interface Stored {
  session: MeasuredSession;
  editedAt: string;
}

/** The server's part: the later edit of a session wins, and timers are merged. */
function createServer(first: TimerState) {
  let timer = first;
  const sessions = new Map<string, Stored>();
  const record = (session: MeasuredSession, editedAt: string) => {
    const known = sessions.get(session.id);
    if (!known || known.editedAt <= editedAt) sessions.set(session.id, { session, editedAt });
  };
  return {
    sessions,
    read: () => timer,
    receive(entry: Entry): void {
      for (const session of entry.ended) record(session, entry.timer.touched_at);
      const merged = mergeTimers(timer, entry.timer);
      const loser = merged.timer === timer ? entry.timer : timer;
      for (const session of merged.ended) if (!sessions.has(session.id)) record(session, loser.touched_at);
      timer = merged.timer;
    },
  };
}

const device = fc.integer({ min: 0, max: 2 });
const steps = fc.array(fc.record({ device, gap, kind, does: fc.constantFrom('act', 'act', 'sync') }), {
  maxLength: 30,
});

it('three devices, offline for as long as they like, lose no session, double none, and agree in the end', () => {
  fc.assert(
    fc.property(settings, steps, (rules, steps) => {
      const server = createServer(newTimer(rules, begin));
      const devices = [0, 1, 2].map(() => ({ timer: server.read(), outbox: [] as Entry[] }));
      /** The last that a device said about a session when it ended it, by id. */
      const reported = new Map<string, Stored>();
      /** Sessions that had been worked on for long enough when somebody last touched them. */
      const worked = new Set<string>();
      let now = begin;

      const sync = (device: (typeof devices)[number]) => {
        for (const entry of device.outbox.splice(0)) server.receive(entry);
        device.timer = server.read();
      };
      for (const [index, step] of steps.entries()) {
        now += step.gap * 1000;
        const device = devices[step.device];
        if (!device) continue;
        if (step.does === 'sync') {
          sync(device);
          continue;
        }
        const entry = act(device.timer, toAction(step.kind, index, device.timer.mode), {
          settings: rules,
          now,
        });
        for (const session of entry.ended) {
          const known = reported.get(session.id);
          const editedAt = entry.timer.touched_at;
          if (!known || known.editedAt <= editedAt) reported.set(session.id, { session, editedAt });
        }
        if (entry.timer.elapsed_ms >= minFocusSessionMs && measureSession(entry.timer, now))
          worked.add(String(entry.timer.session_id));
        device.timer = entry.timer;
        device.outbox.push({ timer: entry.timer, ended: entry.ended });
      }
      for (const device of [...devices, ...devices]) sync(device);

      for (const { timer } of devices) expect(timer).toEqual(server.read());
      // A device that touched the same session later, not knowing that it had ended, has the last word.
      for (const [id, { editedAt }] of reported)
        expect((server.sessions.get(id)?.editedAt ?? '') >= editedAt).toBe(true);
      for (const id of worked) expect(server.sessions.has(id) || server.read().session_id === id).toBe(true);

      // Nothing is blocked: a session can always be started, ended and found.
      const [device] = devices;
      if (!device) throw new Error('There is a device');
      for (const [minutes, kind] of [
        [0, 'start_new'],
        [26 * 3, 'stop'],
      ] as const) {
        const at = now + minutes * 60_000;
        const action =
          kind === 'stop' ? { kind } : { kind, sessionId: '019b7600-0000-7000-8000-00000000ffff' };
        const entry = act(device.timer, action, { settings: rules, now: at });
        device.timer = entry.timer;
        device.outbox.push(entry);
        sync(device);
        expect(server.read()).toEqual(entry.timer);
        if (kind === 'start_new')
          expect(readTimer(server.read(), timerSettingDefaults, at).status).toBe('running');
      }
      expect(server.sessions.has('019b7600-0000-7000-8000-00000000ffff')).toBe(true);
    }),
    { numRuns },
  );
});

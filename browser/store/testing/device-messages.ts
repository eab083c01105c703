import type { Delta } from '#contract/sync.ts';

/** What a device process does when it is told to. */
export type DeviceCommand =
  | { do: 'open'; accountId: string; authorization: string; seed: number }
  /** Null takes the device offline; `lossRate` is the share of requests, and of answers, that are lost. */
  | { do: 'connect'; url: string | null; lossRate: number }
  /** Makes a random change; the answer is the id of a task it added. */
  | { do: 'change' }
  | { do: 'complete' | 'delete'; taskId: string }
  | { do: 'rename'; taskId: string; title: string }
  /** Closes the store as a page that is left does, and opens it again from what is on the disk. */
  | { do: 'reload' }
  /** Has the device send and pull now. */
  | { do: 'wake' }
  | { do: 'discardRefused' }
  | { do: 'read' };

/** What a device has on its disk. */
export interface DeviceState {
  rows: Omit<Delta, 'revision' | 'has_more'>;
  /** What screens show, where that differs from the disk: `table id`. */
  shownOtherwise: string[];
  outbox: {
    label: string;
    state: 'waiting' | 'refused';
    code?: string;
    problem?: string;
    failures?: number;
  }[];
  cursor: number | undefined;
  errors: string[];
}

import type { PushData } from '#contract/push.ts';

/** The parts of `ServiceWorkerGlobalScope` in use; TypeScript's DOM library has none of them. */
export interface WorkerScope extends EventTarget {
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'pushManager'> & {
    showNotification: (title: string, options: WorkerNotification) => Promise<void>;
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
}

export interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  postMessage: (message: WorkerMessage) => void;
}

/** What the worker tells open pages: a push message was shown, or a notification was pressed. */
export type WorkerMessage = { kind: 'pushed' } | { kind: 'open'; path: string };

export interface WorkerNotification extends Omit<NotificationOptions, 'data'> {
  actions?: readonly { action: string; title: string }[];
  data: NotificationData;
}

/** What a shown notification carries. Those that pages show have a path alone. */
export interface NotificationData {
  /** The page it opens, on this origin. */
  path: string;
  push?: PushData;
}

export interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

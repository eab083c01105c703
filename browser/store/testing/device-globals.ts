/** Gives this process what the browser's store needs of a browser. Load it before anything of the browser. */
import 'fake-indexeddb/auto';

/** The network as this device has it. */
export const network = {
  /** Null while the device is offline. */
  url: null as string | null,
  /** Share of the requests, and of the answers, that are lost on the way. */
  lossRate: 0,
  random: Math.random,
  /** Errors that a page would report to its console. */
  errors: [] as string[],
};
let cut = new AbortController();

/** Changes the server's address; null takes the device offline, which ends what is under way. */
export function connect(url: string | null): void {
  network.url = url;
  cut.abort(new TypeError('The connection broke'));
  cut = new AbortController();
  if (url) window.dispatchEvent(new Event('online'));
}

const fetchFromServer = globalThis.fetch;
const isLost = () => network.random() < network.lossRate;

async function fetchOverNetwork(path: string, init: RequestInit = {}): Promise<Response> {
  if (network.url === null || isLost()) throw new TypeError('The request was lost');
  const signals = [cut.signal, ...(init.signal ? [init.signal] : [])];
  const response = await fetchFromServer(new URL(path, network.url), {
    ...init,
    signal: AbortSignal.any(signals),
  });
  if (isLost()) throw new TypeError('The answer was lost');
  return response;
}

/** Moves the clock of this device away from that of the server. */
function shiftClock(byMs: number): void {
  const TrueDate = Date;
  globalThis.Date = class extends TrueDate {
    constructor(...given: [] | [number | string | Date]) {
      super(given[0] ?? TrueDate.now() + byMs);
    }
    static override now = () => TrueDate.now() + byMs;
  } as DateConstructor;
}

function createStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  return storage;
}

const page = new EventTarget();
shiftClock(Number(process.argv[2]));
Object.assign(globalThis, {
  fetch: fetchOverNetwork,
  localStorage: createStorage(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  window: globalThis,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  reportError: (error: unknown) => network.errors.push(String(error)),
});

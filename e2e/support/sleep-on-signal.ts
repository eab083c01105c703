/**
 * Preloaded into a server (`node --import`): SIGUSR2 sets its clock 26 minutes ahead, as if the machine had slept. The
 * server then answers with that time, which devices go by.
 */
const sleptMs = 26 * 60_000;
let offsetMs = 0;
const now = () => DeviceDate.now() + offsetMs;
const DeviceDate = Date;

globalThis.Date = new Proxy(DeviceDate, {
  construct: (target, args: []) => (args.length > 0 ? new target(...args) : new target(now())),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

process.on('SIGUSR2', () => {
  offsetMs += sleptMs;
});

import { idleCheckIntervalMs, maxIdleProcessorMs, minBusyProcessorMs } from './config/limits.ts';

const readProcessorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns memory to the system when the process has been idle for an interval after it was busy: V8 keeps what it no longer
 * needs. Needs node's `--expose-gc`.
 */
export function startIdleMemory({
  collect = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
  intervalMs = idleCheckIntervalMs,
  processorMs = readProcessorMs,
}: {
  collect?: () => unknown;
  intervalMs?: number;
  /** Returns the processor time that the process has used so far. */
  processorMs?: () => number;
} = {}): { stop: () => void } {
  let atLastCheck = processorMs();
  // The start alone leaves something to return.
  let atLastCollection = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    const used = processorMs();
    const isIdle = used - atLastCheck <= maxIdleProcessorMs;
    atLastCheck = used;
    if (!isIdle || used - atLastCollection < minBusyProcessorMs) return;
    collect();
    atLastCollection = processorMs();
    atLastCheck = atLastCollection;
  }, intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}

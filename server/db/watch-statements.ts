import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { slowStatementMs as defaultSlowStatementMs } from '../config/limits.ts';
import { describeStatement } from './statement-shape.ts';

/** Hears of the end of a statement. */
type EndStatement = (failed: boolean) => void;

export interface StatementObservers {
  /** Hears of statements that took long, by their shape. */
  onSlow?: (statement: { statement: string; ms: number }) => void;
  slowStatementMs?: number;
  /** Called when a statement starts. */
  trace?: ((describe: () => string) => EndStatement | undefined) | undefined;
}

/** Counts and times the statements of pools, however they are called; those that send or return a stream excepted. */
export function createStatementWatch({
  onSlow = () => undefined,
  slowStatementMs = defaultSlowStatementMs,
  trace,
}: StatementObservers) {
  const totals = { all: 0, slow: 0, seconds: 0 };

  function start(text: string): EndStatement {
    const startedAt = performance.now();
    const endTrace = trace?.(() => describeStatement(text));
    return (failed) => {
      const ms = performance.now() - startedAt;
      totals.all += 1;
      totals.seconds += ms / 1000;
      endTrace?.(failed);
      if (ms < slowStatementMs) return;
      totals.slow += 1;
      onSlow({ statement: describeStatement(text), ms: Math.round(ms) });
    };
  }

  function watch(pool: pg.Pool): void {
    pool.on('connect', (client) => {
      const { query } = client;
      const watched = (...args: unknown[]) => {
        const text = readText(args[0]);
        if (text === undefined) return Reflect.apply(query, client, args);
        const end = start(text);
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          const called = AsyncLocalStorage.bind((error: unknown, ...rest: unknown[]) => {
            end(Boolean(error));
            callback(error, ...rest);
          });
          return Reflect.apply(query, client, [...args.slice(0, -1), called]);
        }
        const result: Promise<unknown> = Reflect.apply(query, client, args);
        result.then(
          () => end(false),
          () => end(true),
        );
        return result;
      };
      client.query = watched as typeof query;
    });
  }

  return { watch, totals: () => ({ ...totals }) };
}

/** Returns the text of a statement, or undefined for what is no plain statement, such as COPY. */
function readText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { traceExportDelayMs, traceGraceMs } from './config/limits.ts';

/** What is known of a request or job once it is over. Never what people wrote: names of routes, not paths. */
export interface TracedWork {
  name: string;
  attributes: Record<string, string | number>;
  failed: boolean;
}

export interface Tracing {
  /** Runs a request or a job as a span. */
  traceWork: <Result>(
    kind: 'request' | 'job',
    run: () => Promise<Result>,
    describe: (error: unknown) => TracedWork,
  ) => Promise<Result>;
  /** Starts the span of a statement, by its shape; returns how to end it, or undefined outside of requests and jobs. */
  traceStatement: (describe: () => string) => ((failed: boolean) => void) | undefined;
  /** Sends what is left. */
  close: () => Promise<unknown>;
}

/** Sends spans to an OpenTelemetry collector, as OTLP over HTTP. Import this module only where traces are on: it is large. */
export function createTracing({
  endpoint,
  headers,
  version,
  log,
}: {
  endpoint: string;
  headers: Record<string, string>;
  version: string;
  log: Logger;
}): Tracing {
  const exporter = warnOnce(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }), () =>
    log.warn(`OTEL_EXPORTER_OTLP_ENDPOINT ${endpoint} takes no traces`),
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'heddle', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: traceExportDelayMs })],
  });
  const tracer = provider.getTracer('heddle', version);
  const current = new AsyncLocalStorage<Span>();
  const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER };

  return {
    async traceWork(kind, run, describe) {
      const span = tracer.startSpan(kind, { kind: kinds[kind], root: true });
      let error: unknown;
      try {
        return await current.run(span, run);
      } catch (thrown) {
        error = thrown;
        throw thrown;
      } finally {
        const { name, attributes, failed } = describe(error);
        span.updateName(name).setAttributes(attributes);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },

    traceStatement(describe) {
      const parent = current.getStore();
      if (!parent) return undefined;
      const span = tracer.startSpan(
        'statement',
        { kind: SpanKind.CLIENT },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      return (failed) => {
        const shape = describe();
        const operation = shape.split(' ', 1).join().toUpperCase();
        span.updateName(operation).setAttributes({
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': shape,
        });
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },

    close: () => Promise.race([provider.shutdown(), sleep(traceGraceMs)]),
  };
}

/** Returns an exporter that calls `warn` at the first failure after a success. */
function warnOnce(exporter: SpanExporter, warn: () => void): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isFailing) warn();
        isFailing = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import { channelOf, type Work, watchedKinds } from '#server/platform/telemetry.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export interface Traces {
  /** Begins the span of a request, as part of the trace that its `traceparent` names, and runs what follows within it. */
  readonly follow: (request: { readonly traceparent: string | undefined }, run: () => void) => RequestTrace;
  /** Sends what was not sent yet. */
  readonly close: () => Promise<void>;
}

export interface RequestTrace {
  readonly end: (answered: { readonly method: string; readonly route: string; readonly status: number }) => void;
}

/**
 * Spans of requests, and within them or by themselves of jobs, mails, threads and processes, sent by OTLP over HTTP. They have names of ours
 * alone: no address, no parameter, no message of an error, which may name somebody.
 */
export const createTraces = async (endpoint: string): Promise<Traces> => {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { BatchSpanProcessor, TracerProvider }] = await Promise.all(
    [import('@opentelemetry/api'), import('@opentelemetry/sdk-trace')],
  );
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { parseTraceParent } = await import('@opentelemetry/core');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vigie', 'service.version': packageJson.version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('vigie', packageJson.version);
  const within = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<Work, Span>();

  const stops = watchedKinds.map((kind) => {
    const { start, asyncEnd } = channelOf(kind);
    start.bindStore(within, (work) => {
      const parent = within.getStore() ?? ROOT_CONTEXT;
      const { name, operation } = work;
      const span = tracer.startSpan([kind, name, operation].filter(Boolean).join(' '), {}, parent);
      spans.set(work, span);
      return trace.setSpan(parent, span);
    });
    const end = (message: unknown) => {
      const work = message as Work & { readonly error?: unknown };
      if ('error' in work) spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR });
      spans.get(work)?.end();
    };
    asyncEnd.subscribe(end);
    return () => {
      start.unbindStore(within);
      asyncEnd.unsubscribe(end);
    };
  });

  return {
    follow: ({ traceparent }, run) => {
      const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      within.run(trace.setSpan(parent, span), run);
      return {
        end: ({ method, route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      for (const stop of stops) stop();
      await provider.shutdown().catch(() => undefined);
    },
  };
};

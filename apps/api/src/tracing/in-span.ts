import {
  context,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';

export const tracer = () => trace.getTracer('safelight');

/**
 * Ends the span of a failed operation. Only the kind of the error is recorded, because its text may contain
 * what people wrote.
 */
export const endFailed = (span: Span, error: unknown): void => {
  const { name, code } = error as { readonly name?: string; readonly code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** The context of the parent span; by default the caller's. */
  readonly parent?: Context;
}

/** Runs `work` inside a span. */
export const inSpan = async <T>(
  { name, kind, attributes = {}, parent = context.active() }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> => {
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  try {
    const result = await context.with(trace.setSpan(parent, span), work);
    span.end();
    return result;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
};

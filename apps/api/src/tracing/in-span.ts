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

/** Ends a span that failed. The text of an error may name what people wrote, so that only its kind is recorded. */
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
  /** The context it belongs to; that of the caller by default. */
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

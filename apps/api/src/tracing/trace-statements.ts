import { context, SpanKind, trace } from '@opentelemetry/api';
import pg from 'pg';
import { endFailed, tracer } from './in-span.ts';

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;

/** The two methods of pg that execute statements, with all their overloads. */
interface Patched {
  client: { query: AnyFunction };
  pool: { connect: AnyFunction };
}

/** The text of a statement; null for anything else, such as a COPY. */
const textOf = (statement: unknown): string | null => {
  if (typeof statement === 'string') return statement;
  const { text, submit } = (statement ?? {}) as { readonly text?: unknown; readonly submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
};

const verbOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL';

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * Makes a span for each PostgreSQL statement inside a request or a job; the queue's own polling is inside
 * neither. Statements are recorded without their values. Returns a function that undoes it.
 */
export const traceStatements = (): (() => void) => {
  const { client, pool } = { client: pg.Client.prototype, pool: pg.Pool.prototype } as unknown as Patched;
  const { query } = client;
  const { connect } = pool;

  client.query = function (...args) {
    const text = textOf(args[0]);
    if (text === null || trace.getActiveSpan() === undefined) return query.apply(this, args);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer().startSpan(`postgresql ${verbOf(text)}`, { kind: SpanKind.CLIENT, attributes });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...results: unknown[]): unknown => {
        if (error) endFailed(span, error);
        else span.end();
        return (callback as AnyFunction)(error, ...results);
      };
      return query.apply(this, [...args.slice(0, -1), context.bind(context.active(), ended)]);
    }
    const answer = query.apply(this, args);
    if (isPromise(answer))
      answer.then(
        () => span.end(),
        (error: unknown) => endFailed(span, error),
      );
    else span.end();
    return answer;
  };
  // The callback of a waiting task is called when another task returns its connection. It must run in the
  // context of the waiting task.
  pool.connect = function (...args) {
    const [callback] = args;
    return typeof callback === 'function'
      ? connect.call(this, context.bind(context.active(), callback as AnyFunction))
      : connect.apply(this, args);
  };

  return () => {
    client.query = query;
    pool.connect = connect;
  };
};

import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestListener } from 'node:http';
import { loggedPath } from '../logged-path.ts';
import { tracer } from './in-span.ts';

const AREA = /^\/(?:api\/[a-z-]+|graphql|i|d|assets|oembed|healthz|readyz)(?=\/|$)/;

/** The part of a path that many requests share, by which spans are named. */
export const areaOfPath = (path: string): string => AREA.exec(path)?.[0] ?? '/page';

/**
 * A span for each request. A trace that the request says it belongs to is joined only with `joinsTraces`, since
 * strangers could otherwise decide what is recorded.
 */
export const traceRequests =
  (joinsTraces: boolean) =>
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const { method = '', url = '' } = req;
    const path = loggedPath(url);
    const parent = joinsTraces ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'url.path': path };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer().startSpan(`${method} ${areaOfPath(path)}`, options, parent);
    res.once('close', () => {
      const status = res.writableEnded ? res.statusCode : 499;
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      const requestId = res.getHeader('x-request-id');
      if (typeof requestId === 'string') span.setAttribute('safelight.request_id', requestId);
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => listener(req, res));
  };

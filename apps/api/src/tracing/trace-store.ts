import { SpanKind } from '@opentelemetry/api';
import type { ImageStore } from '@safelight/application';
import { inSpan } from './in-span.ts';

const of = (operation: string, key: string) => ({
  name: `storage ${operation}`,
  kind: SpanKind.CLIENT,
  attributes: { 'safelight.storage.key': key },
});

/** A span for each call of a store that concerns one file. */
export const traceStore = (store: ImageStore): ImageStore => ({
  put: (key, source, options) => inSpan(of('put', key), () => store.put(key, source, options)),
  open: (key, range) => inSpan(of('open', key), () => store.open(key, range)),
  readLocally: (key, use) => inSpan(of('read', key), () => store.readLocally(key, use)),
  stat: (key) => inSpan(of('stat', key), () => store.stat(key)),
  delete: (key) => inSpan(of('delete', key), () => store.delete(key)),
  list: () => store.list(),
  check: () => store.check(),
});

import type { OperationContext } from '../operation.ts';

/** A context for operations that need only the picture; its models cannot run. */
export const operationContext = (overrides: Partial<OperationContext> = {}): OperationContext => ({
  seed: 7,
  options: {},
  mask: null,
  maxSide: 7_680,
  jpegQuality: null,
  reference: async () => null,
  infer: () => Promise.reject(new Error('no model needed')),
  report: async () => undefined,
  saveAs: () => undefined,
  note: () => undefined,
  ...overrides,
});

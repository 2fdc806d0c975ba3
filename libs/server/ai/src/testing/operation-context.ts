import type { OperationContext } from '../operation.ts';

/** What operations are given when nothing but the picture matters; no model runs. */
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

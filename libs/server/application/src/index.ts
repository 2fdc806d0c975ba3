export * from './modules.ts';
export type { UseCases } from './use-cases.ts';

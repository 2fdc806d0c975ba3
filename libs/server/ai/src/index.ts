export type { WorkerLogger } from './host/worker-child.ts';
export { createLocalEditor, type LocalEditor, type LocalEditorOptions } from './local-editor.ts';
export type { OperationId } from './operations/registry.ts';

export type { WorkerLogger } from './host/worker-child.ts';
export { createLocalEditor } from './local-editor.ts';
export { createLocalEngine, type LocalEngine, type LocalEngineOptions } from './local-engine.ts';
export { createLocalPromptWriter } from './local-prompt-writer.ts';
export { createLocalSubjectFinder } from './local-subject-finder.ts';
export type { OperationId } from './operations/registry.ts';

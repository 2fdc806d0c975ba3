// The editor that runs on the server itself, apart from hosted ones: Node runs it as it is written.
export { createLocalEditor } from './local-editor.ts';
export { createLocalEngine, type LocalEngine, type LocalEngineOptions } from './local-engine.ts';
export { createLocalPromptWriter } from './local-prompt-writer.ts';
export { createLocalSubjectFinder } from './local-subject-finder.ts';
export type { WorkerLogger } from './worker-host.ts';

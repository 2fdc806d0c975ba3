// Exports the editor that runs on this server without hosted services. Node runs these files without a build.
export { createLocalEditor } from './local-editor.ts';
export { createLocalEngine, type LocalEngine, type LocalEngineOptions } from './local-engine.ts';
export { createLocalPromptWriter } from './local-prompt-writer.ts';
export { createLocalSubjectFinder } from './local-subject-finder.ts';
export type { WorkerLogger } from './worker-host.ts';

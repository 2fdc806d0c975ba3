// Exports the adapters that edit on this server without hosted services. Node runs these files without a build.
export { createLocalEditor, type LocalAi } from './local-editor.ts';
export { createLocalPromptWriter } from './local-prompt-writer.ts';
export { createLocalSubjectFinder } from './local-subject-finder.ts';
export { createPromptReader } from './reading/prompt-reader.ts';

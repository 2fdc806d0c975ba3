import type { PromptWriter } from '@safelight/application/ports';
import type { LocalAi } from './local-editor.ts';

/**
 * Suggests edits that the local engine can perform, based on the picture's content, light, colors, size and
 * title.
 */
export const createLocalPromptWriter = ({ host, prompts }: LocalAi): PromptWriter => ({
  name: 'local',
  suggest: async ({ picture, title }, signal) => {
    signal.throwIfAborted();
    // Suggestions are asked for where prompts are typed, so plans of these prompts come next.
    prompts.prepare();
    const { operations } = await host.abilities();
    const report = await host.run(
      { kind: 'describe', sourcePath: picture.path },
      { signal, onProgress: () => undefined },
    );
    if (report.type === 'failed') throw new Error(`The image was not looked at: ${report.detail}`);
    return prompts.ideas(report.result, title, operations);
  },
});

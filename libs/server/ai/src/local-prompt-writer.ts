import type { PromptWriter } from '@safelight/application/ports';
import type { LocalEngine } from '@safelight/operations';
import { ideasFor } from './suggest/ideas.ts';

/**
 * Suggests edits that the local engine can perform, based on the picture's content, light, colors, size and
 * title.
 */
export const createLocalPromptWriter = ({ host }: LocalEngine): PromptWriter => ({
  name: 'local',
  suggest: async ({ picture, title }, signal) => {
    signal.throwIfAborted();
    const { operations } = await host.abilities();
    const report = await host.run(
      { kind: 'describe', sourcePath: picture.path },
      { signal, onProgress: () => undefined },
    );
    if (report.type === 'failed') throw new Error(`The picture was not looked at: ${report.detail}`);
    return ideasFor(report.result, title, operations);
  },
});

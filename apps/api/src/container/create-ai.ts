import {
  createGemini,
  createLocalEditor,
  createLocalPromptWriter,
  createLocalSubjectFinder,
  createOpenAiCompatible,
  createPromptReader,
  type HostedAi,
  type LocalAi,
  type PaidAnswer,
} from '@safelight/ai';
import type {
  EditPictures,
  ImageEditor,
  PromptWriter,
  RemoteImages,
  SubjectFinder,
} from '@safelight/application';
import { createLocalEngine } from '@safelight/operations';
import type { AiConfig, AiProvider } from '../ai-settings.ts';
import type { Logger } from '../logger.ts';
import { measuredEditor, type Metrics } from '../metrics.ts';

interface Surroundings {
  readonly config: AiConfig;
  readonly editPictures: EditPictures;
  readonly remoteImages: RemoteImages;
  readonly scratchDir: string;
  /** The folder of the local engine's models. */
  readonly modelsDir: string;
  readonly workerPath: string;
  /** The path of the thread that reads prompts. */
  readonly promptThreadPath: string;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'edits' | 'takenBack' | 'countPaidAnswer'>;
}

interface OpenedAi {
  /** The editors in the order in which the settings list them. */
  readonly editors: readonly ImageEditor[];
  readonly promptWriters: readonly PromptWriter[];
  readonly subjectFinder: SubjectFinder;
  readonly close: () => Promise<void>;
}

const localAi = (local: LocalAi): HostedAi => ({
  editor: createLocalEditor(local),
  promptWriter: createLocalPromptWriter(local),
});

/** Creates the configured AI editors. The subject of a picture is always found by a model on this machine. */
export const createAi = ({
  config,
  modelsDir,
  workerPath,
  promptThreadPath,
  ...surroundings
}: Surroundings): OpenedAi => {
  const { scratchDir, logger, metrics } = surroundings;
  const engine = createLocalEngine({ scratchDir, modelsDir, workerPath, logger });
  const closers: (() => Promise<void>)[] = [() => engine.stop()];
  const { timeoutMs, gemini, openAi } = config;
  const hosted = { ...surroundings, timeoutMs };
  const paid = (price: number) => ({
    onPaidAnswer: (answer: PaidAnswer): void => metrics.countPaidAnswer(answer, price),
  });

  const open = (provider: AiProvider): readonly HostedAi[] => {
    switch (provider) {
      case 'gemini':
        return gemini === null ? [] : [createGemini({ ...hosted, ...gemini, ...paid(gemini.editPrice) })];
      case 'openai-compatible':
        return openAi === null
          ? []
          : [createOpenAiCompatible({ ...hosted, ...openAi, ...paid(openAi.editPrice) })];
      case 'local': {
        const prompts = createPromptReader({ threadPath: promptThreadPath });
        closers.push(() => prompts.stop());
        return [localAi({ ...engine, prompts })];
      }
    }
  };

  const opened = config.providers.flatMap(open);
  return {
    editors: opened.map(({ editor }) => measuredEditor(editor, metrics)),
    promptWriters: opened.map(({ promptWriter }) => promptWriter),
    subjectFinder: createLocalSubjectFinder(engine),
    close: async () => {
      await Promise.all(closers.map((stop) => stop()));
    },
  };
};

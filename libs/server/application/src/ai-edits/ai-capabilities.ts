import type { EditArea } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import type { EditorCapabilities, EditorOperation, Ports } from '../ports/index.ts';

export interface AiCapabilities extends EditorCapabilities {
  /** The configured editors, in the order in which they are tried. */
  readonly editors: readonly string[];
  readonly areas: readonly EditArea[];
  readonly creditsPerEdit: number;
}

type Deps = Pick<Ports, 'editors' | 'subjectFinder'>;

/** Returns the capabilities of all working editors together, for menus and the API. */
export const getAiCapabilities =
  ({ editors, subjectFinder }: Deps) =>
  async (): Promise<AiCapabilities> => {
    const answers = await Promise.allSettled(editors.map((editor) => editor.capabilities()));
    const working = answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' ? [{ name: editors[index]?.name ?? '', ...answer.value }] : [],
    );
    const operations = new Map<string, EditorOperation>();
    for (const operation of working.flatMap((editor) => editor.operations)) {
      if (!operations.has(operation.id)) operations.set(operation.id, operation);
    }
    return {
      editors: working.map(({ name }) => name),
      freeform: working.some(({ freeform }) => freeform),
      references: working.some(({ references }) => references),
      operations: [...operations.values()],
      areas: subjectFinder === null ? ['painted'] : ['painted', 'subject', 'background'],
      creditsPerEdit: CREDITS_PER_EDIT,
    };
  };

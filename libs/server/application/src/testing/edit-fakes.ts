import { BUILT_IN_MODEL, invalidField } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { readFile } from 'node:fs/promises';
import type { AiEditRequest } from '../ai-edits/request-ai-edit.ts';
import type {
  EditContext,
  EditorCapabilities,
  EditOutcome,
  EditPictures,
  EditRequest,
  ImageEditor,
  ScratchPicture,
  SubjectFinder,
} from '../ports/index.ts';
import { scratchFile } from './fakes.ts';

/** A request to edit the whole current version by a prompt. */
export const editRequest = (
  imageUid: string,
  prompt: string,
  changes: Partial<AiEditRequest> = {},
): AiEditRequest => ({
  imageUid,
  prompt,
  versionId: null,
  pictureHash: null,
  referenceUid: null,
  mask: null,
  area: null,
  idempotencyKey: null,
  ...changes,
});

type Answer = (request: EditRequest, context: EditContext) => Promise<EditOutcome>;

/** An editor that returns prepared answers in order and records the prompts. */
export class ScriptedEditor implements ImageEditor {
  readonly name: string = 'scripted';
  /** The capabilities that the editor reports; null to simulate an unavailable editor. */
  known: EditorCapabilities | null = { freeform: true, references: true, operations: [] };
  readonly prompts: string[] = [];
  readonly requests: EditRequest[] = [];
  readonly #answers: Answer[];

  constructor(...answers: Answer[]) {
    this.#answers = answers;
  }

  /** Adds an answer to the end of the prepared ones. */
  answerNext(answer: Answer): void {
    this.#answers.push(answer);
  }

  async capabilities(): Promise<EditorCapabilities> {
    if (this.known === null) throw new Error('does not work');
    return this.known;
  }

  edit(request: EditRequest, context: EditContext): Promise<EditOutcome> {
    this.prompts.push(request.prompt);
    this.requests.push(request);
    const answer = this.#answers.shift();
    if (answer === undefined) throw new Error('the script has no further answer');
    return answer(request, context);
  }
}

const imageBy =
  (model: string, textResponse: string | null): Answer =>
  async () => ({
    kind: 'image',
    file: await scratchFile(Buffer.from('picture edited'), 'image/png'),
    contentType: 'image/png',
    width: 40,
    height: 30,
    textResponse,
    model,
    setsFile: false,
  });

export const answersImage = imageBy('scripted', null);
export const answersBuiltIn = imageBy(BUILT_IN_MODEL, 'Done: vintage.');
export const answersText =
  (text: string): Answer =>
  async () => ({ kind: 'text', text, model: 'scripted' });
export const answersError =
  (message: string): Answer =>
  async () => ({ kind: 'internal-error', message });
export const answersUnable =
  (message: string): Answer =>
  async () => ({ kind: 'unable', message });
export const answersRefusal =
  (message: string): Answer =>
  async () => ({ kind: 'refused', message });

const picture = async (text: string): Promise<ScratchPicture> => ({
  ...(await scratchFile(Buffer.from(text), 'image/png')),
  contentType: 'image/png',
  width: 40,
  height: 30,
});

/**
 * Processes text files in place of pictures. A mask is a text that starts with "mask"; a result describes the
 * operation.
 */
export const textEditPictures: EditPictures = {
  reduce: async (source) => picture(await readFile(source.path, 'utf8')),
  extend: async (source) => picture(await readFile(source.path, 'utf8')),
  resize: async (source) => picture(await readFile(source.path, 'utf8')),
  prepareMask: async (png) => {
    const text = Buffer.from(png).toString();
    if (!text.startsWith('mask')) throw invalidField('mask', TEXTS.ai.maskUnreadable);
    return picture(text);
  },
  invertMask: async (path) => picture(`all but ${await readFile(path, 'utf8')}`),
  composite: async ({ original, edited, maskPath, featherPx }) => {
    const [outside, inside, mask] = await Promise.all(
      [original.path, edited.path, maskPath].map((path) => readFile(path, 'utf8')),
    );
    return picture(`picture: ${inside} in ${mask}, ${outside} outside, ${featherPx} px`);
  },
};

/** Finds a subject in every text file except those with "fog". */
export const textSubjectFinder: SubjectFinder = {
  findSubject: async ({ path }) => {
    const text = await readFile(path, 'utf8');
    if (text.includes('fog')) return null;
    return scratchFile(Buffer.from('the subject'), 'image/png');
  },
};

import type { ApolloClient } from '@apollo/client';
import {
  acceptAiResult,
  acceptWholeAiResult,
  type Action,
  type EditorState,
  hasTransform,
  type ImageLayer,
  type Layer,
  type LayerMask,
  onlySelected,
  setMask,
  startOf,
} from '@safelight/engine';
import { hashOf } from '@safelight/render';
import { type EditLimits, isOpaque } from '@safelight/web-images';
import type { EditingSession } from '../session/editing-session.ts';
import type { AiVersion } from './ai-result.ts';
import { checkDocumentBytes } from '../pictures/layer-problem.ts';
import type { EditArea } from '../purposes/edit-purpose.ts';
import { uploadCanvas, uploadPicture, versionShown } from './edit-source.ts';
import { areaPicture, base64Of, maskBy } from './edited-area.ts';
import type { Sending } from './use-preparation.ts';

interface PrepareOptions {
  readonly client: ApolloClient;
  readonly session: Pick<EditingSession, 'editor' | 'pictures' | 'image'>;
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
  readonly sending: Sending;
}

/** The picture and the area that the server is to edit. */
interface PreparedSource {
  readonly versionId: string;
  readonly limits: EditLimits;
}

/** The selected layer if it is a single one with a place on the canvas, else null. */
const chosenLayer = (state: EditorState): Layer | null => {
  const layer = onlySelected(state);
  return layer !== null && hasTransform(layer) ? layer : null;
};

/** Prepares an edit of the canvas, limited to the painted area or else to the selected layer. */
export const prepareEdit = async (
  { client, session: { editor, pictures, image }, maxBytes, sending }: PrepareOptions,
  isLayerOnly: boolean,
): Promise<PreparedSource & { readonly area: EditArea }> => {
  const { document, aiMask } = editor.state;
  const layer = isLayerOnly && aiMask.length === 0 ? chosenLayer(editor.state) : null;
  const shown = versionShown(document);
  const to = { client, imageUid: image.uid, maxBytes, sending };
  const layerPicture = shown === null ? await uploadCanvas(document, pictures, to) : null;
  let sent: Blob | null = null;
  if (layer !== null) sent = await areaPicture(document, { layer }, pictures);
  else if (aiMask.length > 0) sent = await areaPicture(document, { strokes: aiMask }, pictures);
  let mask: LayerMask | null = null;
  if (layer !== null && sent !== null) {
    const sha256 = await hashOf(sent);
    // The result gets this mask, so an edit without room for it is not paid for.
    await checkDocumentBytes(document, pictures, { sha256, sizeBytes: sent.size });
    await pictures.add(sha256, sent);
    mask = maskBy(sha256);
  }
  return {
    versionId: shown ?? image.current.id,
    limits: {
      ...(layerPicture === null ? {} : { layerPicture }),
      ...(sent === null ? {} : { mask: await base64Of(sent) }),
    },
    area: { strokes: layer === null ? aiMask : [], mask },
  };
};

/** Uploads the complete picture of a layer, without erased parts and masks. */
export const prepareLayer = async (
  { client, session: { pictures, image }, sending }: Omit<PrepareOptions, 'maxBytes'>,
  { source, name }: ImageLayer,
): Promise<PreparedSource> => {
  if (source.kind === 'version') return { versionId: source.versionId, limits: {} };
  const bytes = await pictures.bytes(source);
  const file = new File([bytes], name, { type: bytes.type });
  const layerPicture = await uploadPicture(file, { client, imageUid: image.uid, sending });
  return { versionId: image.current.id, limits: { layerPicture } };
};

/** The longest name of a result's layer, in characters. */
const NAME_LENGTH = 40;

/** The name of a layer with the result of an edit: the start of its prompt, in whole words. */
const layerName = (prompt: string, version: number): string => {
  const line = prompt.trim().replace(/\s+/g, ' ');
  const start = startOf(line, NAME_LENGTH);
  if (start === line) return line || `Version ${String(version)}`;
  return `${start.replace(/ \S*$/, '')}…`;
};

/** The picture of a version, as a layer with the id. */
const pictureOf = ({ id: versionId, number, width, height, aiEdit }: AiVersion, id: string) => {
  const { model, prompt, processingTime } = aiEdit ?? { model: '', prompt: '', processingTime: 0 };
  const source = { kind: 'version', versionId } as const;
  const ai = { model, prompt, processingMs: processingTime };
  return { id, name: layerName(prompt, number), source, width, height, ai };
};

/**
 * Adds the result of an edit above all layers: masked by the area that the edit could change, or else in its own shape
 * and size, which become the canvas's.
 */
export const addResult = (version: AiVersion, { strokes, mask }: EditArea, id: string): Action => {
  const picture = pictureOf(version, id);
  if (strokes.length === 0 && mask === null)
    return acceptWholeAiResult({ ...picture, isOpaque: isOpaque(version.thumbhash) });
  const put = acceptAiResult({ ...picture, maskStrokes: strokes }, null);
  return mask === null
    ? put
    : { ...put, change: (document) => setMask(id, mask).change(put.change(document)) };
};

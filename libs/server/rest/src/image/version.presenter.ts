import type { ImageAddresses, VersionOfImage } from '@safelight/application';
import { ownsImage, type VersionOrigin, type Viewer } from '@safelight/domain';
import { extensionOf } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

const processingTime = count.describe(
  'Milliseconds from the start of the edit to its result, without the time it waited.',
);

/** How a version was made. */
export const versionOriginAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('upload').describe('The version was uploaded.') }),
  z.strictObject({
    kind: z.literal('ai_edit').describe('An AI edit made the version.'),
    ai_edit: z.string().describe('The id of the edit.'),
    parent_version: z.string().describe('The id of the version that was edited.'),
    prompt: z.string().describe('The prompt of the edit.'),
    model: z.string().describe('The AI model that made the version.'),
    processing_time: processingTime,
    text_response: z.string().nullable().describe('What the model said about its result.'),
    sets_file: z.boolean().describe('Whether the edit set the format, the quality or the size of its file.'),
  }),
  z.strictObject({
    kind: z.literal('editor').describe('The version was saved in the editor.'),
    document: z.string().describe('The uid of the image whose document the version was rendered from.'),
    revision: count.describe('The revision of the document.'),
  }),
  z.strictObject({
    kind: z.literal('restore').describe('The version is a copy of an earlier one.'),
    restored_version: z.string().describe('The id of the version that was restored.'),
  }),
]);

export const versionAnswer = z.strictObject({
  id: z.string().describe('The id of the version.'),
  image: z.string().describe('The uid of the image.'),
  number: z.int().positive().describe('The number of the version: 1 for the upload, then counting up.'),
  is_current: z.boolean().describe('Whether the image shows this version.'),
  origin: versionOriginAnswer.nullable().describe('How the version was made; null for anyone but the owner.'),
  file_size: count.describe('Size of the file in bytes.'),
  content_type: z.string().describe('The media type of the file, such as `image/png`.'),
  file_extension: z.string().describe('The extension that belongs to the media type, such as `png`.'),
  width: z.int().positive().describe('The width in pixels.'),
  height: z.int().positive().describe('The height in pixels.'),
  created_at: time.describe('When the version was made.'),
  url: address.describe(
    'The address of this version, which never shows another one. It is signed and expires within two hours ' +
      'while the image is private, and for a version that was never public.',
  ),
  thumbnail_url: address.describe(
    'The address of a thumbnail, at most 320 pixels wide; signed in the same cases as `url`.',
  ),
  download_url: address.describe(
    'The address that downloads the file under the filename of the image, with the number of any version but the ' +
      'current one; it needs your key when the image does.',
  ),
});

type OriginAnswer = z.infer<typeof versionOriginAnswer>;

const presentOrigin = (origin: VersionOrigin): OriginAnswer => {
  switch (origin.kind) {
    case 'upload':
      return { kind: 'upload' };
    case 'ai_edit':
      return {
        kind: 'ai_edit',
        ai_edit: origin.jobId,
        parent_version: origin.parentVersionId,
        prompt: origin.prompt,
        model: origin.model,
        processing_time: Math.round(origin.processingMs),
        text_response: origin.textResponse,
        sets_file: origin.setsFile,
      };
    case 'editor':
      return { kind: 'editor', document: origin.documentUid, revision: origin.revision };
    case 'restore':
      return { kind: 'restore', restored_version: origin.restoredVersionId };
    default:
      return origin satisfies never;
  }
};

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/**
 * A version in the form that the API answers: its file is the original for the owner, the shared rendition
 * for others.
 */
export const versionPresenter =
  ({ addresses, publicUrl }: Deps) =>
  (viewer: Viewer, { image, version }: VersionOfImage): z.infer<typeof versionAnswer> => {
    const { id, imageUid } = version;
    const isOwner = ownsImage(viewer, image);
    const file = isOwner ? version.original : version.shared;
    return {
      id,
      image: imageUid,
      number: version.number,
      is_current: id === image.current.id,
      origin: isOwner ? presentOrigin(version.origin) : null,
      file_size: file.sizeBytes,
      content_type: file.contentType,
      file_extension: extensionOf(version.contentType),
      width: version.width,
      height: version.height,
      created_at: version.createdAt.toISOString(),
      url: `${publicUrl}${addresses.pathOf(image, version, 'full')}`,
      thumbnail_url: `${publicUrl}${addresses.pathOf(image, version, 320)}`,
      download_url: `${publicUrl}/api/images/${imageUid}/versions/${id}/download/`,
    };
  };

export type PresentVersion = ReturnType<typeof versionPresenter>;

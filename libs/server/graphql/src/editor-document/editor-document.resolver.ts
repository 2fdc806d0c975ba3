import { DOCUMENT_CURSORS, type EditorDocumentSummary } from '@safelight/application';
import type { LayerPicture } from '@safelight/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { takeFile } from '../http/expected-file.ts';
import { ImageType } from '../image/image.type.ts';
import { ImageView, outlookOf } from '../image/image.view.ts';
import { rowId } from '../loading/row-id.ts';
import { type Connection, connectionOf, PageArgs, pageSize, placeIn } from '../paging/connection.type.ts';
import {
  PublishEditorDocumentArgs,
  SaveEditorDocumentInput,
  UploadLayerPictureArgs,
} from './editor-document.inputs.ts';
import {
  EditorDocumentConnectionType,
  EditorDocumentType,
  LayerPictureType,
} from './editor-document.types.ts';

/** A document whose content may not have been loaded yet. */
type DocumentRoot = EditorDocumentSummary & { readonly json?: string };

const withContent = <T extends { readonly content: { readonly json: string; readonly sizeBytes: number } }>({
  content,
  ...document
}: T) => ({ ...document, json: content.json, sizeBytes: content.sizeBytes });

const presentPicture = ({ imageUid, file, width, height }: LayerPicture): LayerPictureType => ({
  sha256: file.sha256,
  width,
  height,
  url: `/api/images/${imageUid}/document/pictures/${file.sha256}/`,
});

/** Documents of the layered editor, for their owner only. */
@Resolver(() => EditorDocumentType)
export class EditorDocumentResolver {
  @Query(() => EditorDocumentType, {
    nullable: true,
    description: 'The document of one of the viewer’s images; null when the image has none.',
  })
  async editorDocument(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<DocumentRoot | null> {
    const document = await useCases.getDocument(await viewer(), imageUid);
    return document === null ? null : withContent(document);
  }

  @Query(() => EditorDocumentConnectionType, {
    description: 'The viewer’s documents, last saved first.',
    complexity: 2,
  })
  async editorDocuments(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Connection<EditorDocumentSummary>> {
    const page = await useCases.listDocuments(await viewer(), {
      limit: pageSize(first),
      after: placeIn(DOCUMENT_CURSORS, after),
    });
    return connectionOf(page.documents, {
      hasNext: page.hasNext,
      cursorOf: ({ imageUid, updatedAt }) => DOCUMENT_CURSORS.encode({ at: updatedAt, id: imageUid }),
    });
  }

  @Query(() => String, {
    nullable: true,
    description:
      'The document, as JSON text, that a version was rendered from; null for a version that the editor did not ' +
      'publish.',
  })
  async versionDocument(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string | null> {
    const document = await useCases.getVersionDocument(await viewer(), imageUid, rowId(versionId));
    return document?.content.json ?? null;
  }

  @Query(() => [LayerPictureType], {
    description:
      'Those of the named files of layers that the image already has, so that only the others need to be uploaded.',
  })
  async layerPictures(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Arg('hashes', () => [String], { description: 'The SHA-256 of each file.' }) hashes: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly LayerPictureType[]> {
    return (await useCases.getLayerPictures(await viewer(), imageUid, hashes)).map(presentPicture);
  }

  @FieldResolver(() => String, {
    description: 'The document as JSON text, in the format of the editor.',
    complexity: 20,
  })
  async json(@Root() root: DocumentRoot, @Ctx() { useCases, viewer }: GraphqlContext): Promise<string> {
    return root.json ?? (await useCases.getDocument(await viewer(), root.imageUid))?.content.json ?? '';
  }

  @FieldResolver(() => ImageType, { nullable: true, description: 'The image that the document belongs to.' })
  async image(@Root() { imageUid }: DocumentRoot, @Ctx() context: GraphqlContext): Promise<ImageView | null> {
    const image = await context.loaders.ownImage.load(imageUid);
    return image === null ? null : new ImageView(image, await outlookOf(context));
  }

  @Mutation(() => EditorDocumentType, {
    description:
      'Saves the document of an image. On an error the stored document stays as it is. Errors, with their ' +
      'details: DOCUMENT_CONFLICT (revision, savedBy, updatedAt) when it was saved elsewhere since ' +
      '`baseRevision`; LAYER_PICTURES_MISSING (hashes, versions); INVALID_DOCUMENT (place, problem); ' +
      'DOCUMENT_TOO_NEW; FILE_TOO_LARGE; STORAGE_QUOTA_EXCEEDED.',
  })
  async saveEditorDocument(
    @Arg('input', () => SaveEditorDocumentInput, { description: 'The document.' })
    input: SaveEditorDocumentInput,
    @Ctx() { useCases, viewer, client }: GraphqlContext,
  ): Promise<DocumentRoot> {
    const { userAgent } = client();
    return withContent(await useCases.saveDocument(await viewer(), { ...input, userAgent }));
  }

  @Mutation(() => ID, {
    description:
      'Deletes the document of an image with its layers. The image and its versions stay. Returns the id of the image.',
  })
  async deleteEditorDocument(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    await useCases.deleteDocument(await viewer(), imageUid);
    return imageUid;
  }

  @Mutation(() => LayerPictureType, {
    description: 'Uploads an image file for a layer. The same file is stored once for each image.',
  })
  async uploadLayerPicture(
    @Args(() => UploadLayerPictureArgs) { imageUid, file }: UploadLayerPictureArgs,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<LayerPictureType> {
    const { grant, signal, arriving } = takeFile(file);
    const { source } = await arriving;
    return presentPicture(await useCases.uploadLayerPicture(grant, { imageUid, source, signal }));
  }

  @Mutation(() => ImageType, {
    description:
      'Makes a rendered file the current version of the image, or a new image. Returns the image. Error: ' +
      'DOCUMENT_CONFLICT when the document was saved since the file was rendered.',
  })
  async publishEditorDocument(
    @Args(() => PublishEditorDocumentArgs) { imageUid, revision, file, copy }: PublishEditorDocumentArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const { grant, signal, arriving } = takeFile(file);
    const { source } = await arriving;
    const publication = { imageUid, revision, source, signal, copy: copy ?? null };
    const { image } = await context.useCases.publishDocument(grant, publication);
    return new ImageView(image, await outlookOf(context));
  }
}

import { Arg, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Image } from '@safelight/domain';
import { BULK_MAX_IMAGES } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { BulkImagesInput } from './image.inputs.ts';
import { ImageType } from './image.type.ts';
import { ImageView, outlookOf } from './image.view.ts';

const views = async (images: readonly Image[], context: GraphqlContext): Promise<readonly ImageView[]> => {
  const outlook = await outlookOf(context);
  return images.map((image) => new ImageView(image, outlook));
};

/**
 * What is done to several of the viewer's images at once. Each mutation returns the images that it changed, or the ids
 * of those that it deleted; unknown uids are ignored.
 */
@Resolver()
export class LibraryResolver {
  @Query(() => String, {
    description:
      'A ticket with which the client’s pages let the browser download a ZIP archive of the originals of these images ' +
      '(500 at most). It expires after a minute. Programs download the archive itself, by REST. Errors: NOT_FOUND if ' +
      'none of the images is the viewer’s.',
    complexity: 500,
  })
  async imageArchiveTicket(
    @Arg('uids', () => [ID], { description: 'The ids of the images. Unknown ids are ignored.' })
    uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    return useCases.requestImageArchive(await viewer(), uids);
  }

  @Extensions({ listSize: BULK_MAX_IMAGES })
  @Mutation(() => [ImageType], {
    description: 'Changes several images, 500 at most: either all or none. Returns those that were changed.',
  })
  async updateImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Arg('input', () => BulkImagesInput, { description: 'What to change.' }) input: BulkImagesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ImageView[]> {
    return views(await context.useCases.updateImages(await context.viewer(), uids, given(input)), context);
  }

  @Extensions({ listSize: BULK_MAX_IMAGES })
  @Mutation(() => [ImageType], {
    description:
      'Moves several images to the trash, 500 at most: either all or none. They stay there for 30 days. Returns ' +
      'those that were moved.',
  })
  async trashImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ImageView[]> {
    return views(await context.useCases.trashImages(await context.viewer(), uids), context);
  }

  @Extensions({ listSize: BULK_MAX_IMAGES })
  @Mutation(() => [ImageType], {
    description:
      'Moves images from the trash back to the library, 500 at most. Returns those that were moved.',
  })
  async restoreImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ImageView[]> {
    return views(await context.useCases.restoreImages(await context.viewer(), uids), context);
  }

  @Mutation(() => [ID], {
    description:
      'Deletes images in the trash for good, 500 at most. Returns the ids of those that were deleted.',
    complexity: 500,
  })
  async deleteImagesForever(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly string[]> {
    return useCases.deleteImagesForever(await viewer(), uids);
  }

  @Mutation(() => [ID], {
    description: 'Deletes all images in the trash for good. Returns their ids.',
    complexity: 500,
  })
  async emptyTrash(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly string[]> {
    return useCases.emptyTrash(await viewer());
  }
}

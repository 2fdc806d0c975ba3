import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { BulkImagesInput } from './bulk-images.input.ts';

/**
 * Changes of several of the viewer's images at once. Each returns how many were changed; unknown uids are
 * ignored.
 */
@Resolver()
export class LibraryResolver {
  @Mutation(() => Int, {
    description: 'Changes several images, 500 at most: either all or none. Returns how many were changed.',
  })
  async updateImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Arg('input', () => BulkImagesInput, { description: 'What to change.' }) input: BulkImagesInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.updateImages(await viewer(), uids, given(input));
  }

  @Mutation(() => Int, {
    description:
      'Moves several images to the trash, 500 at most: either all or none. They stay there for 30 days. Returns ' +
      'how many were moved.',
  })
  async trashImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.trashImages(await viewer(), uids);
  }

  @Mutation(() => Int, {
    description: 'Moves images from the trash back to the library, 500 at most. Returns how many were moved.',
  })
  async restoreImages(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.restoreImages(await viewer(), uids);
  }

  @Mutation(() => Int, {
    description: 'Deletes images in the trash for good, 500 at most. Returns how many were deleted.',
    complexity: 500,
  })
  async deleteImagesForever(
    @Arg('uids', () => [ID], { description: 'The ids of the images.' }) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.deleteImagesForever(await viewer(), uids);
  }

  @Mutation(() => Int, {
    description: 'Deletes all images in the trash for good. Returns how many were deleted.',
    complexity: 500,
  })
  async emptyTrash(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.emptyTrash(await viewer());
  }
}

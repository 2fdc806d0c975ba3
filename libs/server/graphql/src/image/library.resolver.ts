import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { BulkImagesInput } from './bulk-images.input.ts';

/** What is done to many of the viewer's images at once. Each answers to how many; uids of nobody's count for none. */
@Resolver()
export class LibraryResolver {
  @Mutation(() => Int, { description: 'All or none; 500 at most. Answers how many images were changed' })
  async updateImages(
    @Arg('uids', () => [ID]) uids: readonly string[],
    @Arg('input', () => BulkImagesInput) input: BulkImagesInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.updateImages(await viewer(), uids, given(input));
  }

  @Mutation(() => Int, { description: 'All or none; 500 at most. They stay in the trash for 30 days' })
  async trashImages(
    @Arg('uids', () => [ID]) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.trashImages(await viewer(), uids);
  }

  @Mutation(() => Int, { description: 'Out of the trash; 500 at most' })
  async restoreImages(
    @Arg('uids', () => [ID]) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.restoreImages(await viewer(), uids);
  }

  @Mutation(() => Int, {
    description: 'Images in the trash, for good; 500 at most',
    complexity: 500,
  })
  async deleteImagesForever(
    @Arg('uids', () => [ID]) uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<number> {
    return useCases.deleteImagesForever(await viewer(), uids);
  }

  @Mutation(() => Int, { description: 'Deletes everything in the trash for good', complexity: 500 })
  async emptyTrash(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.emptyTrash(await viewer());
  }
}

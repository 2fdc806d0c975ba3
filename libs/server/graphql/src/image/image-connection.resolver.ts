import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { ImageConnectionType, ImageConnectionView } from './image-connection.type.ts';
import { ImageCountType, TagCountType } from './image-counts.type.ts';
import { outlookOf } from './image.view.ts';
import { ImagesArgs, listQuery } from './images.args.ts';

@Resolver(() => ImageConnectionType)
export class ImageConnectionResolver {
  @Query(() => ImageConnectionType, { description: "The viewer's own" })
  async images(
    @Args(() => ImagesArgs) args: ImagesArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageConnectionView> {
    const outlook = await outlookOf(context);
    const query = listQuery(args);
    const page = await context.useCases.listImages(outlook.viewer, query);
    return new ImageConnectionView(page, query, outlook);
  }

  @Query(() => [TagCountType], {
    description: "Of the viewer's own images; most used first, 100 at most",
    complexity: 10,
  })
  async imageTags(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly TagCountType[]> {
    return useCases.listImageTags(await viewer());
  }

  @FieldResolver(() => Int, {
    description: 'All images of the viewer, whatever the search',
    complexity: 1,
  })
  async totalCount(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.countImages(await viewer());
  }

  @FieldResolver(() => ImageCountType, {
    description: 'What the search and filter match, on all pages; counted to 10,000',
    complexity: 50,
  })
  async matchingCount(
    @Root() { query }: ImageConnectionView,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ImageCountType> {
    return useCases.countMatchingImages(await viewer(), query);
  }
}

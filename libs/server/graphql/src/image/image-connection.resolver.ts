import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import {
  ImageConnectionType,
  ImageConnectionView,
  ImageCountType,
  TagCountType,
} from './image-connection.type.ts';
import { outlookOf } from './image.view.ts';
import { partsOfConnection } from './image-parts.ts';
import { ImagesArgs, listQuery } from './images.args.ts';

@Resolver(() => ImageConnectionType)
export class ImageConnectionResolver {
  @Query(() => ImageConnectionType, { description: 'The viewer’s images.' })
  async images(
    @Args(() => ImagesArgs) args: ImagesArgs,
    @Ctx() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImageConnectionView> {
    const outlook = await outlookOf(context);
    const query = listQuery(args);
    const parts = partsOfConnection(info);
    const page = await context.useCases.listImages(outlook.viewer, {
      ...query,
      ...(parts === null ? {} : { parts }),
    });
    return new ImageConnectionView(page, query, outlook);
  }

  @Query(() => [TagCountType], {
    description: 'The tags of the viewer’s images, most used first, 100 at most.',
    complexity: 10,
  })
  async imageTags(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly TagCountType[]> {
    return useCases.listImageTags(await viewer());
  }

  @FieldResolver(() => Int, {
    description: 'The number of all images of the viewer, regardless of search and filter.',
    complexity: 1,
  })
  async totalCount(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.countImages(await viewer());
  }

  @FieldResolver(() => ImageCountType, {
    description: 'The number of images on all pages that match the search and the filter.',
    complexity: 50,
  })
  async matchingCount(
    @Root() { query }: ImageConnectionView,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ImageCountType> {
    return useCases.countMatchingImages(await viewer(), query);
  }
}

import { Args, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { ImageConnectionType, ImageConnectionView } from './image-connection.type.ts';
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
    const page = await context.useCases.listImages(outlook.viewer, listQuery(args));
    return new ImageConnectionView(page, args.sort, outlook);
  }

  @FieldResolver(() => Int, {
    description: 'All images of the viewer, whatever the search',
    complexity: 1,
  })
  async totalCount(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.countImages(await viewer());
  }
}

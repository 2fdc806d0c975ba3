import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { ImageType } from '../image/image.type.ts';
import { ImageView, outlookOf } from '../image/image.view.ts';

/** Mutations by which moderators block and unblock other people's images. */
@Resolver()
export class ModerationResolver {
  @Mutation(() => ImageType, {
    description:
      'For moderators: hides a public image from everybody but its owner and moderators. The owner can read the ' +
      'reason.',
  })
  async blockImage(
    @Arg('uid', () => ID, { description: 'The id of the image.' }) uid: string,
    @Arg('reason', () => String, { description: 'Why the image is blocked, in words for its owner.' })
    reason: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const image = await context.useCases.blockImage(await context.viewer(), uid, reason);
    return new ImageView(image, await outlookOf(context));
  }

  @Mutation(() => ImageType, { description: 'For moderators: shows a blocked image again.' })
  async unblockImage(
    @Arg('uid', () => ID, { description: 'The id of the image.' }) uid: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const image = await context.useCases.unblockImage(await context.viewer(), uid);
    return new ImageView(image, await outlookOf(context));
  }
}

import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';

@Resolver()
export class PageViewResolver {
  @Mutation(() => Boolean, {
    description:
      'Counts a view of the page of an image or a comparison. Returns true for every uid, so that it does not reveal ' +
      'whether the page exists. Error: UNAUTHENTICATED for an expired token, because views by the owner do not count.',
  })
  async countView(
    @Arg('uid', () => ID, { description: 'The id of the image or comparison.' }) uid: string,
    @Ctx() { useCases, viewer, client }: GraphqlContext,
  ): Promise<boolean> {
    useCases.countView({ uid, viewer: await viewer(), visitorHash: client().visitor });
    return true;
  }
}

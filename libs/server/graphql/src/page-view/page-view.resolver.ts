import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';

@Resolver()
export class PageViewResolver {
  @Mutation(() => Boolean, {
    description: 'Somebody looks at the page of an image or a comparison. True whatever the uid is of',
  })
  async countView(
    @Arg('uid', () => ID) uid: string,
    @Ctx() { useCases, viewer, client }: GraphqlContext,
  ): Promise<boolean> {
    useCases.countView({ uid, viewer: await viewer(), visitorHash: client().hash });
    return true;
  }
}

import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { presentSession, SessionType } from './session.type.ts';

/** The devices that are signed in, and signing them out. */
@Resolver(() => SessionType)
export class SessionListResolver {
  @Query(() => [SessionType], {
    complexity: 2,
    description: 'The devices that are signed in to the viewer’s account, most recently used first.',
  })
  async sessions(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly SessionType[]> {
    const sessions = await useCases.listSessions(await viewer());
    return sessions.map(presentSession);
  }

  @Mutation(() => Boolean, { description: 'Signs a device out.' })
  async endSession(
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.endSession(await viewer(), rowId(id));
    return true;
  }

  @Mutation(() => Int, {
    description: 'Signs all devices out but this one. Returns how many were signed out.',
  })
  async endOtherSessions(@Ctx() { useCases, viewer }: GraphqlContext): Promise<number> {
    return useCases.endOtherSessions(await viewer());
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { presentSession, SessionType } from './session.types.ts';

/** Listing the devices that are signed in, and signing them out. */
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

  @Mutation(() => ID, { description: 'Signs a device out. Returns the id of its session.' })
  async endSession(
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    await useCases.endSession(await viewer(), rowId(id));
    return id;
  }

  @Mutation(() => [ID], {
    description: 'Signs all devices out but this one. Returns the ids of the sessions that ended.',
  })
  async endOtherSessions(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly string[]> {
    return useCases.endOtherSessions(await viewer());
  }
}

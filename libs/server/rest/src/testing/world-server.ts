import { createWorld, type World } from '@safelight/application/testing';
import { startTestServer } from './test-server.ts';

/** The header with which someone who signed up in the world is signed in. */
export const signedIn = ({ tokens }: Awaited<ReturnType<World['signUp']>>) => ({
  Authorization: `Bearer ${tokens.access}`,
});

/** The routers on a real port over a world in memory: every use case as the server wires it, none faked. */
export const startWorldServer = async () => {
  const world = createWorld();
  const bytes = { read: async () => null };
  const server = await startTestServer(world.useCases, { bytes, store: world.store });
  return { server, world };
};

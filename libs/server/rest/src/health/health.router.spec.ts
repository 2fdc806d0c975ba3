import { wireUseCases } from '@safelight/application/wiring';
import { startTestServer } from '../testing/test-server.ts';

/** Starts a server whose named dependencies are unavailable. */
const startWithout = (...away: readonly string[]) =>
  startTestServer((world) => {
    const checks = (['database', 'storage', 'queue'] as const).map((name) => ({
      name,
      check: async () => {
        if (away.includes(name)) throw new Error(`the ${name} is away`);
      },
    }));
    return wireUseCases({ ...world, checks }).useCases;
  });

describe('the health routes', () => {
  it('report that the process runs and that its dependencies are available', async () => {
    const server = await startWithout();
    expect((await server.send('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.send('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      dependencies: { database: 'ok', storage: 'ok', queue: 'ok' },
    });
    await server.close();
  });

  it('report that the process runs but is not ready while a dependency is unavailable', async () => {
    const server = await startWithout('database');
    const ready = await server.send('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers['retry-after']).toBe('1');
    expect(ready.json()).toEqual({
      status: 'unavailable',
      dependencies: { database: 'unavailable', storage: 'ok', queue: 'ok' },
    });
    expect((await server.send('/healthz')).status).toBe(200);
    await server.close();
  });
});

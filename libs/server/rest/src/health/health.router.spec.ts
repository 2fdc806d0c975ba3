import { startTestServer } from '../testing/test-server.ts';

describe('health routes', () => {
  it('says that the process runs and what it depends on is there', async () => {
    const server = await startTestServer();
    expect((await server.send('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.send('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      dependencies: { database: 'ok', storage: 'ok', queue: 'ok' },
    });
    await server.close();
  });

  it('is not ready while a dependency is away, but still healthy', async () => {
    const dependencies = { database: 'unavailable', storage: 'ok', queue: 'ok' } as const;
    const server = await startTestServer({ checkReadiness: async () => ({ isReady: false, dependencies }) });
    const ready = await server.send('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers['retry-after']).toBe('1');
    expect(ready.json()).toEqual({ status: 'unavailable', dependencies });
    expect((await server.send('/healthz')).status).toBe(200);
    await server.close();
  });
});

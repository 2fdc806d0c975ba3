import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { EditOutcome, ImageEditor } from '@safelight/application';
import { createMetrics, measuredEditor } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const logger = pino({ level: 'silent' });
const config = { metricsPort: 0, metricsHost: '127.0.0.1' };

describe('the metrics port', () => {
  it('serves the length of the job queue and the health of the process', async () => {
    const metrics = createMetrics();
    let isAway = false;
    metrics.watchQueue(async () => {
      if (isAway) throw new Error('The database is away.');
      return { 'ai-edit': { queued: 7, active: 2, failed: 1 } };
    });
    const useCases = { checkReadiness: async () => ({ isReady: false, dependencies: {} as never }) };
    const server = await serveMetrics({ config, useCases, logger, metrics });
    try {
      const url = `http://127.0.0.1:${(server?.address() as AddressInfo).port}`;
      const text = await (await fetch(`${url}/metrics`)).text();
      expect(text).toContain('safelight_jobs{name="ai-edit",state="queued"} 7');
      expect(text).toContain('safelight_jobs{name="ai-edit",state="active"} 2');
      isAway = true;
      const rest = await fetch(`${url}/metrics`);
      expect(rest.status).toBe(200);
      expect(await rest.text()).not.toContain('safelight_jobs{');
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
      const taken = { ...config, metricsPort: Number(new URL(url).port) };
      expect(await serveMetrics({ config: taken, useCases, logger, metrics })).toBeNull();
    } finally {
      server?.close();
    }
  });

  it('counts the edits of each AI provider, their tokens and their price', async () => {
    const metrics = createMetrics();
    const usage = { inputTokens: 800, outputTokens: 1_290 };
    metrics.countPaidAnswer({ provider: 'gemini', model: 'flash', usage }, 0.067);
    metrics.countPaidAnswer({ provider: 'gemini', model: 'flash', usage: null }, 0.067);
    const outcomes: readonly (EditOutcome | Error)[] = [
      { kind: 'unable', message: 'No.' },
      new Error('cancelled'),
    ];
    for (const outcome of outcomes) {
      const inner: ImageEditor = {
        name: 'gemini',
        capabilities: async () => ({ freeform: true, references: true, operations: [] }),
        edit: async () => {
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      };
      // `measuredEditor` passes both arguments on without reading them.
      const asked = measuredEditor(inner, metrics).edit({} as never, {} as never);
      if (outcome instanceof Error) await expect(asked).rejects.toBe(outcome);
      else expect(await asked).toBe(outcome);
    }
    const text = await metrics.registry.metrics();
    expect(text).toContain('safelight_ai_edit_cost_total{provider="gemini",model="flash"} 0.134');
    expect(text).toContain(
      'safelight_ai_edit_tokens_total{provider="gemini",model="flash",direction="output"} 1290',
    );
    for (const outcome of ['unable', 'aborted']) {
      expect(text).toContain(`safelight_ai_edit_seconds_count{provider="gemini",outcome="${outcome}"} 1`);
    }
  });

  it('counts the edits that were taken back, and passes them on to their editor', async () => {
    const metrics = createMetrics();
    const misread: unknown[] = [];
    const inner = {
      name: 'local',
      capabilities: async () => ({ freeform: false, references: true, operations: [] }),
      edit: () => Promise.reject(new Error('Nobody asks.')),
    };
    const edit = { prompt: 'Make it vintage', textResponse: 'Done: brighten.' };
    measuredEditor({ ...inner, noteMisread: (what) => misread.push(what) }, metrics).noteMisread?.(edit);
    measuredEditor({ ...inner, name: 'gemini' }, metrics).noteMisread?.(edit);
    expect(misread).toEqual([edit]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('safelight_ai_edits_taken_back_total{provider="local"} 1');
    expect(text).not.toContain('safelight_ai_edits_taken_back_total{provider="gemini"}');
  });

  it('is not opened if metrics are turned off', async () => {
    const useCases = { checkReadiness: () => Promise.reject(new Error('Nobody asks.')) };
    const off = { ...config, metricsPort: null };
    expect(await serveMetrics({ config: off, useCases, logger, metrics: createMetrics() })).toBeNull();
  });
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { PUBLIC_URL } from '../testing/test-server.ts';
import { describeApi } from './api-description.ts';
import { REDOCLY, SPECTRAL } from './lint-rules.ts';

type Json = Record<string, unknown>;

const served = (): Json => JSON.parse(JSON.stringify(describeApi(PUBLIC_URL))) as Json;

const judgedByRedocly = async (document: Json): Promise<readonly string[]> => {
  const config = await createConfig(REDOCLY);
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${String(location[0]?.pointer)}`,
  );
};

const judgedBySpectral = async (document: Json): Promise<readonly string[]> => {
  const spectral = new Spectral();
  spectral.setRuleset(SPECTRAL);
  const problems = await spectral.run(document);
  return problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
};

describe('the OpenAPI document', () => {
  it('passes Redocly without errors and warnings', async () => {
    expect(await judgedByRedocly(served())).toEqual([]);
  });

  it('passes Spectral without errors and warnings', async () => {
    expect(await judgedBySpectral(served())).toEqual([]);
  });

  it('fails both linters if an operation has no description', async () => {
    const document = served();
    const paths = document['paths'] as Record<string, Record<string, Json>>;
    paths['/images/'] = { get: { responses: { 204: { description: 'Done.' } } } };
    expect((await judgedByRedocly(document)).join()).toContain('operation-summary');
    expect((await judgedBySpectral(document)).join()).toContain('operation-description');
  });
});

import type { Comparison } from '@safelight/domain';
import { MISSING_UID, PUBLIC_URL, serverForEach } from '../testing/test-server.ts';
import { createPageHeads } from '../index.ts';
import { pairPathOf } from './pair-path.ts';

describe('the preview picture with both sides of a comparison', () => {
  const { server, ann } = serverForEach('ann');
  let comparison: Comparison;
  beforeEach(async () => {
    const [before, after] = [
      await server.addImage(ann, { privacy: 'public' }),
      await server.addImage(ann, { privacy: 'public' }),
    ];
    comparison = await server.addComparison(before, after);
  });

  it('is named by the tags of the comparison’s page, and anyone can fetch and revalidate it', async () => {
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const { tags } = await createPageHeads({ useCases: server.useCases, publicUrl: PUBLIC_URL, logger })(
      `/comparison/${comparison.uid}`,
    );
    const address = `${PUBLIC_URL}${pairPathOf(comparison.uid)}`;
    for (const tag of [
      `<meta property="og:image" content="${address}" />`,
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      `<meta name="twitter:image" content="${address}" />`,
    ]) {
      expect(tags).toContain(tag);
    }
    const { status, headers, text } = await server.send(pairPathOf(comparison.uid));
    expect([status, text]).toEqual([200, 'derived webp | derived webp']);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await server.send(pairPathOf(comparison.uid), {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(server.deliveries).toEqual([[ann.id, text.length]]);
  });

  it('answers the same 404 for a deleted and an unknown comparison', async () => {
    await server.world.useCases.deleteComparison(ann.viewer, comparison.uid);
    const answers = await Promise.all(
      [comparison.uid, MISSING_UID, 'x'].map((uid) => server.send(pairPathOf(uid))),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

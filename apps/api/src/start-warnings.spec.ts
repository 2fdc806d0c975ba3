import { createOutboxPages } from '@safelight/mail';
import { startWarnings } from './start-warnings.ts';

const outbox = createOutboxPages('/nowhere');
const PUBLIC = 'https://pictures.example';
const HERE = 'http://localhost:3000';

const warnings = (
  isProduction: boolean,
  publicUrl: string,
  outboxPage: 'local' | 'anyone' | 'off' = 'local',
) => startWarnings({ isProduction, publicUrl, outboxPage }, { outbox });

describe('the warnings of a server at its start', () => {
  it('are empty if PUBLIC_URL and NODE_ENV agree', () => {
    expect(warnings(true, PUBLIC)).toEqual([]);
    for (const here of [HERE, 'http://127.0.0.1:3000', 'http://[::1]'])
      expect(warnings(false, here)).toEqual([]);
  });

  it('name a public PUBLIC_URL outside of production, and a local PUBLIC_URL in production', () => {
    expect(warnings(false, PUBLIC)).toEqual([
      expect.stringMatching(/^PUBLIC_URL is a public address, but NODE_ENV/),
    ]);
    expect(warnings(true, HERE)).toEqual([expect.stringMatching(/^NODE_ENV is production, but PUBLIC_URL/)]);
  });

  it('name an outbox page that anyone may read, unless a mail server sends the emails', () => {
    expect(warnings(false, HERE, 'anyone')).toEqual([expect.stringMatching(/^OUTBOX_PAGE lets anyone read/)]);
    const withMailServer = { isProduction: false, publicUrl: HERE, outboxPage: 'anyone' } as const;
    expect(startWarnings(withMailServer, { outbox: null })).toEqual([]);
  });
});

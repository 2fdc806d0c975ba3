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
  it('are absent when its address and its mode agree', () => {
    expect(warnings(true, PUBLIC)).toEqual([]);
    for (const here of [HERE, 'http://127.0.0.1:3000', 'http://[::1]'])
      expect(warnings(false, here)).toEqual([]);
  });

  it('name a public address without production, and production with an address on this machine', () => {
    expect(warnings(false, PUBLIC)).toEqual([
      expect.stringMatching(/^PUBLIC_URL is a public address, but NODE_ENV/),
    ]);
    expect(warnings(true, HERE)).toEqual([expect.stringMatching(/^NODE_ENV is production, but PUBLIC_URL/)]);
  });

  it('name an outbox that anyone may read, as long as emails are written there', () => {
    expect(warnings(false, HERE, 'anyone')).toEqual([expect.stringMatching(/^OUTBOX_PAGE lets anyone read/)]);
    const withMailServer = { isProduction: false, publicUrl: HERE, outboxPage: 'anyone' } as const;
    expect(startWarnings(withMailServer, { outbox: null })).toEqual([]);
  });
});

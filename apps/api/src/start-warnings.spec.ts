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

describe('what a server warns of at its start', () => {
  it('is nothing where its address and its mode agree', () => {
    expect(warnings(true, PUBLIC)).toEqual([]);
    for (const here of [HERE, 'http://127.0.0.1:3000', 'http://[::1]'])
      expect(warnings(false, here)).toEqual([]);
  });

  it('is a public address without production, and production at an address of this machine', () => {
    expect(warnings(false, PUBLIC)).toEqual([
      expect.stringMatching(/^PUBLIC_URL is a public address, but NODE_ENV/),
    ]);
    expect(warnings(true, HERE)).toEqual([expect.stringMatching(/^NODE_ENV is production, but PUBLIC_URL/)]);
  });

  it('is an outbox that anyone may read, as long as mails go there', () => {
    expect(warnings(false, HERE, 'anyone')).toEqual([expect.stringMatching(/^OUTBOX_PAGE lets anyone read/)]);
    const withMailServer = { isProduction: false, publicUrl: HERE, outboxPage: 'anyone' } as const;
    expect(startWarnings(withMailServer, { outbox: null })).toEqual([]);
  });
});

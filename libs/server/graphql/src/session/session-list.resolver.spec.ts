import { bearer, siteForEach } from '../testing/test-server.ts';

const SESSIONS = `{ sessions { id userAgent address createdAt lastUsedAt isCurrent } }`;
const LOGIN = `mutation { login(input: { username: "ann", password: "Secret123" }) {
  ... on AuthPayload { tokens { access } }
} }`;
const END = `mutation ($id: ID!) { endSession(id: $id) }`;

describe('the list of sessions', () => {
  const { site, ann } = siteForEach('ann');
  let phone: string;
  beforeEach(async () => {
    const { data } = await site.ask(LOGIN);
    phone = bearer((data as { login: { tokens: { access: string } } }).login.tokens.access);
  });

  const sessions = async (token: string) => {
    const { data } = await site.ask(SESSIONS, {}, token);
    return data?.['sessions'] as { id: string; isCurrent: boolean; address: string }[];
  };

  it('shows the devices of the viewer, and marks the one that sent the request', async () => {
    const seen = await sessions(ann.token);
    expect(seen).toHaveLength(2);
    expect(seen.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id: ann.viewer.familyId }]);
    expect(seen.map(({ address }) => address)).toEqual(['192.0.2.1', '192.0.2.1']);
  });

  it('omits an ended session, whose token becomes invalid', async () => {
    const { data } = await site.ask(END, { id: ann.viewer.familyId }, phone);
    expect(data).toEqual({ endSession: ann.viewer.familyId });
    expect(await sessions(phone)).toHaveLength(1);
    const { errors } = await site.ask(SESSIONS, {}, ann.token);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('contains only the current session after all others were ended', async () => {
    const { data } = await site.ask(`mutation { endOtherSessions }`, {}, phone);
    expect(data).toEqual({ endOtherSessions: [ann.viewer.familyId] });
    expect(await sessions(phone)).toMatchObject([{ isCurrent: true }]);
  });
});

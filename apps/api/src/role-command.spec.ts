import { readRoleCommand } from './role-command.ts';

describe('the arguments of npm run role', () => {
  it('consist of a username and a role', () => {
    expect(readRoleCommand(['ada', 'moderator'])).toEqual({ username: 'ada', role: 'moderator' });
  });

  it.each(['', 'ada', 'ada owner', 'ada admin please'])('are rejected as invalid: %s', (words) => {
    expect(readRoleCommand(words.split(' ').filter(Boolean))).toBeNull();
  });
});

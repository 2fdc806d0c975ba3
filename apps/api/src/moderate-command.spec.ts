import { readModerateCommand } from './moderate-command.ts';

describe('the arguments of npm run moderate', () => {
  it('select an image to block by its uid or address, with a reason of one or several words', () => {
    const command = { action: 'block', uid: 'a-b_c', reason: 'Shows somebody' };
    for (const subject of [
      'a-b_c',
      'https://site.example/image/a-b_c',
      'http://localhost:3000/image/a-b_c/',
    ]) {
      expect(readModerateCommand(['block', subject, 'Shows', 'somebody'])).toEqual(command);
      expect(readModerateCommand(['block', subject, 'Shows somebody'])).toEqual(command);
    }
  });

  it('select an image to unblock, or the list of blocked images and suspended accounts', () => {
    expect(readModerateCommand(['unblock', 'a-b_c'])).toEqual({ action: 'unblock', uid: 'a-b_c' });
    expect(readModerateCommand(['list'])).toEqual({ action: 'list' });
  });

  it('select an account to suspend, with a reason, or an account to reopen', () => {
    expect(readModerateCommand(['suspend', 'ada', 'Other', 'people’s photos'])).toEqual({
      action: 'suspend',
      username: 'ada',
      reason: 'Other people’s photos',
    });
    expect(readModerateCommand(['reopen', 'ada'])).toEqual({ action: 'reopen', username: 'ada' });
  });

  it.each([
    [[]],
    [['suspend', 'ada']],
    [['reopen', 'ada', 'please']],
    [['block']],
    [['block', 'uid']],
    [['block', 'uid', ' ']],
    [['unblock']],
    [['unblock', 'uid', 'because']],
    [['list', 'all']],
    [['hide', 'uid', 'because']],
  ])('are rejected as invalid: %j', (words) => {
    expect(readModerateCommand(words)).toBeNull();
  });
});

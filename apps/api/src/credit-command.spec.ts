import { readCreditCommand } from './credit-command.ts';

describe('the arguments of npm run credits', () => {
  it.each([
    [
      'grant ada 5 for the outage',
      { action: 'grant', username: 'ada', credits: 5, reason: 'for the outage', externalReference: null },
    ],
    [
      'grant --reference=stripe:evt_1 ada 5 paid',
      { action: 'grant', username: 'ada', credits: 5, reason: 'paid', externalReference: 'stripe:evt_1' },
    ],
    [
      'expire ada 12 rollover',
      { action: 'expire', username: 'ada', credits: 12, reason: 'rollover', externalReference: null },
    ],
    ['refund 1f-2e bad result', { action: 'refund', jobId: '1f-2e', reason: 'bad result' }],
  ])('are parsed as a command: %s', (words, command) => {
    expect(readCreditCommand(words.split(' '))).toEqual(command);
  });

  it.each([
    '',
    'grant',
    'grant ada',
    'grant ada 5',
    'grant ada -5 x',
    'grant ada five x',
    'refund 1f',
    'steal ada 5 x',
    'grant --rush ada 5 x',
    'refund --reference=x 1f-2e bad result',
  ])('are rejected as invalid: %s', (words) => {
    expect(readCreditCommand(words.split(' ').filter(Boolean))).toBeNull();
  });
});

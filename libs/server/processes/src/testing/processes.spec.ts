import { jest } from '@jest/globals';
import { until } from './processes.ts';

it('the helper "until" fails when the time limit of its test is over', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(120_001);
  await expect(until(() => false)).rejects.toThrow('It never came to hold.');
  now.mockRestore();
});

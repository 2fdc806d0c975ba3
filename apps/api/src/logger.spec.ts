import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger.ts';

/** An error of PostgreSQL about a row, as pg throws it. */
const driverError = Object.assign(new Error('new row violates check constraint "short"'), {
  code: '23514',
  constraint: 'short',
  detail: 'Failing row contains (ada, ada@example.org, $argon2id$secret).',
});
const queryError = new QueryFailedError(
  'INSERT INTO user_account VALUES ($1, $2)',
  ['ada@example.org', '$argon2id$secret'],
  driverError,
);

describe('the log', () => {
  const logged = (error: Error): string => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    logger.error({ err: error }, 'request failed');
    return lines.join('');
  };

  it.each([
    ['a driver error', driverError],
    ['a failed statement', queryError],
    ['one of several errors', new AggregateError([queryError], 'two failed')],
    [
      'a wrapped error',
      Object.assign(new Error('violates check constraint'), { originalError: driverError }),
    ],
    ['a cause', new Error('not stored', { cause: queryError })],
  ])('contains no value of a row from %s', (_, error) => {
    const line = logged(error);
    expect(line).toContain('violates check constraint');
    expect(line).not.toMatch(/ada@example\.org|argon2id/);
  });

  it('contains the statement and the constraint, by which the mistake is found', () => {
    const { err } = JSON.parse(logged(queryError)) as { readonly err: object };
    expect(err).toMatchObject({
      query: 'INSERT INTO user_account VALUES ($1, $2)',
      driverError: { code: '23514', constraint: 'short' },
    });
  });
});

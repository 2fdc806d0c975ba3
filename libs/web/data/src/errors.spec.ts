import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { TEXTS } from '@safelight/rules';
import {
  codeOf,
  dataOf,
  detailsOf,
  fieldProblemsOf,
  isAborted,
  isPassing,
  isUnanswered,
  messageOf,
  plainMessageOf,
  statusOf,
} from './errors.ts';

const graphQLError = (code: string, message: string, details: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, details } }] });

const httpError = (statusCode: number, bodyText: string) =>
  new ServerError('Response not successful', {
    response: { status: statusCode } as Response,
    bodyText,
  });

it('shows the message that the server sent', () => {
  expect(messageOf(graphQLError('NOT_FOUND', 'Not found.'))).toBe('Not found.');
});

it.each([
  [1, 'Too many attempts. Please try again in 1 minute.'],
  [61, 'Too many attempts. Please try again in 2 minutes.'],
  [3_600, 'Too many attempts. Please try again in 60 minutes.'],
  [7_201, 'Too many attempts. Please try again in 3 hours.'],
])('says how long to wait when the server asks for %i seconds', (retryAfterSeconds, text) => {
  const refused = (message: string) => graphQLError('RATE_LIMITED', message, { retryAfterSeconds });
  expect(messageOf(refused(TEXTS.generic.tooManyAttempts))).toBe(text);
  expect(messageOf(refused('Not now.'))).toBe('Not now.');
});

it('reads the code of an error only if the error catalogue contains it', () => {
  expect(codeOf(graphQLError('RATE_LIMITED', 'Slow down.'))).toBe('RATE_LIMITED');
  expect(codeOf(graphQLError('toString', 'x'))).toBeNull();
  expect(codeOf(new TypeError('Failed to fetch'))).toBeNull();
});

it('returns the HTTP status of an error’s code or of the response, and null without a response', () => {
  expect(statusOf(graphQLError('OVERLOADED', 'Busy.'))).toBe(503);
  expect(statusOf(httpError(502, '<html>'))).toBe(502);
  expect(statusOf(new TypeError('Failed to fetch'))).toBeNull();
});

it('reads the errors of GraphQL from the body of an HTTP error', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Too much.', extensions: { code: 'FILE_TOO_LARGE', details: { limit: 9 } } }],
  });
  expect(codeOf(httpError(413, body))).toBe('FILE_TOO_LARGE');
  expect(messageOf(httpError(413, body))).toBe('Too much.');
  expect(detailsOf(httpError(413, body))).toEqual({ limit: 9 });
});

it('shows the HTTP status when the body of an error contains no message', () => {
  expect(messageOf(httpError(502, '<html>Bad gateway</html>'))).toBe('HTTP error! status: 502');
});

it.each([404, 502, 503])('says that the server is not available when a proxy answers %d', (status) => {
  const down = httpError(status, '<html>Not here</html>');
  expect(plainMessageOf(down)).toBe(TEXTS.generic.unavailable);
  expect(plainMessageOf(down, 'Not published.')).toBe(TEXTS.generic.unavailable);
  expect(isPassing(down)).toBe(true);
});

it('says in words what the server says, or else what was not done', () => {
  expect(plainMessageOf(new Error('Unexpected'), 'Not published.')).toBe('Not published.');
  expect(isPassing(new TypeError('Failed to fetch'))).toBe(true);
  const refused = httpError(403, JSON.stringify({ detail: 'Not now.' }));
  expect(plainMessageOf(refused)).toBe('Not now.');
  expect(isPassing(refused)).toBe(false);
  const missing = httpError(404, JSON.stringify({ detail: 'Not found.', code: 'NOT_FOUND' }));
  expect(plainMessageOf(missing)).toBe('Not found.');
  expect(isPassing(missing)).toBe(false);
});

it.each([
  ['too many requests', httpError(429, JSON.stringify({ detail: 'Wait.', code: 'RATE_LIMITED' }))],
  ['a failure inside the server', graphQLError('INTERNAL', 'Broken.')],
  [
    'the login page of a network',
    new ServerParseError(new SyntaxError('Unexpected token'), {
      response: { status: 200 } as Response,
      bodyText: '<html>',
    }),
  ],
])('takes %s for something that passes', (_what, error) => {
  expect(isPassing(error)).toBe(true);
});

it('reads the message of a REST error from its detail, or for status 400 from its errors by field', () => {
  const detail = httpError(403, JSON.stringify({ detail: 'Not now.', code: 'FORBIDDEN', details: { n: 1 } }));
  expect([messageOf(detail), codeOf(detail), detailsOf(detail)]).toEqual(['Not now.', 'FORBIDDEN', { n: 1 }]);
  const fields = JSON.stringify({ uid: ['Unknown.'], token: 'Too old.' });
  expect(messageOf(httpError(400, fields))).toBe('uid: Unknown. token: Too old');
  expect(fieldProblemsOf(httpError(400, fields))).toEqual({ uid: 'Unknown.', token: 'Too old.' });
  expect(messageOf(httpError(400, JSON.stringify({ uid: ['Unknown.'] })))).toBe('uid: Unknown');
  expect(messageOf(httpError(502, fields))).toBe('HTTP error! status: 502');
  expect(messageOf(httpError(400, '{}'))).toBe('HTTP error! status: 400');
});

it('shows the given fallback when an error has no message', () => {
  for (const error of [
    graphQLError('CONFLICT', ''),
    httpError(200, '<html>Sign in to this network</html>'),
    new Error('x'),
  ])
    expect(messageOf(error, 'Login failed.')).toBe('Login failed.');
  expect(() => dataOf(null)).toThrow();
  expect(dataOf({ n: 1 })).toEqual({ n: 1 });
});

it('joins the errors of several fields into one message, one sentence each', () => {
  const error = graphQLError('INVALID_INPUT', 'Bad input.', {
    fields: { username: ['Taken.'], email: ['Enter a valid email address.', 'Too long.'] },
  });
  expect(fieldProblemsOf(error)).toEqual({ username: 'Taken.', email: 'Enter a valid email address.' });
  expect(messageOf(error)).toBe('username: Taken. email: Enter a valid email address');
});

it('shows different messages for a timeout and for a missing network connection', () => {
  const timeout = new DOMException('too long', 'TimeoutError');
  expect(messageOf(timeout)).toBe(TEXTS.generic.timeout);
  expect(messageOf(new TypeError('Failed to fetch'))).toBe(TEXTS.generic.network);
  expect(isUnanswered(timeout)).toBe(true);
  expect(isUnanswered(graphQLError('INTERNAL', 'x'))).toBe(false);
});

it('recognises that the person cancelled the request', () => {
  expect(isAborted(new DOMException('stopped', 'AbortError'))).toBe(true);
  expect(isAborted(new Error('no'))).toBe(false);
});

it('does not show the message of an unknown error', () => {
  expect(messageOf(new Error('Cannot read properties of undefined'))).toBe(TEXTS.generic.internal);
  expect(messageOf('boom')).toBe(TEXTS.generic.internal);
});

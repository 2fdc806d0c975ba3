import { failureOf } from './service-failure.ts';

const BLAME = { key: 'GEMINI_API_KEY', model: 'OPENAI_IMAGE_MODEL' };
const STATUSES = [400, 401, 402, 403, 404, 408, 409, 413, 422, 429, 500, 503, 529];
const CODES = [
  '',
  'API_KEY_INVALID',
  'invalid_api_key',
  'insufficient_quota',
  'billing_not_active',
  'moderation_blocked',
  'INTERNAL',
  'INVALID_ARGUMENT',
];
/** Error messages that services sent, and similar ones. */
const WORDS = [
  '',
  'Bad size.',
  'OPENAI_API_KEY is not set. Please export it.',
  'Incorrect API key provided: sk-live1234.',
  'Set GEMINI_IMAGE_MODEL or AI_BASE_URL in the environment.',
  'INTERNAL',
];
const ANSWERS = STATUSES.flatMap((status) =>
  CODES.flatMap((code) => WORDS.map((message) => ({ status, code, message }))),
);

it('never names a setting or a key to the person whose edit failed', () => {
  const messages = new Set(ANSWERS.map((answer) => failureOf(answer, BLAME).message));
  expect(messages.size).toBeGreaterThan(10);
  for (const message of messages) {
    expect(message).not.toMatch(/_(?:KEY|MODEL|URL)\b|sk-|environment|export/);
  }
});

it("keeps a service's message about a request that the person can correct", () => {
  const { message } = failureOf({ status: 400, code: '', message: 'Bad size.' }, BLAME);
  expect(message).toBe('The AI service did not take the request (400). Bad size.');
});

it('tells the operator which setting to check', () => {
  const advice = (status: number) => failureOf({ status, code: '', message: '' }, BLAME).advice;
  expect(advice(401)).toBe('Check GEMINI_API_KEY.');
  expect(advice(402)).toBe('The account behind GEMINI_API_KEY has nothing left to spend.');
  expect(advice(404)).toBe('Check OPENAI_IMAGE_MODEL.');
  expect(advice(500)).toBeUndefined();
});

import { errorBody } from './error-projection.ts';

describe('the text of an error for people', () => {
  const required = 'This field is required.';

  it.each<[string, object, string, string]>([
    ['the field that is wrong', { title: [required] }, required, 'title: This field is required'],
    [
      'all fields that are wrong',
      { title: [required], url: ['Use at most 5 characters.', 'Use a URL.'] },
      required,
      'title: This field is required. url: Use at most 5 characters',
    ],
  ])('names %s', (_, fields, message, error) => {
    const failure = { status: 400, code: 'INVALID_INPUT', message, details: { fields } } as const;
    expect(errorBody(failure)).toEqual({ error, code: 'INVALID_INPUT', details: { fields } });
  });

  it.each([
    ['name', 'API key name is required.'],
    ['url', 'Please enter a valid image URL'],
    ['expires_in', 'The value of "expires in" is too large.'],
  ])('stays word for word where it says itself that it is about the field %s: %s', (field, message) => {
    const details = { fields: { [field]: [message] } };
    expect(errorBody({ status: 400, code: 'INVALID_INPUT', message, details })).toMatchObject({
      error: message,
    });
  });

  it('keeps its own message when that says more than the errors of the fields', () => {
    const details = { fields: { after: ['This field is unknown or cannot be set.'] } };
    const message = 'Send two images.';
    expect(errorBody({ status: 400, code: 'INVALID_INPUT', message, details })).toMatchObject({
      error: message,
    });
  });
});

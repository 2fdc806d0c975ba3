import {
  aiRetryDelayMs,
  apiKeyNameProblem,
  decadeIn,
  emailProblem,
  extensionOf,
  fileTooLargeText,
  IMAGE_CONTENT_TYPES,
  isRasterType,
  isReservedUsername,
  passwordProblem,
  PICTURE_CONTENT_TYPES,
  PLAN_LIMITS,
  planDisplayOf,
  suggestUsername,
  textProblem,
  TEXTS,
  isPhotoshopFile,
  uploadProblem,
  usernameProblem,
} from './index.ts';

describe('the check of a password', () => {
  it.each(['Abcdefg1', 'Ünïcode9', `${'a'.repeat(100)}B1`])('accepts "%s"', (password) =>
    expect(passwordProblem(password)).toBeNull(),
  );
  it.each(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', `Aa1${'x'.repeat(254)}`])(
    'refuses "%s"',
    (password) => expect(passwordProblem(password)).toBe(TEXTS.register.weakPassword),
  );
});

describe('the check of email addresses and usernames', () => {
  it.each(['a@example.com', 'first.last+tag@sub.example.org', 'ü@example.com'])(
    'accepts the email address %s',
    (email) => expect(emailProblem(email)).toBeNull(),
  );
  it.each([
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: x@y.zz',
    'a,b@example.com',
    '@example.com',
    `${'a'.repeat(250)}@example.com`,
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@example..com',
  ])('refuses the email address %j', (email) => expect(emailProblem(email)).not.toBeNull());
  it('accepts only usernames of letters, digits and a few other characters', () => {
    expect(usernameProblem('ada.l+ve_lace-1')).toBeNull();
    for (const bad of ['', 'a b', 'a/b', 'a\u0000', 'x'.repeat(151)])
      expect(usernameProblem(bad)).not.toBeNull();
  });
  it.each(['हिन्दी', 'ไทย', 'Zoë', 'Zoe\u0308', 'ﬁeld'])('accepts the username %s', (name) =>
    expect(usernameProblem(name)).toBeNull(),
  );
  it('refuses a username that begins with a combining mark, which would attach to the character before it', () =>
    expect(usernameProblem('\u0301ada')).not.toBeNull());
  it.each(['admin', 'Support', 'ＡＰＩ', '_root_', 'no-reply'])('refuses the reserved username %s', (name) =>
    expect(isReservedUsername(name)).toBe(true),
  );
  it.each(['admina', 'ada', 'apiary'])('does not treat the username %s as reserved', (name) =>
    expect(isReservedUsername(name)).toBe(false),
  );
  it.each([
    ['Zoë Ünal', 'zoeunal7'],
    ['हिन्दी', 'हिन्दी7'],
    ['Ада Л.', 'адал7'],
    ['!?', '7'],
  ])('suggests for the name "%s" and the number 7 the username "%s"', (fullName, username) =>
    expect(suggestUsername(fullName, 7)).toBe(username),
  );
  it.each(['ﷺ'.repeat(90), 'x'.repeat(500), '㍿'.repeat(100)])(
    'suggests a valid username for a name that is long, or grows when its characters are written out: %s',
    (fullName) => expect(usernameProblem(suggestUsername(fullName, 999_999))).toBeNull(),
  );
  it('suggests the full name in lower case without spaces and punctuation, followed by a number', () =>
    expect(suggestUsername('Ada Lovelace-King', 7)).toBe('adalovelaceking7'));
});

describe('the check of an API key’s name', () => {
  it.each([
    ['', TEXTS.apiKeys.nameRequired],
    ['   ', TEXTS.apiKeys.nameRequired],
    [' ab ', TEXTS.apiKeys.nameTooShort],
    ['x'.repeat(100), TEXTS.apiKeys.nameTooLong],
    ['abc', null],
    ['x'.repeat(99), null],
  ])('gives for the name %j: %s', (name, problem) => expect(apiKeyNameProblem(name)).toBe(problem));
});

describe('the limits of uploads', () => {
  it('are 10 MB on small plans, 25 MB on Bulk and 50 MB on Pro, and the error names the limit', () => {
    expect(Object.values(PLAN_LIMITS).map(({ uploadBytes }) => fileTooLargeText(uploadBytes))).toEqual([
      'File size must be less than 10MB.',
      'File size must be less than 10MB.',
      'File size must be less than 10MB.',
      'File size must be less than 25MB.',
      'File size must be less than 50MB.',
    ]);
  });
  it('exclude files of other types, empty files, and files that are one byte too large', () => {
    expect(uploadProblem({ type: 'image/png', size: 10_485_760 }, 'free')).toBeNull();
    expect(uploadProblem({ type: 'image/png', size: 10_485_761 }, 'free')).toBe(
      'File size must be less than 10MB.',
    );
    expect(uploadProblem({ type: 'image/png', size: 0 }, 'free')).toBe('This file is empty.');
    expect(uploadProblem({ type: 'text/html', size: 1 }, 'free')).toBe(TEXTS.images.invalidFormat);
  });
  it.each([
    ['poster.psd', '', true],
    ['POSTER.PSD', 'application/octet-stream', true],
    ['poster', 'image/vnd.adobe.photoshop', true],
    ['psd.png', 'image/png', false],
  ])('tell Photoshop files by name or type: the name "%s" with the type "%s" gives %s', (name, type, is) => {
    expect(isPhotoshopFile({ name, type })).toBe(is);
  });
});

describe('the accepted file types', () => {
  it('have one extension each, and all except SVG are raster pictures', () => {
    expect(PICTURE_CONTENT_TYPES.map(extensionOf)).toEqual(['jpg', 'png', 'gif', 'webp', 'svg']);
    expect(PICTURE_CONTENT_TYPES.filter(isRasterType)).toEqual([...IMAGE_CONTENT_TYPES]);
  });
});

describe('the check whether a text can be stored', () => {
  it('refuses only texts with NUL characters or lone surrogates', () => {
    for (const good of ['', 'plain', 'emoji 😀', '\u202e right to left', 'tab\tnew\nline'])
      expect(textProblem(good)).toBeNull();
    for (const bad of ['a\u0000b', '\ud83d', 'x\ude00y']) expect(textProblem(bad)).not.toBeNull();
  });
});

describe('the retries of an AI edit', () => {
  it('wait one second before the second attempt and two before the third', () =>
    expect([1, 2].map(aiRetryDelayMs)).toEqual([1_000, 2_000]));
  it('can use the decade of a prompt that contains "1980s", but not "1980"', () => {
    expect(decadeIn('make it 1980s style')).toBe('1980s');
    expect(decadeIn('in 1980 style')).toBeNull();
  });
});

it.each([
  ['free', 'Free Trial', 1],
  ['starter_pack', 'Starter Pack', 5],
  ['regular_pack', 'Regular Pack', 20],
  ['bulk_pack', 'Bulk Pack', 50],
  ['pro_subscription', 'Pro Subscription', 100],
  ['anything else', 'Free Trial', 1],
])('the plan %s is shown as "%s" with %i edits', (subscription, name, editsIncluded) => {
  expect(planDisplayOf(subscription)).toEqual({ name, editsIncluded });
});

import { operationById } from '../document/operation-by-id.ts';
import { readDocument } from '../document/read-document.ts';
import { SAMPLE_DOCUMENT } from '../testing/sample-document.ts';
import { type ApiRequest, exampleRequest, uploadExample } from './api-request.ts';
import { shellWord, snippet } from './snippets.ts';

const document = readDocument(SAMPLE_DOCUMENT);
const { baseUrl } = document;

const request = (id: string, apiKey = 'sk_1', values: Readonly<Record<string, string>> = {}): ApiRequest => {
  const operation = operationById(document, id);
  if (operation === undefined) throw new Error(`no ${id}`);
  return exampleRequest(operation, { baseUrl, apiKey, values });
};

const upload = (): ApiRequest => {
  const operation = operationById(document, 'uploadImage');
  if (operation === undefined) throw new Error('no upload');
  return uploadExample(operation, { baseUrl, apiKey: ' sk_1 ' });
};

it.each([
  ['listImages', {}, 'https://safelight.example/api/images/'],
  ['listImages', { search: 'a&b c', sort: ' ' }, 'https://safelight.example/api/images/?search=a%26b+c'],
  ['getImage', {}, 'https://safelight.example/api/images/UID/'],
  ['downloadImages', {}, 'https://safelight.example/api/images/archive/?uids=UID%2COTHER_UID'],
  ['getImage', { uid: '../a b' }, 'https://safelight.example/api/images/..%2Fa%20b/'],
])('an example of %s with the parameters %j requests %s', (id, values, url) => {
  expect(request(id, 'sk_1', values).url).toBe(url);
});

it.each([
  ['listImages', '', { Authorization: 'Api-Key YOUR_API_KEY' }],
  ['listImages', ' sk_1 ', { Authorization: 'Api-Key sk_1' }],
  ['getAccount', 'sk_1', { Authorization: 'Bearer ACCESS_TOKEN' }],
  ['login', 'sk_1', {}],
])('an example of %s with the key "%s" has the right authorization header', (id, apiKey, headers) => {
  expect(request(id, apiKey).headers).toEqual(headers);
});

it('an example in curl is a shell command', () => {
  expect(snippet('curl', request('listImages'))).toBe(
    "curl https://safelight.example/api/images/ \\\n  -H 'Authorization: Api-Key sk_1'",
  );
  expect(snippet('curl', request('updateImage'))).toContain(
    `curl -X PATCH https://safelight.example/api/images/UID/ \\\n`,
  );
  expect(snippet('curl', request('updateImage'))).toContain(`-d '{"action":"rename","title":"Hill"}'`);
  expect(snippet('curl', upload())).toBe(
    [
      'curl https://safelight.example/api/images/upload/ \\',
      "  -H 'Authorization: Api-Key sk_1' \\",
      '  -F image=@photo.jpg \\',
      '  --form-string privacy=public',
    ].join('\n'),
  );
});

it('an example in curl saves the bytes of a response, which curl does not print', () => {
  expect(snippet('curl', request('downloadImages'))).toMatch(/ -o images\.zip$/);
  expect(snippet('curl', request('getImage'))).toMatch(/ -o image$/);
});

it('an example in curl can send a file as the whole body', () => {
  expect(snippet('curl', request('putImage'))).toBe(
    "curl -T photo.jpg https://safelight.example/api/images/upload/ \\\n  -H 'Authorization: Api-Key sk_1'",
  );
  const named = request('putNamedImage', 'sk_1', { privacy: 'public' });
  expect(named.url).toBe('https://safelight.example/api/images/upload/photo.jpg?privacy=public');
  expect(snippet('javascript', named)).toContain('  body: await openAsBlob("photo.jpg"),\n});');
  expect(snippet('python', named)).toContain('    data=open("photo.jpg", "rb"),');
});

it.each([
  ['plain/word', 'plain/word'],
  ['two words', "'two words'"],
  ["it's $(rm)", "'it'\\''s $(rm)'"],
  ['a&b', "'a&b'"],
  ['', "''"],
])('an example in curl quotes %j as a single word of the shell', (text, word) => {
  expect(shellWord(text)).toBe(word);
});

it('an example in JavaScript is a module for Node', () => {
  expect(snippet('javascript', request('login'))).toContain(
    'await fetch("https://safelight.example/api/auth/login/", {',
  );
  expect(snippet('javascript', request('listImages'))).toBe(
    [
      'const response = await fetch("https://safelight.example/api/images/", {',
      '  headers: {',
      '    "Authorization": "Api-Key sk_1",',
      '  },',
      '});',
      'console.log(response.status, await response.text());',
    ].join('\n'),
  );
  expect(snippet('javascript', upload())).toContain(
    'form.set("image", await openAsBlob("photo.jpg"), "photo.jpg");',
  );
});

it('an example in Python uses the library requests, and spells true, false and null as Python does', () => {
  const base = request('updateImage');
  const value = { isOn: true, isOff: false, nothing: null, many: [1, 'a"b'] };
  expect(snippet('python', { ...base, body: { kind: 'json', value } })).toContain(
    'json={"isOn": True, "isOff": False, "nothing": None, "many": [1, "a\\"b"]},',
  );
  expect(snippet('python', upload())).toContain('files={"image": open("photo.jpg", "rb")},');
  expect(snippet('python', upload())).toContain('data={"privacy": "public"},');
});

import { jest } from '@jest/globals';
import { saveAnswer } from './save-answer.ts';

const nameOf = async (disposition: string | null): Promise<string | undefined> => {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const headers = { get: () => disposition };
  await saveAnswer({ headers, blob: async () => new Blob(['zip']) } as unknown as Response, 'images.zip');
  return names[0];
};

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:zip';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('a file is saved under the name that the server gives it, with all its letters', async () => {
  const disposition =
    'attachment; filename="safelight-_t_.zip"; filename*=UTF-8\'\'safelight-%C3%89t%C3%A9%20%E5%A4%8F.zip';
  expect(await nameOf(disposition)).toBe('safelight-Été 夏.zip');
});

it('a file to which the server gives no name is saved under a name of ours', async () => {
  expect(await nameOf(null)).toBe('images.zip');
});

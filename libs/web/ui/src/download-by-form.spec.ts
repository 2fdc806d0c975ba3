import { jest } from '@jest/globals';
import { downloadByForm } from './download-by-form.ts';
import { sentForms } from './testing/index.ts';

const forms = sentForms();
const onRefused = jest.fn();
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

beforeEach(() => {
  jest.useFakeTimers();
  onRefused.mockClear();
});
afterEach(() => void jest.useRealTimers());

describe('a download that a form requests', () => {
  it('sends its fields in a frame that is not displayed, so that the page stays', () => {
    let target = '';
    jest.mocked(HTMLFormElement.prototype.submit).mockImplementation(function submit(this: HTMLFormElement) {
      target = this.target;
    });
    downloadByForm('/downloads/images', { ids: 'a,b' }, onRefused);
    expect(frame()).not.toBeVisible();
    expect(target).toBe(frame()?.name);
    expect(document.querySelector('form')).toBeNull();
  });

  it('sends what it is given by POST', () => {
    downloadByForm('/downloads/images', { ids: 'a,b', ticket: 'signed' }, onRefused);
    expect(forms).toEqual([{ url: '/downloads/images', fields: { ids: 'a,b', ticket: 'signed' } }]);
  });

  it('reports an answer that the frame loads instead of downloading it', () => {
    downloadByForm('/downloads/images', {}, onRefused);
    Object.defineProperty(frame(), 'contentDocument', { value: { URL: 'https://site/downloads/images' } });
    frame()?.dispatchEvent(new Event('load'));
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(frame()).toBeNull();
  });

  it('does not take the empty frame for an answer', () => {
    downloadByForm('/downloads/images', {}, onRefused);
    frame()?.dispatchEvent(new Event('load'));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('leaves nothing in the page after the answer has begun', () => {
    downloadByForm('/downloads/images', {}, onRefused);
    jest.runOnlyPendingTimers();
    expect(frame()).toBeNull();
  });
});

import {
  countNew,
  destinationOf,
  isSendable,
  type QueueAction,
  type UploadItem,
  uploadQueue,
} from './upload-queue.ts';

const item = (id: string): UploadItem => ({
  id,
  name: `${id}.png`,
  source: { kind: 'file', file: new File(['x'], `${id}.png`) },
  privacy: 'PUBLIC',
  status: 'pending',
});

const after = (...actions: readonly QueueAction[]): readonly UploadItem[] =>
  actions.reduce(uploadQueue, [item('a'), item('b')]);

const statuses = (items: readonly UploadItem[]) => items.map(({ status }) => status);

it('the status of a file changes from waiting to uploaded', () => {
  const underway = after({ type: 'started', id: 'a' }, { type: 'progressed', id: 'a', progress: 0.4 });
  expect(underway[0]).toMatchObject({ status: 'uploading', progress: 0.4 });
  const done = uploadQueue(underway, { type: 'succeeded', id: 'a', uid: 'u', isDuplicate: false });
  expect(done[0]).toMatchObject({ status: 'success', uid: 'u' });
  expect(done[0]).not.toHaveProperty('progress');
  expect(done[1]).toBe(underway[1]);
});

it('stopping an upload makes all files wait again that are not uploaded yet', () => {
  const items = after(
    { type: 'succeeded', id: 'a', uid: 'u', isDuplicate: false },
    { type: 'started', id: 'b' },
    { type: 'stopped' },
  );
  expect(statuses(items)).toEqual(['success', 'pending']);
});

it('progress is ignored for a file that is no longer uploading', () => {
  const items = after({ type: 'progressed', id: 'a', progress: 0.9 });
  expect(items[0]?.status).toBe('pending');
});

it('a failed file can be retried unless the file itself was refused', () => {
  const items = after(
    { type: 'failed', id: 'a', message: 'Network', retryable: true },
    { type: 'failed', id: 'b', message: 'Not an image', retryable: false },
  );
  expect(items.map(isSendable)).toEqual([true, false]);
});

it('the privacy of one file can be changed without that of the others', () => {
  const items = after({ type: 'privacy-set', id: 'b', privacy: 'PRIVATE' });
  expect(items.map(({ privacy }) => privacy)).toEqual(['PUBLIC', 'PRIVATE']);
});

describe('the page after the upload', () => {
  const arrived = (id: string): QueueAction => ({
    type: 'succeeded',
    id,
    uid: `uid-${id}`,
    isDuplicate: false,
  });

  it('is the page of the image if one was uploaded', () => {
    expect(destinationOf(after({ type: 'removed', id: 'b' }, arrived('a')))).toBe('/image/uid-a');
  });

  it('is the editor with its brush if the person came to paint over a part of the image', () => {
    expect(destinationOf(after({ type: 'removed', id: 'b' }, arrived('a')), { isToPaint: true })).toBe(
      '/editor/uid-a?tool=mask-brush',
    );
    expect(destinationOf(after(arrived('a'), arrived('b')), { isToPaint: true })).toBe('/gallery');
  });

  it('is the gallery if several were uploaded', () => {
    expect(destinationOf(after(arrived('a'), arrived('b')))).toBe('/gallery');
  });

  it('is undecided while any file is waiting or has failed', () => {
    expect(destinationOf([])).toBeNull();
    expect(destinationOf(after(arrived('a')))).toBeNull();
    expect(
      destinationOf(after(arrived('a'), { type: 'failed', id: 'b', message: 'x', retryable: true })),
    ).toBeNull();
  });

  it('is undecided while the link to a duplicate is shown', () => {
    const items = after({ type: 'succeeded', id: 'a', uid: 'u', isDuplicate: true }, arrived('b'));
    expect(destinationOf(items)).toBeNull();
    expect(countNew(items)).toBe(1);
  });
});

it('the upload of a URL has no progress', () => {
  const url: UploadItem = {
    id: 'u',
    name: 'a.png',
    privacy: 'PUBLIC',
    source: { kind: 'url', url: 'https://x.test/a.png' },
    status: 'pending',
  };
  expect(uploadQueue([url], { type: 'started', id: 'u' })[0]).toMatchObject({
    status: 'uploading',
    progress: null,
  });
});

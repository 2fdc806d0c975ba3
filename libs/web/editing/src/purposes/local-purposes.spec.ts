/** @jest-environment node */
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { EVERYWHERE, type EditPurpose } from './edit-purpose.ts';
import { KEEP_PURPOSES_MS, localPurposes } from './local-purposes.ts';

const PAINTED: EditPurpose = {
  kind: 'edit',
  area: {
    strokes: [
      {
        points: [[1, 2, 0.5]],
        size: 10,
        color: '#ffffff',
        opacity: 1,
        smoothing: 0,
        hardness: 1,
        pressure: false,
        erasing: false,
      },
    ],
    mask: null,
  },
};

let name = '';
let count = 0;
beforeEach(() => {
  name = `purposes-${String((count += 1))}`;
});

const opened = (userId = 'ada', now = 100) => localPurposes({ userId, name, now: () => now });

it('the stored purposes of edits are found again after the page is reloaded', async () => {
  await opened().keep('job-1', PAINTED);
  expect(await opened().find('job-1')).toEqual(PAINTED);
});

it('the stored purposes of edits are separate for each person and job', async () => {
  await opened().keep('job-1', PAINTED);
  expect(await opened('bob').find('job-1')).toBeNull();
  expect(await opened().find('job-2')).toBeNull();
});

it('the stored purposes of edits are deleted after three months', async () => {
  await opened().keep('job-1', PAINTED);
  await opened().keep('job-2', { kind: 'edit', area: EVERYWHERE });
  const later = opened('ada', 101 + KEEP_PURPOSES_MS);
  await later.keep('job-3', PAINTED);
  expect([await later.find('job-1'), await later.find('job-2')]).toEqual([null, null]);
  expect(await later.find('job-3')).toEqual(PAINTED);
});

it('the purposes of edits last until the page is closed when the browser offers no storage', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  const purposes = opened();
  await purposes.keep('job-1', PAINTED);
  expect(await purposes.find('job-1')).toEqual(PAINTED);
  expect(await purposes.find('job-2')).toBeNull();
  open.mockRestore();
});

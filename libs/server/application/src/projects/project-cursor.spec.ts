import {
  decodeProjectCursor,
  decodeProjectPlace,
  encodeProjectCursor,
  encodeProjectPlace,
} from './project-cursor.ts';

describe('the cursors of project lists', () => {
  const id = 'project_1767225600000';

  it('are decoded as they were encoded', () => {
    const cursor = { sortKey: 'summer', id };
    expect(decodeProjectCursor(encodeProjectCursor(cursor, 'name'), 'name')).toEqual(cursor);
  });

  it.each(['', 'garbage', 'bnVsbA', Buffer.from('["x","project_1"]').toString('base64url')])(
    'are refused if they are invalid: %j',
    (text) => {
      expect(() => decodeProjectCursor(text, 'name')).toThrow('Use the cursor of the page before.');
      expect(() => decodeProjectPlace(text, id)).toThrow('Use the cursor of the page before.');
    },
  );

  it('are refused in a list that is sorted differently', () => {
    const time = { sortKey: '2026-01-31T10:00:00.000Z', id };
    expect(() => decodeProjectCursor(encodeProjectCursor(time, 'newest'), 'oldest')).toThrow(
      'Use the cursor',
    );
  });

  it('are refused in the list of the images of another project', () => {
    const cursor = encodeProjectPlace({ position: 1, uid: 'A'.repeat(22) }, id);
    expect(decodeProjectPlace(cursor, id)).toEqual({ position: 1, uid: 'A'.repeat(22) });
    expect(() => decodeProjectPlace(cursor, 'project_1767225600001')).toThrow('Use the cursor');
    expect(() => decodeProjectPlace(cursor, null)).toThrow('Use the cursor');
  });
});

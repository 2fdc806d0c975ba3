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
      expect(() => decodeProjectPlace(text, { projectId: id })).toThrow('Use the cursor of the page before.');
    },
  );

  it.each(['0000-01-31T10:00:00.000Z', '2026-02-31T10:00:00.000Z', '2026-01-31T24:00:00Z'])(
    'are refused if the database has no time such as %s',
    (sortKey) => {
      const cursor = encodeProjectCursor({ sortKey, id }, 'newest');
      expect(() => decodeProjectCursor(cursor, 'newest')).toThrow('Use the cursor');
    },
  );

  it('are refused in a list that is sorted differently', () => {
    const time = { sortKey: '2026-01-31T10:00:00.000Z', id };
    expect(() => decodeProjectCursor(encodeProjectCursor(time, 'newest'), 'oldest')).toThrow(
      'Use the cursor',
    );
  });

  it('are refused in the list of the images of another project or share link', () => {
    const place = { position: 1, uid: 'A'.repeat(22) };
    const lists = [
      { projectId: id },
      { projectId: 'project_1767225600001' },
      { linkToken: 'one' },
      { linkToken: 'two' },
    ];
    for (const list of lists) {
      const cursor = encodeProjectPlace(place, list);
      expect(decodeProjectPlace(cursor, list)).toEqual(place);
      for (const other of lists.filter((one) => one !== list)) {
        expect(() => decodeProjectPlace(cursor, other)).toThrow('Use the cursor');
      }
    }
  });

  it.each([1.5, -0.5, 2 ** 53, '1', null])(
    'are refused if the database has no position such as %j',
    (position) => {
      const list = { linkToken: 'one' };
      const cursor = encodeProjectPlace({ position: position as number, uid: 'A'.repeat(22) }, list);
      expect(() => decodeProjectPlace(cursor, list)).toThrow('Use the cursor');
    },
  );

  it('do not contain the token of a share link', () => {
    const cursor = encodeProjectPlace({ position: 1, uid: 'A'.repeat(22) }, { linkToken: 'the-token' });
    expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('the-token');
  });
});

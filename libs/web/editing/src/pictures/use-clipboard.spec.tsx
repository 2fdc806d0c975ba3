import { jest } from '@jest/globals';
import { copiedLayers, LIMITS } from '@safelight/engine';
import { documentOf, imageOf, shapeOf, textOf } from '@safelight/engine/testing';
import { PictureMissing } from '@safelight/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { useClipboard } from './use-clipboard.ts';

const Clipboard = () => {
  useClipboard();
  return null;
};

const open = () => openEditor(documentOf(imageOf({ id: 'photo' }), shapeOf({ id: 'a' })), <Clipboard />);

describe('the clipboard of the editor', () => {
  const LAYERS = 'application/x-safelight-layers+json';
  const IMAGE = 'application/x-safelight-image';
  const clipboard = () => {
    const held = new Map<string, string>();
    return {
      held,
      data: {
        files: [] as File[],
        setData: (type: string, text: string) => held.set(type, text),
        getData: (type: string) => held.get(type) ?? '',
      },
    };
  };

  it('copies, cuts and pastes layers', async () => {
    const { editor, onCanvas, order } = open();
    onCanvas(() => editor.select(['a']));
    const { data, held } = clipboard();
    fireEvent.copy(document.body, { clipboardData: data });
    expect([...held]).toEqual([
      [LAYERS, copiedLayers(editor.state.document, new Set(['a'])).json],
      [IMAGE, 'img1'],
    ]);
    fireEvent.paste(document.body, { clipboardData: data });
    await waitFor(() => expect(order()).toEqual(['photo', 'a', 'n1']));
    expect([...editor.state.selection]).toEqual(['n1']);
    fireEvent.cut(document.body, { clipboardData: data });
    expect(order()).toEqual(['photo', 'a']);
  });

  it('gives other programs the words of a text, and no JSON', () => {
    const { editor, onCanvas } = openEditor(
      documentOf(textOf({ id: 'title', content: 'Summer sale' })),
      <Clipboard />,
    );
    onCanvas(() => editor.select(['title']));
    const { data, held } = clipboard();
    fireEvent.copy(document.body, { clipboardData: data });
    expect(held.get('text/plain')).toBe('Summer sale');
  });

  it('does not paste layers whose pictures the document has no room for, and says why', async () => {
    const { order, pictures } = open();
    const { data } = clipboard();
    const picture = imageOf({ id: 'p', source: { kind: 'blob', sha256: 'b'.repeat(64) } });
    data.setData(LAYERS, copiedLayers(documentOf(picture), new Set(['p'])).json);
    data.setData(IMAGE, 'img1');
    jest.spyOn(pictures, 'bytes').mockResolvedValue({ size: LIMITS.pictureBytes + 1 } as Blob);
    fireEvent.paste(document.body, { clipboardData: data });
    expect(
      await screen.findByText(/^The layers could not be pasted\..*more than 100 MB/),
    ).toBeInTheDocument();
    expect(order()).toEqual(['photo', 'a']);
  });

  describe('with a picture of another image', () => {
    const PHOTO = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

    /** Pastes a layer from another image into one of a person who has so many bytes of storage left. */
    const pasteForeign = (read: () => Promise<Blob>, room = 1_000) => {
      const opened = openEditor(documentOf(shapeOf({ id: 'a' })), <Clipboard />, {
        StorageRoom: () => ({
          me: {
            __typename: 'User',
            id: 'u1',
            storageLimit: 5_000,
            statistics: { __typename: 'AccountStatistics', storageBytes: 5_000 - room },
          },
        }),
      });
      jest.spyOn(opened.pictures, 'bytes').mockImplementation(read);
      const { data } = clipboard();
      const layer = imageOf({ id: 'p', source: { kind: 'version', versionId: 'v7' } });
      data.setData(LAYERS, copiedLayers(documentOf(layer), new Set(['p'])).json);
      data.setData(IMAGE, 'img2');
      fireEvent.paste(document.body, { clipboardData: data });
      return opened;
    };

    it('copies the picture too, because an image shows only its own', async () => {
      const { order, layer, added } = pasteForeign(() => Promise.resolve(PHOTO));
      await waitFor(() => expect(order()).toEqual(['a', 'n1']));
      expect(added).toHaveLength(1);
      expect(layer('n1')).toMatchObject({ source: { kind: 'blob', sha256: added[0] } });
    });

    it.each([
      [
        'the picture cannot be had',
        () => Promise.reject(new PictureMissing([{ kind: 'version', versionId: 'v7' }])),
        1_000,
        /They show images that were deleted, cannot be loaded or belong to another account/,
      ],
      ['the storage is full', () => Promise.resolve(PHOTO), 4, /Your storage is full/],
      [
        'the picture is larger than the plan allows',
        () =>
          Promise.resolve(new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' })),
        1_000,
        /File size must be less than/,
      ],
    ])('pastes nothing if %s, and says so', async (_, read, room, message) => {
      const { order, added } = pasteForeign(read, room);
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect([order(), added]).toEqual([['a'], []]);
    });
  });

  it('pastes a picture as a layer', async () => {
    const { added, order, layer } = open();
    const { data } = clipboard();
    data.files.push(new File(['png'], 'stamp.png', { type: 'image/png' }));
    fireEvent.paste(document.body, { clipboardData: data });
    await waitFor(() => expect(order()).toEqual(['photo', 'a', 'n1']));
    expect(layer('n1')).toMatchObject({ type: 'image', name: 'stamp', source: { sha256: added[0] } });
  });

  it('pastes a text of another program as a text layer above the selection', () => {
    const { editor, onCanvas, order, layer } = open();
    onCanvas(() => editor.select(['photo']));
    const { data } = clipboard();
    data.setData('text/plain', ' Summer sale\r\nof 2026\n');
    fireEvent.paste(document.body, { clipboardData: data });
    expect(order()).toEqual(['photo', 'n1', 'a']);
    expect(layer('n1')).toMatchObject({
      type: 'text',
      content: 'Summer sale\nof 2026',
      name: 'Summer sale of 2026',
    });
    expect([...editor.state.selection]).toEqual(['n1']);
    expect(editor.state.tool.id).toBe('select');
  });

  it('does not paste the names of files that are no pictures', () => {
    const { order } = open();
    const { data } = clipboard();
    data.files.push(new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    data.setData('text/plain', 'notes.txt');
    fireEvent.paste(document.body, { clipboardData: data });
    expect(order()).toEqual(['photo', 'a']);
  });

  it('ignores JSON that is not a layer', () => {
    const { order } = open();
    const { data } = clipboard();
    data.setData(LAYERS, '{"schema":1,"__proto__":{}}');
    fireEvent.paste(document.body, { clipboardData: data });
    expect(order()).toEqual(['photo', 'a']);
  });
});

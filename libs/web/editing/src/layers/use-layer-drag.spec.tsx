import { documentOf, imageOf, shapeOf, groupOf, textOf } from '@safelight/engine/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { WithAi } from '../testing/with-ai.tsx';
import { LayersPanel } from './LayersPanel.tsx';

const open = () =>
  openEditor(
    documentOf(
      imageOf({ id: 'photo', name: 'Original' }),
      shapeOf({ id: 'a', name: 'Box' }),
      groupOf({ id: 'g', name: 'Badge' }),
      textOf({ id: 'g1', name: 'Hello', parentId: 'g' }),
    ),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );

const button = (name: string) => screen.getByRole('button', { name });

describe('a drag of a line', () => {
  const HEIGHT = 48;

  /** The lines as a browser would place them, 48 pixels each; jsdom places nothing. */
  const placed = (listHeight = 10 * HEIGHT): Element => {
    const list = screen.getByRole('list', { name: 'Layers' });
    list.getBoundingClientRect = () => new DOMRect(0, 0, 200, listHeight);
    const rows = [...document.querySelectorAll('[data-layer]')];
    for (const [index, row] of rows.entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, index * HEIGHT - list.scrollTop, 200, HEIGHT);
    }
    return list;
  };
  const send = (to: Element | Window, type: `pointer${string}`, clientY: number, pointerId = 1): void => {
    // jsdom's pointer events have no coordinates.
    fireEvent(to, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerId }));
  };
  const press = (name: string): void => {
    placed();
    send(button(name), 'pointerdown', 0);
  };

  it('selects the line and puts its layer where it is dropped', () => {
    const { editor, order } = open();
    press('Original');
    send(window, 'pointermove', 2);
    expect(editor.state.selection.size).toBe(0);
    send(window, 'pointermove', 10);
    expect([...editor.state.selection]).toEqual(['photo']);
    send(window, 'pointerup', 10);
    expect(order()).toEqual(['a', 'g', 'g1', 'photo']);
  });

  it('moves all selected lines, which stay selected', () => {
    const { editor, order, onCanvas } = open();
    onCanvas(() => editor.select(['photo', 'a']));
    press('Box');
    send(window, 'pointermove', 10);
    send(window, 'pointerup', 10);
    expect([...editor.state.selection]).toEqual(['photo', 'a']);
    expect(order()).toEqual(['g', 'g1', 'photo', 'a']);
  });

  it('follows only the pointer that began it', () => {
    const { order } = open();
    press('Original');
    send(window, 'pointermove', 10);
    send(window, 'pointerup', 10, 2);
    expect(order()).toEqual(['photo', 'a', 'g', 'g1']);
    send(window, 'pointerup', 10);
    expect(order()).toEqual(['a', 'g', 'g1', 'photo']);
  });

  it('scrolls the list near its edge, and drops the layer on the row that comes into sight', async () => {
    const { order } = open();
    const list = placed(2 * HEIGHT);
    send(button('Badge'), 'pointerdown', 10);
    send(window, 'pointermove', 2 * HEIGHT - 1);
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(2 * HEIGHT));
    // jsdom scrolls without an event.
    fireEvent.scroll(list);
    send(window, 'pointerup', 2 * HEIGHT - 1);
    expect(order()).toEqual(['g', 'g1', 'photo', 'a']);
    const { scrollTop } = list;
    await new Promise(requestAnimationFrame);
    expect(list.scrollTop).toBe(scrollTop);
  });

  it('ends when the panel is closed', () => {
    const { order } = open();
    press('Original');
    send(window, 'pointermove', 10);
    cleanup();
    send(window, 'pointerup', 10);
    expect(order()).toEqual(['photo', 'a', 'g', 'g1']);
  });
});

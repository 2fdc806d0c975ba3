import { jest } from '@jest/globals';
import { changeText, createEditor, type Editor } from '@safelight/engine';
import { documentOf, shapeOf, textOf } from '@safelight/engine/testing';
import type { PictureStore } from '@safelight/render';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorStage } from './EditorStage.tsx';

/** jsdom cannot draw, so this context accepts every call and does nothing. */
const context = new Proxy(
  {},
  {
    get: () => () => ({
      width: 10,
      data: [0, 0, 0, 0],
      fontBoundingBoxAscent: 90,
      fontBoundingBoxDescent: 20,
    }),
    set: () => true,
  },
);

const noPictures = { get: () => null, subscribe: () => () => undefined } as unknown as PictureStore;

const open = (): { readonly editor: Editor; readonly person: ReturnType<typeof userEvent.setup> } => {
  let made = 0;
  const editor = createEditor({
    document: documentOf(shapeOf({ id: 'star', name: 'Star' }), textOf({ id: 'title', name: 'Title' })),
    newId: () => `n${String((made += 1))}`,
  });
  render(
    <>
      <EditorStage editor={editor} pictures={noPictures} label="Canvas of peaks.jpg" />
      <button>After</button>
    </>,
  );
  return { editor, person: userEvent.setup() };
};

const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(864);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(664);
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  window.matchMedia = (() => ({ matches: false })) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('the stage has an accessible name and describes its keyboard use', () => {
  const { editor } = open();
  const stage = screen.getByRole('application', { name: 'Canvas of peaks.jpg' });
  expect(stage).toHaveAccessibleDescription(/Tab selects the next layer.*Tab leaves the canvas/);
  expect(editor.state.stage).toEqual({ width: 864, height: 664 });
});

it('Tab selects the layers on the stage, announces their names, and leaves the stage after the last one', async () => {
  const { editor, person } = open();
  await person.tab();
  expect(screen.getByRole('application')).toHaveFocus();
  await person.tab();
  expect([...editor.state.selection]).toEqual(['star']);
  expect(status()).toBe('Star selected.');
  await person.tab();
  expect(status()).toBe('Title selected.');
  await person.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('moving layers with the arrow keys and undoing it are both announced', async () => {
  const { person } = open();
  await person.tab();
  await person.tab();
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(status()).toBe('Move layer: Star at 10, 0.');
  await person.keyboard('{Control>}z{/Control}');
  expect(status()).toBe('Undone: Move layer.');
});

it('the stage switches to the hand while Space is pressed, and back when the focus leaves', async () => {
  const { editor, person } = open();
  await person.tab();
  await person.keyboard('[Space>]');
  expect(editor.state.borrowed?.id).toBe('hand');
  act(() => {
    screen.getByRole('button', { name: 'After' }).focus();
  });
  expect(editor.state.borrowed).toBeNull();
});

it('a field applies what was typed before a press on the stage selects another layer', () => {
  const { editor } = open();
  act(() => editor.select(['star']));
  const applied: string[][] = [];
  render(<input aria-label="X" onBlur={() => applied.push([...editor.state.selection])} />);
  act(() => screen.getByRole('textbox', { name: 'X' }).focus());
  const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 800, clientY: 600 });
  const stage = screen.getByRole('application');
  stage.setPointerCapture = () => undefined;
  fireEvent(stage, Object.assign(press, { pointerId: 1, pointerType: 'mouse', pressure: 0 }));
  expect(applied).toEqual([['star']]);
});

describe('a text typed in place', () => {
  const edit = async () => {
    const opened = open();
    await opened.person.tab();
    await opened.person.tab();
    await opened.person.tab();
    await opened.person.keyboard('{Enter}');
    return opened;
  };
  const content = ({ state }: Editor) => state.document.layers.find(({ id }) => id === 'title');

  it('is applied by Ctrl+Enter, which returns the focus to the canvas', async () => {
    const { editor, person } = await edit();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await person.keyboard('New words');
    expect(content(editor)).toMatchObject({ content: 'Hello' });
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(content(editor)).toMatchObject({ content: 'New words' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('application')).toHaveFocus();
  });

  it('keeps its line height when its font changes during editing', async () => {
    const { editor } = await edit();
    // React warns here when `font` and `lineHeight` are set separately, because one resets the other.
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    act(() => {
      editor.run(changeText('title', { weight: 700 }));
    });
    expect(content(editor)).toMatchObject({ weight: 700 });
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('keeps the caret in its place when the text is full', async () => {
    await edit();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    const full = 'x'.repeat(10_000);
    fireEvent.change(field, { target: { value: full } });
    fireEvent.change(field, {
      target: { value: `xxxyy${full.slice(3)}`, selectionStart: 5, selectionEnd: 5 },
    });
    expect(field).toHaveValue(full);
    expect(field.selectionStart).toBe(3);
  });

  it('keeps the caret in its place when the document is saved while typing', async () => {
    const { editor, person } = await edit();
    await person.keyboard('New words{ArrowLeft}{ArrowLeft}');
    act(() => editor.settle());
    expect(content(editor)).toMatchObject({ content: 'New words' });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe(7);
    await person.keyboard('{Backspace}');
    expect(field).toHaveValue('New wods');
  });

  it('is applied on Escape', async () => {
    const { editor, person } = await edit();
    await person.keyboard('New words{Escape}');
    expect(content(editor)).toMatchObject({ content: 'New words' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is applied when the focus moves elsewhere', async () => {
    const { editor, person } = await edit();
    await person.keyboard('New words');
    await person.click(screen.getByRole('button', { name: 'After' }));
    expect(content(editor)).toMatchObject({ content: 'New words' });
  });

  it('receives the keys that are shortcuts elsewhere', async () => {
    const { editor, person } = await edit();
    await person.keyboard('beV ');
    expect(editor.state.tool.id).toBe('text');
    expect(screen.getByRole('textbox')).toHaveValue('beV ');
  });
});

import { renameLayer } from '../actions/layers.ts';
import { serializeDocument } from '../document/document.ts';
import { parseDocument } from '../document/parse.ts';
import { drive } from '../testing/driver.ts';
import { at, documentOf, textOf } from '../testing/layers.ts';

const page = () =>
  drive(documentOf(textOf({ id: 'text', content: 'Hello', transform: at(100, 100) }))).take('text');

describe('a new text', () => {
  it('is typed where the canvas was clicked, and becomes one command when finished', () => {
    const driver = page()
      .click(300, 300)
      .expectState('text.typing')
      .expectSelected('n1')
      .type('A')
      .type('A boat');
    expect(driver.shown('n1')).toMatchObject({ content: 'A boat', font: 'Arial', size: 24 });
    expect(driver.editor.state.document.layers).toHaveLength(1);
    driver.key('Enter', { mod: true }).expectState('text.idle').expectSelected('n1');
    expect(driver.layer('n1')).toMatchObject({ content: 'A boat', name: 'A boat' });
    expect(driver.steps()).toEqual(['open', 'add-text']);
  });

  it('is named after its first words, also when they change, until the person renames it', () => {
    const driver = page().click(300, 300).type('A boat\nat sea').key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ name: 'A boat at sea' });
    const retype = (content: string) => driver.click(305, 305).type(content).key('Enter', { mod: true });
    expect(retype('Two boats').layer('n1')).toMatchObject({ content: 'Two boats', name: 'Two boats' });
    driver.key('z', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ content: 'A boat\nat sea', name: 'A boat at sea' });
    driver.editor.run(renameLayer('n1', 'Caption'));
    expect(retype('Three boats').layer('n1')).toMatchObject({ content: 'Three boats', name: 'Caption' });
  });

  it('has no outline unless one is chosen for it, whatever outline the text before had', () => {
    const driver = page();
    const { text } = driver.editor.state.settings;
    driver.editor.configure({ text: { ...text, outline: { color: '#ffffff', width: 2 } } });
    driver.click(300, 300).type('A title').key('Escape').click(300, 450).type('A line').key('Escape');
    expect(driver.layer('n1')).toMatchObject({ outline: { width: 2 } });
    expect(driver.layer('n2')).toMatchObject({ outline: null });
  });

  it('is finished by Escape, a click elsewhere and by choosing another tool', () => {
    const driver = page()
      .click(300, 300)
      .type('A')
      .key('Escape')
      .expectState('text.idle')
      .expectSelected('n1');
    expect(driver.steps()).toEqual(['open', 'add-text']);
    expect(page().click(300, 300).type('A').click(500, 500).expectState('text.idle').steps()).toEqual([
      'open',
      'add-text',
    ]);
    expect(page().click(300, 300).type('A').take('brush').expectState('brush.idle').steps()).toEqual([
      'open',
      'add-text',
    ]);
  });

  it('is not created when nothing was typed', () => {
    expect(page().click(300, 300).type('  ').click(500, 500).expectSelected().steps()).toEqual(['open']);
    expect(page().click(300, 300).key('Escape').expectSelected().steps()).toEqual(['open']);
  });

  it('wraps in the box that is drawn for it, in any direction, which stays when it is clicked', () => {
    const box = { width: 200, transform: at(300, 250) };
    const driver = page().drag([500, 350], [300, 250]).expectState('text.typing').type('A boat at sea');
    driver.pointerMove(400, 300);
    expect(driver.shown('n1')).toMatchObject(box);
    expect(driver.key('Enter', { mod: true }).layer('n1')).toMatchObject(box);
    expect(driver.steps()).toEqual(['open', 'add-text']);
  });

  it('is placed as by a click when the pointer hardly moves', () => {
    const clicked = page().click(300, 300).type('A').shown('n1');
    expect(page().drag([300, 300], [315, 340]).type('A').shown('n1')).toEqual(clicked);
    expect(clicked).toMatchObject({ width: null });
  });

  it('takes the style that is set while it is typed', () => {
    const driver = page().click(300, 300).type('A');
    const { text } = driver.editor.state.settings;
    driver.editor.configure({ text: { ...text, size: 48, font: 'Georgia' } });
    driver.expectState('text.typing').key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ content: 'A', size: 48, font: 'Georgia' });
  });

  it('keeps as many characters as a document may have, and says that the rest was left out', () => {
    const driver = page().click(300, 300).type('x'.repeat(12_000));
    expect(driver.editor.state.notice).toEqual({ kind: 'text-too-long' });
    driver.key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ content: 'x'.repeat(10_000) });
    expect(parseDocument(serializeDocument(driver.editor.state.document)).status).toBe('ok');
  });

  it('is named after its start without cutting an emoji in half', () => {
    const driver = page()
      .click(300, 300)
      .type(`${'a'.repeat(29)}😀😀`)
      .key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({ name: `${'a'.repeat(29)}😀` });
  });

  it('receives the keys that are shortcuts of tools elsewhere', () => {
    const driver = page().click(300, 300).type('vb').key('v').key('Delete').expectState('text.typing');
    expect(driver.shown('n1')).toMatchObject({ content: 'vb' });
  });
});

describe('an existing text', () => {
  it('is edited after a click with the text tool', () => {
    const driver = page().click(110, 110).expectState('text.editing').type('Hello you').click(500, 500);
    expect(driver.layer('text')).toMatchObject({ content: 'Hello you' });
    expect(driver.steps()).toEqual(['open', 'edit-text']);
  });

  it('is edited after a double click or Enter with the select tool', () => {
    page().take('select').doubleClick(110, 110).expectState('text.editing');
    page().take('select').select('text').key('Enter').expectState('text.editing');
  });

  it('keeps what was typed after Escape, until it is undone', () => {
    const driver = page().click(110, 110).type('Goodbye').key('Escape').expectState('text.idle');
    expect(driver.layer('text')).toMatchObject({ content: 'Goodbye' });
    expect(driver.key('z', { mod: true }).layer('text')).toMatchObject({ content: 'Hello' });
    expect(page().click(110, 110).key('Escape').steps()).toEqual(['open']);
  });

  it('is removed when all its text is deleted', () => {
    const driver = page().click(110, 110).type('').click(500, 500);
    expect(driver.editor.state.document.layers).toEqual([]);
    expect(driver.steps()).toEqual(['open', 'remove-layers']);
  });

  it('stays, empty, while the document is saved, and is removed when its typing ends', () => {
    const driver = page().click(110, 110).type('');
    driver.editor.settle();
    expect(driver.layer('text')).toMatchObject({ content: '' });
    driver.expectState('text.editing').key('Escape');
    expect(driver.editor.state.document.layers).toEqual([]);
  });

  it('keeps its end when too much is inserted, with a notice', () => {
    const driver = page()
      .click(110, 110)
      .type(`${'x'.repeat(9_998)}lo`);
    expect(driver.editor.state.notice).toBeNull();
    driver.type(`${'x'.repeat(9_998)}😀lo`);
    expect(driver.editor.state.notice).toEqual({ kind: 'text-too-long' });
    expect(driver.shown('text')).toMatchObject({ content: `${'x'.repeat(9_998)}lo` });
  });

  it('cannot be edited while it is locked, but is selected, so that it can be unlocked', () => {
    const driver = drive(documentOf(textOf({ id: 'text', locked: true }))).take('text');
    driver.editor.send({ type: 'edit', id: 'text' });
    driver.expectState('text.idle');
    expect(driver.editor.state.notice).toEqual({ kind: 'locked' });
    expect([...driver.editor.state.selection]).toEqual(['text']);
  });

  it('is no longer edited once undo removes it', () => {
    const driver = page().click(300, 300).type('A').key('Enter', { mod: true });
    driver.editor.send({ type: 'edit', id: 'n1' });
    driver.expectState('text.editing').editor.undo();
    driver.expectState('text.idle');
    expect(driver.editor.state.draft).toBeNull();
  });
});

import { toolForKey, toolOf, TOOL_CATEGORIES, TOOLS } from './registry.ts';

describe('the registry of tools', () => {
  it('has tools in each of the six categories', () => {
    expect(new Set(TOOLS.map(({ category }) => category))).toEqual(new Set(TOOL_CATEGORIES));
    expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length);
  });

  it('assigns the filters panel and the AI panel to their tools, and the properties to all others', () => {
    expect(toolOf('filters').panel).toBe('filters');
    expect(toolOf('ai').panel).toBe('ai');
    const others = TOOLS.filter(({ category }) => category !== 'ai').filter(({ id }) => id !== 'filters');
    expect(others.every(({ panel }) => panel === 'properties')).toBe(true);
  });

  it('finds tools by their keys, and cycles with Shift through those with the same key', () => {
    expect(toolForKey('U', false, 'select')).toBe('rectangle');
    expect(toolForKey('u', false, 'heart')).toBe('heart');
    expect(toolForKey('U', true, 'heart')).toBe('arrow');
    expect(toolForKey('U', true, 'line')).toBe('rectangle');
    expect(toolForKey('x', false, 'select')).toBeNull();
  });

  it('starts every tool in a state named idle', () => {
    for (const { machine } of TOOLS) expect(machine.idle.name).toBe('idle');
  });
});

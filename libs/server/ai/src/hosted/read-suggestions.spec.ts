import { readSuggestions } from './hosted-prompt-writer.ts';

const NINE = ['Add snow', 'Make it night', 'Blur background'];

describe('a text model’s reply', () => {
  it.each([
    ['as requested', 'MAIN: Make it glow\nSUGGESTIONS: Add snow, Make it night, Blur background'],
    [
      'on one line',
      'MAIN: Make it glow SUGGESTIONS: none\nSUGGESTIONS: Add snow, Make it night, Blur background',
    ],
    ['in lower case, with words around it', 'Sure!\n\nmain: Make it glow\n\nsuggestions: add snow'],
  ])('contains the main prompt when it is written %s', (_name, reply) => {
    expect(readSuggestions(reply)?.main).toContain('Make it glow');
  });

  it.each([
    ['in Markdown', '**MAIN:** Make it glow.\n**SUGGESTIONS:** Add snow, Make it night, Blur background.'],
    [
      'as a numbered list',
      'MAIN: Make it glow\nSUGGESTIONS:\n1. Add snow\n2. Make it night\n3) Blur background',
    ],
    [
      'as a bulleted list',
      '- MAIN: "Make it glow"\n- SUGGESTIONS:\n - Add snow\n • Make it night\n - Blur background',
    ],
    ['in quotes', 'MAIN: “Make it glow”\nSUGGESTIONS: "Add snow", "Make it night", ["Blur background"]'],
    [
      'with the labels in the opposite order',
      'SUGGESTIONS: Add snow, Make it night, Blur background\nMAIN: Make it glow',
    ],
    [
      'with Windows line ends',
      'MAIN: Make it glow\r\nSUGGESTIONS: Add snow, Make it night, Blur background\r\n',
    ],
  ])('is parsed when it is written %s', (_name, reply) => {
    expect(readSuggestions(reply)).toEqual({ main: 'Make it glow', suggestions: NINE });
  });

  it('uses the first suggestion as the main prompt when it has no main prompt', () => {
    expect(readSuggestions('SUGGESTIONS: Add snow, Make it night')?.main).toBe('Add snow');
  });

  it('may contain a main prompt without suggestions', () => {
    expect(readSuggestions('MAIN: Make it glow')).toEqual({ main: 'Make it glow', suggestions: [] });
  });

  it.each(['', 'A fox in the snow.', 'MAIN:', 'MAIN: \nSUGGESTIONS: ,,;\n'])(
    'is rejected as null when it is %j',
    (reply) => {
      expect(readSuggestions(reply)).toBeNull();
    },
  );

  it('is shortened when it is too long', () => {
    const long = readSuggestions(`MAIN: ${'a '.repeat(5_000)}\nSUGGESTIONS: ${'b c, '.repeat(5_000)}`);
    expect(long?.main.length).toBeLessThanOrEqual(500);
    expect(long?.suggestions).toHaveLength(50);
  });
});

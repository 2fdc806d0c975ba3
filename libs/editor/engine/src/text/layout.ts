import { BASELINE, LINE_HEIGHT } from '../defaults/constants.ts';
import type { TextLayer } from '../document/layer.ts';
import type { Size } from '../geometry/geometry.ts';
import { symbolsOf } from '../characters/characters.ts';

/** The properties of a font that affect the width of text. */
export type TextFont = Pick<TextLayer, 'font' | 'size' | 'weight' | 'italic'>;

/** The width of one line of text in pixels. The stage and the exporter measure with their canvas. */
export type MeasureText = (text: string, font: TextFont) => number;

/** An estimate for environments without fonts, such as tests: each letter is half a font size wide. */
export const approximateWidth: MeasureText = (text, { size }) => text.length * size * 0.5;

interface TextLine {
  readonly text: string;
  /** The start and the baseline of the line, in pixels of the layer. */
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface TextLayout extends Size {
  readonly lines: readonly TextLine[];
}

/** The start of a word that fits into a line: as many symbols as possible, at least one. */
const fittingStart = (word: string, fits: (text: string) => boolean): string => {
  const [first = '', ...others] = symbolsOf(word);
  let start = first;
  for (const symbol of others) {
    if (!fits(start + symbol)) return start;
    start += symbol;
  }
  return start;
};

const wrapped = (paragraph: string, fits: (text: string) => boolean): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/(?<=\s)/)) {
    let rest = word;
    if (line !== '' && !fits((line + rest).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    while (line === '' && !fits(rest.trimEnd())) {
      const start = fittingStart(rest.trimEnd(), fits);
      if (start === rest.trimEnd()) break;
      lines.push(start);
      rest = rest.slice(start.length);
    }
    line += rest;
  }
  return [...lines, line.trimEnd()];
};

/** Where lines of each alignment meet their anchor, as a part of the width from the left. */
export const ALIGNMENT_SHARES = { left: 0, center: 0.5, right: 1 } as const;

/** The lines of a text as drawn on screen and in exports: broken at line breaks and at the layer's width. */
export const layoutText = (layer: TextLayer, measure: MeasureText): TextLayout => {
  const widthOf = (text: string): number => measure(text, layer);
  const room = layer.width;
  const texts = layer.content
    .split('\n')
    .flatMap((paragraph) =>
      room === null ? [paragraph] : wrapped(paragraph, (text) => widthOf(text) <= room),
    );
  const widths = texts.map(widthOf);
  const width = room ?? Math.max(...widths);
  return {
    width,
    height: texts.length * layer.size * LINE_HEIGHT,
    lines: texts.map((text, index) => {
      const own = widths[index] ?? 0;
      return {
        text,
        x: (width - own) * ALIGNMENT_SHARES[layer.align],
        baseline: (index * LINE_HEIGHT + BASELINE) * layer.size,
        width: own,
      };
    }),
  };
};

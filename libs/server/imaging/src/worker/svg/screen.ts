import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { PictureLimits } from '../../protocol.ts';
import { Refusal } from '../read-picture.ts';
import { embeddedPixels } from './embedded-picture.ts';
import { Expansion } from './expansion.ts';
import { readCssReferences, readReference, type Reference } from './references.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * The limits on elements, and on all nodes including attributes and comments. A larger DOM would need more
 * memory than a worker has.
 */
const MAX_ELEMENTS = 25_000;
const MAX_NODES = 100_000;
/** The maximum number of attributes of an element. Parsers compare each attribute with every other. */
const MAX_ATTRIBUTES = 200;
const MAX_DEPTH = 200;
/**
 * The maximum length in any unit. It is far above any length that may be drawn, and far below lengths that
 * overflow the renderer's numbers.
 */
const MAX_LENGTH = 100_000;

/** Elements that are refused in any namespace and spelling. */
const ACTIVE: ReadonlySet<string> = new Set([
  'audio',
  'base',
  'canvas',
  'embed',
  'foreignobject',
  'handler',
  'iframe',
  'link',
  'listener',
  'meta',
  'object',
  'script',
  'video',
]);

/** Elements whose references do not repeat their target, so that they cannot expand a document. */
const POINTERS: ReadonlySet<string> = new Set([
  'a',
  'animate',
  'animateMotion',
  'animateTransform',
  'discard',
  'set',
]);

/** Reports a problem in a document. It throws to refuse the document, or returns to accept the problem. */
type OnHostile = (refusal: Refusal) => void;

const refuse = (reason: string): never => {
  throw new Refusal('INVALID_FILE_FORMAT', reason);
};

const tooLarge = (reason: string): never => {
  throw new Refusal('IMAGE_TOO_LARGE', reason);
};

/** One pass over a document. Every method throws to refuse the document. */
class Screening {
  readonly #limits: PictureLimits;
  readonly #onHostile: OnHostile;
  readonly #expansion = new Expansion();
  readonly #styles: string[][] = [];
  #depth = 0;
  #elements = 0;
  #nodes = 0;
  #pixels = 0;

  constructor(limits: PictureLimits, onHostile: OnHostile) {
    this.#limits = limits;
    this.#onHostile = onHostile;
  }

  hostile(reason: string): void {
    this.#onHostile(new Refusal('INVALID_FILE_FORMAT', reason));
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    if (this.#depth === 0) this.#root(local, uri, attributes);
    if (ACTIVE.has(local.toLowerCase()) || uri === XHTML) this.hostile(`an element ${local}`);
    const found = Object.values(attributes);
    this.#depth += 1;
    this.#elements += 1;
    this.count(1 + found.length);
    if (found.length > MAX_ATTRIBUTES) tooLarge('too many attributes');
    if (this.#depth > MAX_DEPTH) tooLarge('too deep');
    if (this.#elements > MAX_ELEMENTS) tooLarge(`over ${MAX_ELEMENTS} elements`);
    this.#expansion.open(attributes['id']?.value ?? attributes['xml:id']?.value);
    for (const { local: name, prefix, value } of found) {
      if (prefix !== 'xmlns' && name !== 'xmlns') this.#attribute(local, name.toLowerCase(), value);
    }
    if (local === 'style') this.#styles.push([]);
  }

  count(nodes: number): void {
    this.#nodes += nodes;
    if (this.#nodes > MAX_NODES) tooLarge(`over ${MAX_NODES} nodes`);
  }

  text(text: string): void {
    this.count(1);
    this.#styles.at(-1)?.push(text);
  }

  close({ local }: SaxesTagNS): void {
    if (local === 'style') {
      const css = (this.#styles.pop() ?? []).join('');
      this.#follow(() => readCssReferences(css));
    }
    this.#depth -= 1;
    this.#expansion.close();
  }

  end(): void {
    this.#expansion.check();
  }

  #root(local: string, uri: string, attributes: SaxesTagNS['attributes']): void {
    if (local !== 'svg' || uri !== SVG) refuse('the root is no SVG');
    const lengths = ['width', 'height', 'viewBox', 'font-size'].flatMap((name) =>
      (attributes[name]?.value ?? '').split(/[\s,]+/),
    );
    if (lengths.some((length) => Number.parseFloat(length) > MAX_LENGTH)) tooLarge('a length');
  }

  #attribute(element: string, name: string, value: string): void {
    if (name.startsWith('on')) this.hostile(`an attribute ${name}`);
    if (name !== 'href' && name !== 'src') {
      this.#follow(() => readCssReferences(value));
      return;
    }
    this.#follow(() => {
      const reference = readReference(value);
      return reference.kind === 'picture' || !POINTERS.has(element) ? [reference] : [];
    });
  }

  #follow(read: () => readonly Reference[]): void {
    try {
      for (const reference of read()) {
        if (reference.kind === 'element') this.#expansion.refer(reference.id);
        else this.#pixels += embeddedPixels(reference.bytes, this.#limits);
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.failure !== 'INVALID_FILE_FORMAT') throw error;
      this.#onHostile(error);
    }
    if (this.#pixels > this.#limits.maxPixels) tooLarge('embedded pixels');
  }
}

/** Parses a document once, without building a tree. */
const read = (text: string, screening: Screening): void => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('a document type with declarations');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-/i.test(target)) screening.hostile(`an instruction ${target}`);
    screening.count(1);
  });
  parser.on('comment', () => {
    screening.count(1);
  });
  parser.on('opentag', (tag) => {
    screening.open(tag);
  });
  parser.on('text', (part) => {
    screening.text(part);
  });
  parser.on('cdata', (part) => {
    screening.text(part);
  });
  parser.on('closetag', (tag) => {
    screening.close(tag);
  });
  parser.write(text).close();
};

/**
 * Refuses an SVG document that must not be drawn or shown. Throws INVALID_FILE_FORMAT for scripts, event
 * handlers, foreign content, references to something outside the document, entities and external style
 * sheets. Throws IMAGE_TOO_LARGE for expansion or embedding beyond the limits.
 */
export const screenSvg = (text: string, limits: PictureLimits): void => {
  const screening = new Screening(limits, (refusal) => {
    throw refusal;
  });
  read(text, screening);
  screening.end();
};

/**
 * True when an SVG document contains something that has to be removed. Throws INVALID_FILE_FORMAT for
 * malformed XML and declared entities, and IMAGE_TOO_LARGE for a document beyond the limits.
 */
export const isHostileSvg = (text: string, limits: PictureLimits): boolean => {
  let isHostile = false;
  const note = (): void => {
    isHostile = true;
  };
  read(text, new Screening(limits, note));
  return isHostile;
};

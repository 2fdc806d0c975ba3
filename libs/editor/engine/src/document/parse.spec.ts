import { readFileSync } from 'node:fs';
import { FONTS, LIMITS } from '../defaults/constants.ts';
import { documentValue, newDocument, SCHEMA, serializeDocument } from './document.ts';
import { parseDocument, type ParsedDocument, parseDocumentValue } from './parse.ts';
import { strokeOf } from '../testing/layers.ts';

const fixture = readFileSync(new URL(`./fixtures/schema-${String(SCHEMA)}.json`, import.meta.url), 'utf8');

interface Loose {
  [key: string]: unknown;
  layers: Record<string, unknown>[];
}

/** The fixture after a change that its types do not allow. */
const changed = (change: (document: Loose) => void): string => {
  const document = JSON.parse(fixture) as Loose;
  change(document);
  return JSON.stringify(document);
};

const layerOf = (document: Loose, id: string): Record<string, unknown> =>
  document.layers.find((layer) => layer['id'] === id)!;

const problemOf = (parsed: ParsedDocument) => (parsed.status === 'invalid' ? parsed.problem : parsed.status);

const problemAfter = (change: (document: Loose) => void) => problemOf(parseDocument(changed(change)));

describe('a document of the current schema', () => {
  it('is parsed with every kind of layer, and saved unchanged', () => {
    const parsed = parseDocument(fixture);
    expect(parsed.status).toBe('ok');
    if (parsed.status !== 'ok') return;
    expect(documentValue(parsed.document)).toEqual(JSON.parse(fixture));
    expect(parseDocument(serializeDocument(parsed.document))).toEqual(parsed);
  });

  it('is deeply frozen, except for points', () => {
    const parsed = parseDocument(fixture);
    const isDeepFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Array.isArray(value) && typeof value[0] === 'number') ||
      (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));
    expect(parsed.status === 'ok' && isDeepFrozen(parsed.document)).toBe(true);
  });

  it('keeps a layer of an unknown kind as a placeholder with all its fields', () => {
    const parsed = parseDocument(fixture);
    expect(parsed.status === 'ok' && parsed.document.layers.at(-1)).toMatchObject({
      type: 'placeholder',
      kind: 'hologram',
      name: 'From a later program',
      fields: { depth: [1, { of: 'field' }] },
    });
  });

  it('can be created, with a picture or empty', () => {
    for (const document of [
      newDocument(),
      newDocument({ width: 4000, height: 3000, source: { kind: 'version', versionId: 'v1' } }),
    ]) {
      expect(parseDocument(serializeDocument(document))).toEqual({ status: 'ok', document });
    }
  });

  it('cannot be created with an impossible size', () => {
    expect(() => newDocument({ width: 16_385, height: 10 })).toThrow(RangeError);
    expect(() => newDocument({ width: Number.NaN, height: 10 })).toThrow(RangeError);
  });
});

describe('a document of a newer schema', () => {
  it('is recognised, and parsed as far as it can be read', () => {
    const parsed = parseDocument(changed((document) => (document['schema'] = 7)));
    expect(parsed).toMatchObject({ status: 'newer', schema: 7, document: { width: 1200 } });
  });

  it('is recognised even if it cannot be read', () => {
    const later = { schema: SCHEMA + 1, pages: [] };
    expect(parseDocument(JSON.stringify(later))).toEqual({
      status: 'newer',
      schema: SCHEMA + 1,
      document: null,
    });
  });
});

describe('the parser rejects strokes, and names the place, if they have', () => {
  it.each([
    ['no points', []],
    ['a point of two numbers', [[1, 2]]],
    ['a point beyond the bounds', [[1e7, 0, 0.5]]],
    ['a pressure over 1', [[0, 0, 1.5]]],
    ['a point that is text', [['1', 0, 0.5]]],
    ['too many points', Array.from({ length: 20_001 }, () => [0, 0, 0.5])],
    ['other values than points', { length: 1 }],
  ])('%s', (_, points) => {
    const strokes = [strokeOf([0, 0]), { ...strokeOf(), points }];
    expect(
      problemAfter((document) => Object.assign(layerOf(document, 'drawing'), { strokes })),
    ).toMatchObject({
      place: 'layers[6].strokes[1].points',
    });
  });
});

describe('a hostile or invalid document is rejected with the place of the problem:', () => {
  it.each([
    ['text that is not JSON', '{"schema":1,', { place: '', message: 'is not JSON' }],
    ['a list instead of an object', '[]', { place: '', message: 'must be an object' }],
    ['no schema', '{}', { place: 'schema', message: 'must be a whole number' }],
    ['a fractional schema', '{"schema":1.5}', { place: 'schema', message: 'must be a whole number' }],
    ['an older schema that never existed', '{"schema":0}', { place: 'schema' }],
    ['a prototype key', '{"schema":1,"__proto__":{"polluted":1}}', { place: '__proto__' }],
    ['a number too large for floating point', '{"schema":1,"width":1e999}', { place: 'width' }],
  ])('%s', (_, json, problem) => {
    expect(problemOf(parseDocument(json))).toMatchObject(problem);
  });

  it('a prototype key deep in a layer of an unknown kind', () => {
    const json = fixture.replace('"of": "field"', '"constructor": {"prototype": {}}');
    expect(problemOf(parseDocument(json))).toMatchObject({ place: 'layers[9].depth[1].constructor' });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('501 layers', () => {
    const problem = problemAfter((document) => {
      const title = layerOf(document, 'plate');
      document.layers = Array.from({ length: 501 }, (_, index) => ({ ...title, id: `l${String(index)}` }));
    });
    expect(problem).toMatchObject({ place: 'layers' });
  });

  it('(one of exactly 500 layers is accepted)', () => {
    const parsed = parseDocument(
      changed((document) => {
        const title = layerOf(document, 'plate');
        document.layers = Array.from({ length: 500 }, (_, index) => ({ ...title, id: `l${String(index)}` }));
      }),
    );
    expect(parsed.status).toBe('ok');
  });

  it.each([
    ['a side over 16,384 pixels', 'width', (document: Loose) => (document['width'] = 16_385)],
    ['a side with a fraction of a pixel', 'height', (document: Loose) => (document['height'] = 0.5)],
    ['an unknown key', '', (document: Loose) => (document['onload'] = 'alert(1)')],
    ['a background that is not a color', 'background', (d: Loose) => (d['background'] = 'url(//evil)')],
  ])('%s', (_, place, change) => {
    expect(problemAfter(change)).toMatchObject({ place });
  });

  it.each([
    ['an opacity over 1', 'title', { opacity: 1.01 }, 'layers[3].opacity'],
    ['no opacity', 'title', { opacity: null }, 'layers[3].opacity'],
    [
      'a coordinate beyond the bounds',
      'title',
      { transform: { x: 1e7, y: 0, scaleX: 1, scaleY: 1, rotation: 0 } },
      'layers[3].transform.x',
    ],
    [
      'a scale of 0',
      'title',
      { transform: { x: 0, y: 0, scaleX: 0, scaleY: 1, rotation: 0 } },
      'layers[3].transform.scaleX',
    ],
    ['a script in place of a font', 'title', { font: '"><script>alert(1)</script>' }, 'layers[3].font'],
    ['CSS in place of a color', 'title', { color: 'red;background:url(//evil)' }, 'layers[3].color'],
    ['a font size above the limit', 'title', { size: 81 }, 'layers[3].size'],
    ['an unknown field in a layer of a known kind', 'title', { onclick: 'x' }, 'layers[3]'],
    ['a script in place of an id', 'plate', { id: '<img src=x>' }, 'layers[8].id'],
    ['two layers with the same id', 'plate', { id: 'warm' }, 'layers[8]'],
    ['an arrow with one point', 'arrow', { points: [{ x: 0, y: 0 }] }, 'layers[4].points'],
    [
      'the same filter twice',
      'warm',
      {
        filters: [
          { id: 'sepia', intensity: 0, enabled: true },
          { id: 'sepia', intensity: 1, enabled: true },
        ],
      },
      'layers[7].filters',
    ],
    [
      'an unknown filter',
      'warm',
      { filters: [{ id: 'glitch', intensity: 0, enabled: true }] },
      'layers[7].filters[0].id',
    ],
    [
      'a path in place of a hash',
      'result',
      { source: { kind: 'blob', sha256: '../../etc/passwd' } },
      'layers[1].source.sha256',
    ],
    ['a layer in a group that does not exist', 'title', { parentId: 'nowhere' }, 'layers[3]'],
    ['a group that comes after its contents', 'original', { parentId: 'labels' }, 'layers[0]'],
    ['a layer that does not follow its group', 'drawing', { parentId: 'original' }, 'layers[6]'],
    ['a group that contains itself', 'labels', { parentId: 'labels' }, 'layers[2]'],
    ['the reserved layer type', 'later', { type: 'placeholder' }, 'layers[9].type'],
    ['the name of a prototype property as the blend mode', 'later', { blend: 'toString' }, 'layers[9].blend'],
    [
      'the name of a prototype property as the kind, without the common fields',
      'later',
      { type: 'toString', id: 5 },
      'layers[9].id',
    ],
  ])('%s', (_, id, fields, place) => {
    expect(problemAfter((document) => Object.assign(layerOf(document, id), fields))).toMatchObject({ place });
  });

  it('more than 500 layers', () => {
    const json = changed((document) => {
      const layer = layerOf(document, 'original');
      document.layers = Array.from({ length: LIMITS.layers + 1 }, (_, index) => ({
        ...layer,
        id: `l${String(index)}`,
      }));
    });
    expect(problemOf(parseDocument(json))).toMatchObject({ place: 'layers' });
  });

  it('more than 5 MB', () => {
    const json = changed((document) => (layerOf(document, 'later')['depth'] = 'x'.repeat(LIMITS.jsonBytes)));
    expect(problemOf(parseDocument(json))).toMatchObject({ place: '', message: 'must be at most 5 MB' });
  });

  it('objects nested deeper than any document', () => {
    const json = changed((document) => {
      layerOf(document, 'later')['depth'] = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    });
    expect(problemOf(parseDocument(json))).toMatchObject({ message: 'is nested too deep' });
  });

  it('values that are not JSON, when they come from memory', () => {
    const cyclic: Record<string, unknown> = { schema: 1 };
    cyclic['self'] = cyclic;
    for (const value of [
      cyclic,
      { schema: 1, width: Number.NaN },
      { schema: 1, layers: new Map() },
      undefined,
    ]) {
      expect(parseDocumentValue(value).status).toBe('invalid');
    }
    expect(parseDocumentValue(Object.create({ schema: 1 }))).toMatchObject({ status: 'invalid' });
  });
});

it('the parser keeps scripts in texts and names as plain text', () => {
  const script = '<script>alert(1)</script>';
  const parsed = parseDocument(
    changed((document) => Object.assign(layerOf(document, 'title'), { content: script, name: script })),
  );
  expect(parsed.status === 'ok' && parsed.document.layers[3]).toMatchObject({
    content: script,
    name: script,
  });
});

it('the parser accepts each of the five fonts', () => {
  for (const font of FONTS) {
    expect(parseDocument(changed((d) => Object.assign(layerOf(d, 'title'), { font }))).status).toBe('ok');
  }
});

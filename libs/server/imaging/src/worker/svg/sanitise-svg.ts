import type { DOMWindow } from 'jsdom';
import type { Config, DOMPurify } from 'dompurify';
import type { PictureLimits } from '../../protocol.ts';
import { pictureOf } from '../read-picture.ts';
import { Refusal } from '../refusal.ts';
import { makeSharedRendition } from '../shared-rendition.ts';
import { cleanReferences } from './clean-references.ts';
import { changeEmbedded } from './embedded-picture.ts';
import { isHostileSvg, screenSvg } from './screen.ts';
import { ATTRIBUTES, ELEMENTS } from './vocabulary.ts';

interface Purifier {
  readonly window: DOMWindow;
  readonly purify: DOMPurify;
}

let loaded: Promise<Purifier> | null = null;

/**
 * jsdom takes most of a second to load, so only workers that receive an SVG load it. It runs and fetches
 * nothing.
 */
const purifier = (): Promise<Purifier> => {
  loaded ??= Promise.all([import('jsdom'), import('dompurify')]).then(([{ JSDOM }, { default: create }]) => {
    const { window } = new JSDOM('');
    return { window, purify: create(window) };
  });
  return loaded;
};

const CONFIG: Config = {
  IN_PLACE: true,
  PARSER_MEDIA_TYPE: 'application/xhtml+xml',
  NAMESPACE: 'http://www.w3.org/2000/svg',
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: [...ELEMENTS],
  ADD_ATTR: [...ATTRIBUTES],
  ADD_DATA_URI_TAGS: ['feImage'],
  FORBID_TAGS: ['metadata'],
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
  // The document is shown by itself, so its ids cannot conflict with any of ours.
  SANITIZE_DOM: false,
};

/** DOMPurify removes CDATA; as text it has the same meaning. */
const cdataToText = (document: Document, { CDATA_SECTION_NODE, ELEMENT_NODE }: typeof Node): void => {
  const waiting: Node[] = [document.documentElement];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const child of [...node.childNodes]) {
      if (child.nodeType === ELEMENT_NODE) waiting.push(child);
      if (child.nodeType === CDATA_SECTION_NODE) {
        node.replaceChild(document.createTextNode(child.nodeValue ?? ''), child);
      }
    }
  }
};

const purified = async (text: string): Promise<string> => {
  const { window, purify } = await purifier();
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  cdataToText(document, window.Node);
  const root = document.documentElement;
  cleanReferences(root.querySelectorAll('*'));
  cleanReferences([root]);
  purify.sanitize(root, CONFIG);
  return new window.XMLSerializer().serializeToString(root);
};

/** Embedded pictures with the same pixels, without metadata. */
const withoutMetadata = (text: string, limits: PictureLimits): Promise<string> =>
  changeEmbedded(text, async (bytes) => {
    const picture = await pictureOf(bytes, limits);
    return { contentType: picture.contentType, bytes: (await makeSharedRendition(picture, limits)) ?? bytes };
  });

/** An SVG document that may be shown. */
export interface SanitisedSvg {
  readonly text: string;
  /** True when scripts, links or the like were removed: the original file must not be kept. */
  readonly isCleaned: boolean;
}

/**
 * The document reduced to what it draws: without references out of it, by DOMPurify without anything that
 * could run, and embedded pictures without metadata. The result is screened. Refuses what cannot be cleaned,
 * like `isHostileSvg`, and what `screenSvg` still finds.
 */
export const sanitiseSvg = async (text: string, limits: PictureLimits): Promise<SanitisedSvg> => {
  const isCleaned = isHostileSvg(text, limits);
  const clean = await withoutMetadata(await purified(text), limits);
  screenSvg(clean, limits);
  if (!clean.startsWith('<svg')) throw new Refusal('INVALID_FILE_FORMAT', 'nothing is left to draw');
  return { text: clean, isCleaned };
};

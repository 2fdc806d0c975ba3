import type { DOMWindow } from 'jsdom';
import type { Config, DOMPurify } from 'dompurify';
import { readOutline } from '../../metadata/outline.ts';
import type { PictureLimits } from '../../protocol.ts';
import { pictureOf, Refusal } from '../read-picture.ts';
import { makeSharedRendition } from '../shared-rendition.ts';
import { changeEmbedded } from './embedded-picture.ts';
import { readCssReferences, readReference, type Reference } from './references.ts';
import { isHostileSvg, screenSvg } from './screen.ts';

/**
 * Names that are allowed in addition to DOMPurify's lists. Some contain capital letters: XML mode compares
 * case, and the lists are in lower case. Some are newer than the lists. `use` is allowed because we screen
 * its references.
 */
const ELEMENTS: readonly string[] = `use animateMotion animateTransform clipPath feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence linearGradient
  radialGradient textPath`.split(/\s+/);

const ATTRIBUTES: readonly string[] = `attributeName attributeType baseFrequency baseProfile calcMode
  clipPathUnits diffuseConstant edgeMode filterUnits fr from glyphRef gradientTransform gradientUnits href isolation
  kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight
  markerUnits markerWidth maskContentUnits maskUnits numOctaves paint-order pathLength patternContentUnits
  patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant
  specularExponent side spacing spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage
  tableValues targetX targetY textLength transform-origin vector-effect viewBox viewTarget
  to unicode-bidi white-space xml:lang xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/);

/** True for references within the document and embedded pictures of an accepted type. */
const isSound = (read: () => readonly Reference[]): boolean => {
  try {
    return read().every((reference) => reference.kind === 'element' || readOutline(reference.bytes) !== null);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const isSoundCss = (css: string): boolean => isSound(() => readCssReferences(css));

const COMMENTS = /\/\*[\s\S]*?\*\//g;
const STATEMENTS = /@(?:import|namespace|charset)\b(?:[^;{}"']|"[^"]*"|'[^']*')*;?/gi;
/** The innermost braces, which contain the declarations of a rule. */
const DECLARATIONS = /\{([^{}]*)\}/g;
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g;

/** The declarations of a style that neither load nor run anything. */
const soundDeclarations = (css: string): string =>
  (css.match(DECLARATION) ?? []).filter((declaration) => isSoundCss(declaration)).join(';');

/**
 * A style sheet without the declarations that load or run something. Empty when these cannot be separated.
 */
const soundSheet = (css: string): string => {
  if (isSoundCss(css)) return css;
  const cleaned = css
    .replace(COMMENTS, ' ')
    .replace(STATEMENTS, '')
    .replace(DECLARATIONS, (_whole, declarations: string) => `{${soundDeclarations(declarations)}}`);
  return isSoundCss(cleaned) ? cleaned : '';
};

const isSoundAttribute = (name: string, value: string): boolean =>
  name === 'href' || name === 'src' ? isSound(() => [readReference(value)]) : isSoundCss(value);

const cleanAttributes = (element: Element): void => {
  for (const attribute of [...element.attributes]) {
    const { localName, prefix, value } = attribute;
    const isNamespace = prefix === 'xmlns' || localName === 'xmlns';
    if (isNamespace || isSoundAttribute(localName.toLowerCase(), value)) continue;
    const kept = localName === 'style' ? soundDeclarations(value) : '';
    if (kept !== '' && isSoundCss(kept)) attribute.value = kept;
    else element.removeAttributeNode(attribute);
  }
};

/**
 * Removes references to something outside the document, and CSS that loads or runs something. DOMPurify
 * removes scripts.
 */
const cleanReferences = (elements: Iterable<Element>): void => {
  for (const element of elements) {
    cleanAttributes(element);
    if (element.localName.toLowerCase() === 'style') element.textContent = soundSheet(element.textContent);
  }
};

interface Purifier {
  readonly window: DOMWindow;
  readonly purify: DOMPurify;
}

let loaded: Promise<Purifier> | null = null;

/**
 * Only workers that receive an SVG load jsdom, because loading takes most of a second. This jsdom runs and
 * fetches nothing.
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
  // The ids may stay, because the document is shown by itself and cannot conflict with our ids.
  SANITIZE_DOM: false,
};

/** Converts CDATA to text of the same meaning, because DOMPurify removes CDATA. */
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

/** The text with its embedded pictures stripped of metadata. Their pixels stay the same. */
const withoutMetadata = (text: string, limits: PictureLimits): Promise<string> =>
  changeEmbedded(text, async (bytes) => {
    const picture = await pictureOf(bytes, limits);
    return { contentType: picture.contentType, bytes: (await makeSharedRendition(picture, limits)) ?? bytes };
  });

/** An SVG document that may be shown. */
export interface SanitisedSvg {
  readonly text: string;
  /** True when scripts, links or similar content was removed. Then the original file must not be stored. */
  readonly isCleaned: boolean;
}

/**
 * Reduces the document to what it draws. References to something outside are removed, DOMPurify removes
 * everything that could run, and embedded pictures lose their metadata. The result is screened. Refuses the
 * documents that `isHostileSvg` refuses, and those in which `screenSvg` still finds something.
 */
export const sanitiseSvg = async (text: string, limits: PictureLimits): Promise<SanitisedSvg> => {
  const isCleaned = isHostileSvg(text, limits);
  const clean = await withoutMetadata(await purified(text), limits);
  screenSvg(clean, limits);
  if (!clean.startsWith('<svg')) throw new Refusal('INVALID_FILE_FORMAT', 'nothing is left to draw');
  return { text: clean, isCleaned };
};

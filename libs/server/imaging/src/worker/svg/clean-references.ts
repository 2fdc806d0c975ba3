import { readOutline } from '../../metadata/outline.ts';
import { Refusal } from '../refusal.ts';
import { readCssReferences, readReference, type Reference } from './references.ts';

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
/** The innermost braces: declarations, of whatever rule. */
const DECLARATIONS = /\{([^{}]*)\}/g;
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g;

/** Declarations without those that load or run something. */
const soundDeclarations = (css: string): string =>
  (css.match(DECLARATION) ?? []).filter((declaration) => isSoundCss(declaration)).join(';');

/** A style sheet without what loads or runs something; empty when that cannot be separated. */
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

/** Removes references out of a document, and CSS that loads or runs something. DOMPurify removes scripts. */
export const cleanReferences = (elements: Iterable<Element>): void => {
  for (const element of elements) {
    cleanAttributes(element);
    if (element.localName.toLowerCase() === 'style') element.textContent = soundSheet(element.textContent);
  }
};

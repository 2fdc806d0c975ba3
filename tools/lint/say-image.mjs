// For `no-restricted-syntax`: texts that people read say "image" (CONTRIBUTING.md).
const message = 'Say “image” in texts for people.';

/** Texts of the interface. */
export const PICTURES_IN_TEXTS = ['JSXText', "JSXAttribute[name.name!='className'] > Literal"].map(
  (text) => ({ selector: `${text}[value=/\\bpictures?\\b/i]`, message }),
);

/** Matches “picture” in a text of several words that is no pattern: patterns have bars or parentheses. */
const SENTENCE = '/^[^|(]*( pictures?\\b|^pictures? )/i';

/** Messages, hints and descriptions. The `example` of an operation is a prompt. */
export const PICTURES_IN_SENTENCES = [
  `Literal[value=${SENTENCE}]:not(Property[key.name='example'] > Literal)`,
  `TemplateElement[value.raw=${SENTENCE}]`,
].map((selector) => ({ selector, message }));

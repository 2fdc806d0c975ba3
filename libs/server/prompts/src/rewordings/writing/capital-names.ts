/*
 * Names with capitals that would be taken for a text to write: "Studio Ghibli style", "mit ISO 12800 fotografiert".
 */

/** The look of a studio, in a prompt that says nothing else. Elsewhere the name after "studio" is one to write. */
const STUDIO_STYLE =
  /^(?<before>(?:(?:make (?:it|this|us|me)|turn (?:it|this|us|me) into|in|in the|im|al|nello|dans le|no|like|wie|como|comme|come|style|stil|estilo|stile|of|von|de|di|do|a) )*)studio ghibli(?=(?:['’]s)?(?: (?:style|stil|look|art|anime|film|movie))?\s*[.!]*$)/iu;
/** A sensitivity, with which a picture was taken. */
const SENSITIVITY = /(?<=^(?:(?:foto|bild|photo|shot|taken) )?(?:mit|bei|con|avec|com|with|at) )ISO(?= ?\d)/u;

/** The prompt in which these names have no capitals. */
export const withoutCapitalNames = (prompt: string): string =>
  prompt.replace(STUDIO_STYLE, '$<before>ghibli').replace(SENSITIVITY, 'iso');

import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { STATES } from '../remarks/complaints.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { valueIn } from '../clauses/reading.ts';
import { HIDE } from './faces.ts';
import { EVERYBODY } from '../clauses/turns-of-phrase.ts';
import type { Word } from '../words/words.ts';

/** That somebody can be recognised, in six languages. */
export const RECOGNISABLE =
  /(?<!\p{L})(?:recogni[sz]able|recogni[sz]e|erkennbar|erkennen|reconocibles?|reconozca\p{L}*|reconnaissables?|reconnaît\p{L}*|reconhecíve(?:l|is)|reconheç\p{L}*|riconoscibil[ei])(?!\p{L})/iu;

/** Phrases that name faces together with the verb: "floute tous les visages", "tapa las caras". */
const OF_FACES = /face|facc|gesicht|visage|cara|rostro|rosto|volt[oi]|vis[oi]$/i;
const MINE =
  /^(?:mine|my own|own|ours|mí[oa]s?|nuestr[oa]s?|mein(?:e|s|es)|unsere?s?|mien(?:ne)?s?|nôtres?|minhas?|meus?|nossos?|nossas?|mi[oa]|miei|mie|nostr[oaie]|yo|me|myself|mich|ich|moi|mim|eu|io)$/iu;
const OTHERS =
  /^(?:others?|else|everyone else|everybody else|andere[nr]?|übrigen|otr[oa]s|demás|autres|outr[oa]s|demais|altr[ie])$/iu;
const TOO =
  /(?<!\p{L})(?:too|also|included|auch|también|incluid[ao]|aussi|também|anche|compres[ao])(?!\p{L})/iu;
/** "We may not show the children" is a reason. */
const SHOWN = /\b(?:zeigen|zeigt|show|shown|mostrar|montrer|mostrare|published|veröffentlich\p{L}*)\b/iu;
/** Verbs and adjectives by which somebody stays in sight. */
const IN_SIGHT =
  /^(?:visible|visíve(?:l|is)|visibil[ei]|seen|shown?|recogni[sz]able|sichtbar|erkennbar|zu sehen|reconocible|reconnaissables?|reconhecíve(?:l|is)|riconoscibil[ei]|clear|unblurred|uncovered|salir|salga|aparecer|aparezca|apareça|apparaître|apparire|déjal[oa]|lascial[oa]|laisse|ok|okay|fine|allowed)$/iu;
const SEES = /^(?:sees?|seen|sehen|sieht|ver|vea|se vea|voie|voir|veja|vedere|veda|visible|sichtbar)$/i;
const NOBODY = /^(?:nobody|no one|noone|niemand|keiner|nadie|ninguém|nessuno)$/iu;

const isThing = (word: Word): boolean => !['person', null].includes(valueIn(word, 'thing'));
const isSomebody = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || says(word, 'subject', 'face') || MINE.test(word.text);
const isElsewhere = (word: Word): boolean =>
  isThing(word) || says(word, 'background', 'picture', 'everything');
/** True for words of which some name a person, and none another thing. */
const areSomebody = (words: readonly Word[]): boolean => words.some(isSomebody) && !words.some(isElsewhere);

/** True for a wish to hide faces; with `orPeople`, also for one that names only people: "blur the kids". */
const hidesFaces = ({ text, words, negated, excepted }: Clause, orPeople: boolean): boolean => {
  const isHidden = words.some(
    (word) => says(word, 'anonymize', 'op:blur', 'op:pixelate', 'blurry') || HIDE.test(word.text),
  );
  const isFault =
    words.some((word) => says(word, 'fix', 'less')) ||
    (words.some((word) => says(word, 'blurry')) && words.some(({ text: said }) => STATES.test(said)));
  // "Everyone but my son's face": the faces of the others.
  const sparesFace = EVERYBODY.test(text) && [...negated, ...excepted].some((word) => says(word, 'face'));
  const isOfFaces =
    sparesFace ||
    words.some((word) => says(word, 'face') || (says(word, 'anonymize') && OF_FACES.test(word.text)));
  const isAnonymous = words.some((word) => says(word, 'anonymize'));
  const isOfPeople =
    (isAnonymous || (orPeople && words.some((word) => says(word, 'op:blur', 'op:pixelate')))) &&
    (EVERYBODY.test(text) ||
      words.some(({ text: said }) => NOBODY.test(said)) ||
      words.some((word) => valueIn(word, 'thing') === 'person')) &&
    !words.some((word) => isThing(word) || says(word, 'background', 'place:behind'));
  return isHidden && !isFault && (isOfFaces || isOfPeople);
};

/** Exceptions that the lexicons have as one phrase. */
const EXCEPT_ONE = /\b(?:every(?:one|body) but|sauf le mien|menos o meu|menos a minha)\b/i;
/** "The kids who aren't mine", "die nicht zu uns gehören": some of those who are there, told from the others in a relative clause. */
export const NOT_OURS =
  /(?<!\p{L})(?:(?:who|that|which) (?:are|is|do|does)(?: not |n['’ ]?t )(?:mine|ours|my|our|with (?:me|us)|belong|part of|family|related)|die nicht (?:meine?|unsere?|zu (?:uns|mir)|dazu|zur familie)|que no (?:son|es|sean) (?:de )?(?:mí[oa]s?|mis?|nuestr[oa]s?|la familia)|qui n['’ ]?(?:e )?(?:est|sont|appartiennent) pas (?:[àa] |de )?(?:les? |la )?(?:mien(?:ne)?s?|miens|nôtres?|mes|nos|nous|moi|ma|la famille)|que n[ãa]o (?:são|sao|é|sejam) (?:[oa]s? )?(?:de )?(?:minhas?|meus?|noss[oa]s?|da família)|che non (?:sono|è|siano) (?:[ai] |le |gli |il |la )?(?:di |del(?:la)? )?(?:mi[oae]i?|nostr[oaie]|famiglia))(?!\p{L})/iu;
/** "The children behind my daughter": those beside somebody whose face stays. */
const areBesideSomebody = (words: readonly Word[]): boolean => {
  const isPerson = (word: Word): boolean => valueIn(word, 'thing') === 'person' && !says(word, 'article');
  const first = words.findIndex(isPerson);
  const at = words.findIndex((word, index) => index > first && says(word, 'near', 'place:behind'));
  return first >= 0 && at > first && words.slice(at + 1).some(isPerson);
};

/** "Blur the faces of the others", "all faces but mine": the clause itself selects some of the faces. */
const selects = ({ text, words, excepted }: Clause): boolean =>
  EXCEPT_ONE.test(text) ||
  NOT_OURS.test(text) ||
  areBesideSomebody(words) ||
  words.some(({ text: said }) => OTHERS.test(said)) ||
  (excepted.length > 0 && !excepted.some(isElsewhere));

/** "La profe no", with a word that no lexicon has. */
const NOT_ONE =
  /^(?:la|el|il|lo|o|a|die|der|le|the|gli|los|las|os|as|les|i) \p{L}+ (?:no|não|nicht|non|pas|not)$/iu;
/** "Pas celui de la maîtresse", "but not the one on the left". */
const NOT_THAT_ONE =
  /^(?:but |aber |pero |mais |mas |ma )?(?:not|nicht|no|pas|não|nao|non) (?:the ones? |d(?:as|ie|er|en) (?:von|vom|des|der) |(?:el|la|los|las) del? |cel(?:ui|le|les)|ceux |[oa]s? d[aoe]s? |quell[oaie] )/iu;
/** "Not the bride", "Braut nicht", "a minha não", "but mine". */
const isExcluded = ({ text, words, negated, isBut }: Clause): boolean => {
  const isName = (word: Word): boolean =>
    onlyNames(word) || MINE.test(word.text) || says(word, 'not', 'without', 'this');
  if (TOO.test(text) || SHOWN.test(text)) return false;
  if (NOT_ONE.test(text) || NOT_THAT_ONE.test(text)) return true;
  if (words.length === 0) return areSomebody(negated) && negated.every(isName);
  const isMine = words.some(({ text: said }) => MINE.test(said) && !/^(?:me|eu|io|mi)$/i.test(said));
  return negated.length === 0 && words.every(isName) && areSomebody(words) && (isBut || isMine);
};

/** Phrases of the lexicons that begin with "only": "só o meu fica". */
const ONLY_MINE =
  /(?<!\p{L})(?:só|solo|nur|only|just|seulement|juste|soltanto) (?:(?:o|a|il|la|le|el) )?(?:meu|minha|mí[oa]|meins?|mine|mien(?:ne)?|mi[oa])(?!\p{L})/iu;
/** "Leave mine visible", "my son may stay", "the teacher is ok", "nur meine Tochter soll man sehen". */
const isLeft = ({ text: told, words, negated }: Clause): boolean => {
  const isOnlyMine =
    ONLY_MINE.test(told) ||
    (words.some((word) => says(word, 'only')) && words.some(({ text }) => MINE.test(text)));
  // "Leave the band": nobody that the lexicons know, but somebody or something whose face may be hidden.
  const isUnknownKept =
    words.some((word) => says(word, 'keep') && !says(word, 'make')) &&
    words.some((word, at) => word.concepts.size === 0 && DEFINITE.test(words[at - 1]?.text ?? ''));
  const isKept = words.some((word) => says(word, 'keep', 'alone') || IN_SIGHT.test(word.text));
  const isOnlySeen = words.some((word) => says(word, 'only')) && words.some(({ text }) => SEES.test(text));
  const isAllowed =
    words.some(({ text }) => /^(?:puede|pode|peut|può|darf|kann|may|can)$/iu.test(text)) &&
    words.some(({ text }) => IN_SIGHT.test(text)) &&
    !words.some(isElsewhere);
  return (
    negated.length === 0 &&
    !words.some(({ text }) => NOBODY.test(text)) &&
    (isAllowed || isOnlyMine || isUnknownKept || ((isKept || isOnlySeen) && areSomebody(words)))
  );
};

/**
 * The clause that spares one of the faces that should be hidden: "all faces but mine", "Gesichter verpixeln, Braut nicht".
 * Nothing distinguishes faces, so such a prompt is refused. Null if no face is spared.
 */
export const facesSpared = (clauses: readonly Clause[]): Clause | null => {
  const at = clauses.findIndex((clause) => hidesFaces(clause, true));
  const hiding = clauses[at];
  if (hiding === undefined) return null;
  return (
    clauses.find((clause) => hidesFaces(clause, false) && selects(clause)) ??
    clauses.slice(at + 1).find(({ text }) => NOT_OURS.test(text)) ??
    clauses.slice(at + 1).find((clause) => isExcluded(clause) || isLeft(clause)) ??
    clauses
      .slice(0, at)
      .find((clause) => isLeft(clause) && clause.words.some((word) => says(word, 'keep'))) ??
    null
  );
};

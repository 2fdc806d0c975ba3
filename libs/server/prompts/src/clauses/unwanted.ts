import { says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Words for wanting and appearing in six languages. Negated, they request a removal: "I don't want the dog". */
const WANTS =
  /^(?:want|wanna|need|like|quiero|quiero que|no quiero|queremos|quisiera|salga|salgan|aparezca|will|möchte|wollen|brauche|veux|voudrais|quero|queria|apareça|voglio|vorrei|voglio che|quisiera que|quero que|drauf|drin)$/i;

export const isWanting = ({ text }: Word): boolean => WANTS.test(text);
const isAround = (word: Word): boolean =>
  says(word, 'filler', 'article', 'picture', 'this', 'not') || valueIn(word, 'place') !== null;

/** Verbs for what a picture has or shall have: "it should not have a background", "que no tenga fondo". */
const HAS =
  /^(?:(?:it |this )?(?:should|must)|soll|sollte|darf|tenga|tengan|tener|debe|debería|tenha|tenham|ter|deve|deveria|abbia|avere|dovrebbe|ait|avoir|doit|devrait)$/iu;
/** What people call a picture that shall have no background. */
const DRAWN =
  /^(?:logo|logotipo|icon|icono|ícone|icona|icône|product|produkt|producto|produit|produto|prodotto)$/iu;
const wants = (word: Word): boolean => isWanting(word) || HAS.test(word.text);
/** True for a clause that wants no background and says nothing else of it: not "the background should not be blurry". */
const wantsNoBackground = (text: string, all: readonly Word[]): boolean => {
  const at = (is: (word: Word) => boolean): number => {
    const found = all.find(is);
    return found === undefined ? -1 : text.indexOf(found.text.toLowerCase());
  };
  const isBackground = (word: Word): boolean => says(word, 'background');
  return (
    at(wants) >= 0 &&
    at(isBackground) > at(wants) &&
    all.every((word) => isBackground(word) || isAround(word) || wants(word) || DRAWN.test(word.text))
  );
};

const isOfThing = (word: Word): boolean => valueIn(word, 'thing') !== null || says(word, 'place:behind');
/** True if a clause says that a thing or a background should not be in the picture: "no quiero que salga el perro". */
export const isUnwanted = ({ text, words, negated, excepted }: Clause): boolean => {
  const all = [...words, ...negated];
  return (
    negated.length > 0 &&
    excepted.length === 0 &&
    (wantsNoBackground(text, all) ||
      (all.some(isWanting) &&
        all.some(isOfThing) &&
        all.every((word) => isOfThing(word) || isAround(word) || isWanting(word))))
  );
};

import { says } from '../clauses/clauses.ts';
import { isAside } from './asides.ts';
import { namesPicture, tellsCircumstance, tellsOfPast } from './circumstances.ts';
import { STATES, WISHES } from './complaints.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { afterCourtesy, isCourteous } from './courtesies.ts';
import { namesNothingWished } from './names-nothing-wished.ts';
import { tellsOfPeople } from './people.ts';
import { plain } from './plain-words.ts';
import { tellsPurpose } from './plans-for-it.ts';
import { isStatement, likens, tellsOfBirthday, tellsOfDevice } from './statements.ts';
import { isToldSentence } from './told/told-sentences.ts';
import { tellsOfVisitor } from './visitors.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** Concepts that belong to a wish: what is wanted, or the part that is meant. */
const OF_WISHES: readonly Concept[] = [
  ...TONES,
  'background',
  'face',
  'subject',
  'part',
  'skin',
  'with',
  'without',
  'shadow',
  'highlight',
  'haze',
  'border',
];
const WISHED = /^(?:op|beyond|thing|region|color|format|ratio|side|style|place|gradient):?/;

/** True for a word with which something may be requested, or that names what the request is about. */
const mayRequest = (word: Word): boolean =>
  word.measure !== null ||
  word.quote !== null ||
  says(word, ...VERBS, ...OF_WISHES) ||
  [...word.concepts].some((concept) => WISHED.test(concept));

/** "Keeps" and "keep" are the same verb in the lexicon, but only the form for others tells: "the portal keeps rejecting it". */
const KEEPS = /(?<!\p{L})(?:keeps|kept) \p{L}+ing(?!\p{L})/giu;

/** "Give it a little shine": a request, whatever is given. */
const GIVES =
  /^(?:just |only |mal |bitte |please )*(?:give|gimme|get|take|put|gib|gebt|dale|dá|da|dê|donne|donnez|dalle|dagli|metti|mets|põe|pon)(?!\p{L})/iu;

/** "There's a pole in the middle": somebody who names what is in the way wants it gone. */
const THERE =
  /^(?:and |but |y |et |e |und )?(?:there s|there is|theres|there are|hay|il y a|y a|tem|há|c è|ce|c e|ci sono|da ist|da sind|da steht|da hängt|da liegt)(?!\p{L})/iu;

/** True for words that request nothing and name no operation, no part of a picture and no thing. */
export const namesNoWish = (text: string): boolean =>
  !GIVES.test(text) && !THERE.test(plain(text)) && !wordsOf(text.replace(KEEPS, ' ')).words.some(mayRequest);

/** "Keine Zeichnung mehr": what is no longer there, and no wish for more. */
const NO_LONGER = /(?<!\p{L})((?:kein\p{L}*|nichts?) .*) mehr(?!\p{L})/iu;
const HAS = /^(?:hat|haben|tiene|tienen|tem|têm|ha|hanno)$/i;
/** True for words that only describe the picture as it is, even a part of it: "my face is all shiny". */
export const complainsOnly = (text: string): boolean => {
  const { words } = wordsOf(text.replace(NO_LONGER, '$1'));
  return (
    words.some(({ text }) => STATES.test(text) || HAS.test(text)) &&
    !words.some((word) => WISHES.test(word.text) || says(word, ...VERBS))
  );
};

/** What cannot be seen or said, which the wish beside it explains, in six languages: "can't see the mountains". */
const UNSEEN =
  /^(?:and |but |so |you |i |we |one |u )*(?:ca not|can not|cannot|can t|cant|could not|couldn t|couldnt) (?:even |really |barely )*(?:see|tell|read|make out|recogni[sz]e|say)(?!\p{L})|^(?:man |ich |wir )?(?:kann|sieht|erkenn\p{L}*) .*(?<!\p{L})(?:nicht|nichts|kaum)(?!\p{L})|^(?:no|não|nao|non) (?:se |si |dá para |da para |dá pra |da pra )?(?:ve|lee|entiende|vê|ver|ler|lê|vede|legge|distingue|reconoce)(?!\p{L})|^nothing (?:is )?(?:visible|readable|legible|to see)|^on (?:ne |n )?(?:voit|lit|distingue) (?:rien|pas|plus)/iu;
/** What the picture or somebody in it is likened to: "my face looks like a tomato", "wie mit einer teuren Kamera". */
const LIKENED =
  /^(?:i|we|he|she|they|it|everyone|everybody|my|our|his|her|their|the|die|das|der|ich|wir|er|sie|es|mein\p{L}*|mi|la|el|ma|mon|on|je|il|elle|o|a|minha|meu|lo|mia|mio)(?!\p{L}).*(?<!\p{L})(?:look|looks|looked|sieht|sehe|sehen|parece|parezco|ressemble|sembra|sembro|pareço) (?:just |almost )?(?:like|(?:aus )?wie|a|à|um|uma|un|una)(?!\p{L})|^(?:so |genau |genauso |gerade )?(?:wie (?:mit|von|aus|bei|in)|just like|like with|like from|como (?:con|com)|come (?:con|da)|comme avec)(?!\p{L})/iu;
/** Purposes, plans and finds: "soll auf ein T-Shirt gedruckt werden", "vou anunciar na OLX", "found this in the attic". */
const TOLD =
  /^(?:whatsapp|facebook|instagram|insta|ebay|gmail|email|the (?:\p{L}+ ){1,2}|my (?:\p{L}+ ){1,2})?\s*(?:ruins|rejects|refuses|crushes|compresses) (?:it|them|this|everything)(?!\p{L})|^(?:queria|quero|quiero|quisiera|voglio|vorrei) (?:ver|vedere) (?:o|a|os|as|el|la|los|las|il|lo|i|gli|le) \p{L}+$|^(?:la|le|les|l|the|my|our|die|der|das|mi|el|ma|mon|a|o|il|lo) ?\p{L}+ (?:ne veut pas|veut pas|doesn t want|does not want|will nicht|möchte nicht|no quiere|não quer|nao quer|non vuole) (?:qu|que|that|us|dass|che|to)(?!\p{L})|^(?:das |es |sie |er )?(?:soll|kommt|muss|wird) (?:auf|an|in|ins|aufs|zum|zur|als) |^(?:eu )?vou (?:anunciar|vender|imprimir|postar|mandar|usar|colocar)|^(?:lo |la )?(?:voy|vamos) a (?:vender|imprimir|publicar|subir|colgar|usar|anunciar)|^(?:je vais|on va|nous allons) (?:l |la |le |les )?(?:vendre|imprimer|publier|poster|utiliser|mettre en vente)|^(?:lo |la |le )?(?:devo|voglio|vorrei|vado a) (?:vendere|stamparla|stampare|pubblicare|venderl[ao])|^(?:queria|quero|quiero|quisiera|me gustaría) (?:imprimir|vender|postar|publicar)|^(?:i |we )?(?:found|got|took|shot|snapped) (?:this|it|that|these|one) |^(?:achei|encontré|encontrei|trovata|trovato|j ai trouvé|on a trouvé|hab ich gefunden)(?!\p{L})|^(?:i|we) (?:had|have|ve had) no |^(?:i|we) (?:had|d had) \p{L}+ (?:glass|beer|drink|sleep)/iu;
/** What the picture is of, how large the original is, when and in what light it was taken: "c'est une photo d'une feuille". */
const DESCRIBED =
  /^(?:it s|its|it is|this is|that s|c est|es|este es|esta es|das ist|es ist|é|è|isto é|questa è|questo è) (?:just |only |nur |solo |só |juste )?(?:an?|une?|eine?|una|um|uma|un) (?:photo|picture|pic|scan|screenshot|foto|bild|aufnahme|captura|capture) (?:of|d|de|del|do|da|di|von|vom)(?!\p{L})[^\d]*$|^(?:the |das |die |l |el |la |o |a |il )?(?:original|vorlage|originale|print|abzug) (?:is|measures|ist|misst|hat|fait|mesure|es|mide|é|mede|tem|è|misura)(?: only| just| nur| solo| só| seulement)? .*\d(?: ?(?:cm|mm|inch|inches|in|zoll|pulgadas|pouces|polegadas|pollici|kb|mb|px|pixels?))?(?: (?:x|by|sur|mal|auf|por|per) \d+(?: ?(?:cm|mm|inches))?)?$|^(?:it|that|es|das|c|era|foi|ce) ?(?:was|war|était)? ?(?:just|only|nur|bloß|juste|seulement|solo|sólo|só|apenas|soltanto) (?:an?|the|eine?|der|die|das|une?|una|um|uma|un|la|il|el|o) (?:\p{L}+ ){0,2}\p{L}+$|^(?:l |la |lo |je l |i |we |ich |ich hab |ich habe |wir haben )*(?:ho fatta|ho scattata|abbiamo fatta|ai prise|avons prise|hice|tomé|saqué|tirei|tiramos|took (?:it|this)|shot (?:it|this)|sie gemacht|das gemacht|es gemacht|das aufgenommen|es aufgenommen) (?:a|al|alle|à|au|en|at|in|on|am|um|mittags|no|na|ao|contra|against|gegen|mit|with|con|com|avec)(?!\p{L}).*$/iu;
/** A print that is wished for later: "je voudrais l'encadrer pour ses 90 ans". A size in it would be a wish. */
const FOR_LATER =
  /^(?:and |et |und |y |e )?(?:(?:i|we) (?:want|d like|would like|d love|plan|am going|m going) to (?:frame|print|hang|gift|give|send|post) (?:it|this|them)|(?:je|on|nous) (?:voudrais|veux|aimerais|voudrions|veut|vais) (?:l |la |le |les )?(?:encadrer|faire encadrer|imprimer|offrir|accrocher)|(?:quiero|quisiera|queremos|me gustaría) (?:enmarcarl|imprimirl|regalarl|colgarl)\p{L}+|(?:vorrei|voglio|vorremmo) (?:incorniciarl|stamparl|regalarl|appenderl)\p{L}+|(?:quero|queria|gostaria de|vou) (?:emoldurar|imprimir|dar de presente|pendurar)|ich (?:möchte|will|würde) (?:es|das|sie|das bild)(?: gern| gerne)? (?:einrahmen|rahmen|drucken|ausdrucken|aufhängen|verschenken))(?:$| (?:for|pour|para|für|per|zum|zur|as|como|comme|come|in|im|dans|en|na|no|nel|nella|sur|an|auf)(?!\p{L})(?!.*\d+ ?(?:x|×|cm|mm|px|zoll|inch)).*$)/iu;
/** Words that only fill a pause or leave a choice open. */
const FILLING =
  /^(?:whichever|whatever|you choose|up to you|egal wie|wie auch immer|lo que sea|peu importe|tanto faz|fa lo stesso|kriegst du (?:das|beides|es|alles) hin|schaffst du das|balance (?:that|it|this)|(?:can|could) (?:you|u) (?:clear|fix|sort|do|manage) (?:that|this|it|both)(?: up| out)?)$/iu;
/** "Don't alter anything else": beside a wish that is done, this is fulfilled. */
const NOTHING_ELSE =
  /^(?:(?:and|but|so|please) )*(?:it s for (?:\p{L}+ ){1,4}so (?:please )?)?(?:do not|don t|dont) (?:alter|change|touch|edit|modify|do) anything else$|^(?:aber |und |bitte )*sonst (?:bitte )?nichts (?:ändern|verändern|anfassen|machen)$|^(?:y |pero )?(?:no (?:cambies|toques) nada más|nada más)$|^(?:et |mais )?(?:ne )?(?:change|changez|touche|touchez) rien d autre$|^(?:e |mas )?(?:não|nao) (?:muda|mude|mexe|mexa|altere) (?:em )?mais nada$|^(?:e |ma )?non (?:cambiare|toccare|modificare) nient altro$/iu;
/** "Prom pic", "recipe card from my mom": the picture and what it is of. */
const OF_PICTURE =
  /^(?:\p{L}+ ){0,3}(?:pic|pics|picture|photo|shot|card|foto|bild|image|day|morning|evening)(?: (?:from|of|von|de|da|do|di) (?:my |our |meiner |meinem |mi |ma |mon |minha |mia )?\p{L}+)?$/iu;

const isAsked = (word: Word): boolean =>
  says(word, ...VERBS) || [...word.concepts].some((concept) => /^(?:op|color|beyond|style)/.test(concept));

/** What somebody has or looks like in the picture, which may be what should change: "I have a pimple", "she looks tired". */
export const IN_PICTURE =
  /(?:i|we|she|he|they|everyone|everybody|(?:my|our|his|her) \p{L}+) (?:(?:just|really|all|do|does) )*looks?(?!\p{L})|(?<!\p{L})(?:have|has|ve got|look|looks|looked|hold(?:s|ing)?|wear(?:s|ing)?|hab|habe|hat|haben|sehe?|sieht|aussehen|tengo|tiene|tenemos|parezco|parece|veo|ve|ai|a|avons|ressemble|tenho|tem|temos|pareço|parece|ho|ha|abbiamo|sembro|sembra) (?:an?|the|so|some|too|like|really|ein\p{L}*|so|zu|wie|un|una|muy|como|de|du|des|une|um|uma|muito|il|la|troppo|molto|come) /iu;
/** "Sorry" alone may take back what was said before it. */
const SORRY =
  /^(?:sorry|oops|pardon|perd[oó]n|perdon[ae]|desculp[ae]|scus[ai]|scusate|entschuldigung|désolée?|excus\p{L}+)$/iu;

/** True for a sentence that tells something and names nothing that a wish would: "my boss hates it". */
const tellsStory = (text: string): boolean =>
  isStatement(text) && !WANTS.test(plain(text)) && !IN_PICTURE.test(plain(text)) && namesNothingWished(text);

/** "Thanks so much", "valeu demais". */
const VERY = /^(?:so|too|much|more|very|demais|muito|mais|zu|sehr|trop|molto|troppo)$/iu;
/** True for thanks, apologies, hopes and doubts after which no wish follows. */
const isOnlyCourteous = (text: string): boolean => {
  const rest = afterCourtesy(text);
  return (
    rest !== null &&
    !SORRY.test(plain(text)) &&
    !WANTS.test(rest) &&
    !IN_PICTURE.test(rest) &&
    namesNothingWished(rest, VERY)
  );
};

/** True for words without a wish, of which each kind was looked at for what a wish would name. */
export const surelyAsksNothing = (text: string): boolean =>
  isToldSentence(text) ||
  isCourteous(text) ||
  isOnlyCourteous(text) ||
  tellsPurpose(text) ||
  tellsOfPeople(text) ||
  tellsOfVisitor(plain(text)) ||
  tellsOfDevice(text) ||
  tellsOfBirthday(text) ||
  tellsStory(text) ||
  (likens(text) && namesNothingWished(text));

/**
 * True for words that are no wish and explain none: what the result is for, thanks, hurry, questions whether it is
 * possible, and stories. A prompt means the same without them.
 */
export const asksNothing = (text: string): boolean =>
  surelyAsksNothing(text) ||
  [TOLD, FOR_LATER, FILLING].some((pattern) => pattern.test(plain(text))) ||
  tellsCircumstance(text);

/** True for words that surely tell something and request nothing, whatever they name. */
export const isTold = (text: string): boolean => {
  const words = plain(text);
  return (
    asksNothing(text) ||
    isAside(words) ||
    [UNSEEN, LIKENED, DESCRIBED, NOTHING_ELSE].some((pattern) => pattern.test(words)) ||
    namesPicture(text) ||
    (OF_PICTURE.test(words) && !wordsOf(text).words.some(isAsked))
  );
};

/** "I want a hat". */
const WANTS =
  /(?<!\p{L})(?:want|wanna|need|would|d|wish|like|should|will|möchte|hätte|brauche|soll|sollte|quiero|quisiera|necesito|gustaría|veux|voudrais|aimerais|voulais|quero|queria|preciso|gostava|gostaria|voglio|vorrei|volevo|piacerebbe)(?!\p{L})/iu;
const SOMEBODY =
  /^(?:i|we|he|she|they|ich|wir|er|sie|yo|él|ella|je|j|nous|il|elle|eu|ele|ela|lui|lei)(?!\p{L})/iu;
/** True for words in a refusal that tell something beside the wish: "he blinked!! can you open his eyes". */
export const isBesideWish = (text: string): boolean =>
  isTold(text) ||
  tellsOfPast(text) ||
  (SOMEBODY.test(plain(text)) && namesNoWish(text) && !WANTS.test(plain(text)));

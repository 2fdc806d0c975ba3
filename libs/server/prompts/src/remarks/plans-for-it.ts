import { wordsOf, type Word } from '../words/words.ts';
import { namesNothingWished } from './names-nothing-wished.ts';
import { plain } from './plain-words.ts';

/*
 * What becomes of the picture: "it's for my cousin's wedding invite", "I want to print it on canvas". Such a sentence is
 * a wish of its own only if it says a size or a format.
 */

const AND = '(?:(?:and|but|so|because|cause|und|aber|weil|y|pero|es que|et|mais|car|e|ma|mas|é que) )*';
const beginning = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^${AND}(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

/** "It's for …", "c'est pour …", "ist für …", "I need it for …". */
const FOR = beginning(
  '(?:i|we|she|he) (?:(?:just|really|only) )*(?:need|needs|want|use|wanted) (?:it|this|that|them|these) (?:for|as|on|in)',
  '(?:(?:me|lo|la) )*(?:hace falta|necesito esto) para|(?:j en|on en) (?:ai|a) besoin (?:pour|comme)|preciso (?:dela |disso |disto )?(?:pra|para|pro)|(?:mi|ci) serve (?:per|come)|(?:ich|wir) brauche?n? (?:das|es|sie) (?:für|fürs|als|zum|zur)',
  '(?:it|this|that|these|they) go(?:es)? (?:on|in|into|onto)',
  '(?:(?:it|this|that|these|the (?:photo|pic|picture|image)) ?(?:s|is|are|was|will be|would be)|its|thats|is) (?:all |just |only |actually |meant |supposed to be |going to be |going )*(?:for|going on|going in)',
  '(?:(?:das|es|sie|die|das (?:foto|bild)) )?(?:ist|wird|wäre|soll|kommt) (?:(?:nur|halt|ja|eigentlich|nämlich) )*(?:für|fürs|zum|zur|übers|auf|aufs|in|ins|an|ans|als)',
  '(?:(?:esto|eso|la foto) )?(?:es|son|va|sería) (?:(?:solo|sólo) )*(?:para|pa)',
  '(?:c est|ce sera|elle est|la photo est|ça va|c) (?:(?:juste|surtout) )*(?:pour|sur|dans)',
  '(?:(?:isso|a foto|ela) )?(?:é|eh|vai|vai ficar|vai ser|seria) (?:(?:só) )*(?:pra|para|pro|pras|pros|em cima|na|no|num|numa)',
  '(?:(?:questa|la foto) )?(?:è|sarebbe|va|andrà|finisce) (?:(?:solo|tutto) )*(?:per|sul|sulla|nel|nella|in)',
);
/** Who wants, plans or has to do something. */
const WILL = [
  '(?:i|we|she|he|they|(?:my|our) \\p{L}+) ?(?:just |really |only )*(?:want|wants|wanna|d like|would like|d love|would love|need|needs|have|has|had|plan|are planning|am planning|m planning|re planning|am going|m going|re going|are going|are|m|re|am|s|is|ll|will|gonna|m gonna|re gonna|hope)(?: to| on| be)*',
  '(?:ich|wir|sie|er) (?:\\p{L}+ )?(?:möchte|möchten|will|wollen|würde|würden|muss|müssen|werde|werden|soll|sollen|hänge|hängen|drucke|drucken|verkaufe|verkaufen|schenke|schenken|brauche|brauchen)|(?:möchte|will|wollen|muss|soll|würde) (?:ich|wir|es|das|sie)',
  '(?:(?:me|nos|la|lo|le) )*(?:quiero|queremos|quisiera|gustaría|voy a|vamos a|tengo que|tenemos que|pienso|pensamos|hay que|va a|quiere)',
  '(?:je|j|on|nous|il|elle) ?(?:veux|voudrais|voudrait|veut|vais|va|allons|aimerais|aimerait|compte|dois|doit|souhaite|pense)',
  '(?:eu |a gente |nós )?(?:quero|queria|queremos|gostaria de|vou|vai|vamos|tenho que|preciso|pretendo)',
  '(?:(?:la|lo|li|ci|mi|gliela) )*(?:voglio|vogliamo|vorrei|vorremmo|devo|dobbiamo|vado a|andiamo a|penso di|pensavo di|intendo)',
];
/** Verbs for what becomes of a picture that is done. */
const USE =
  '(?:print|printing|frame|framing|hang|hanging|sell|selling|send|sending|post|posting|upload|uploading|gift|gifting|publish|publishing|share|sharing|list|listing|show it|show them|use it|use this|using it|put it (?:up|on|in|over|above)|put this (?:up|on|in)|give it|giving it|drucken|ausdrucken|einrahmen|rahmen|aufhängen|aufhänge|verkaufen|verkaufe|verschicken|schicken|posten|hochladen|verschenken|schenken|veröffentlichen|teilen|abgeben|einreichen|bewerben|\\p{L}*imprimir\\p{L}*|enmarcar\\p{L}*|colgar\\p{L}*|vender\\p{L}*|enviar\\p{L}*|mandar\\p{L}*|subir\\p{L}*|publicar\\p{L}*|regalar\\p{L}*|compartir\\p{L}*|usar\\p{L}*|imprimer|encadrer|accrocher|vendre|envoyer|poster|publier|offrir|partager|utiliser|emoldurar|pendurar|postar|presentear|dar de presente|compartilhar|anunciar|stampar\\p{L}*|incorniciar\\p{L}*|appender\\p{L}*|vendere|venderl\\p{L}*|mandar\\p{L}*|inviar\\p{L}*|pubblicar\\p{L}*|regalar\\p{L}*|condivider\\p{L}*|usarl\\p{L}*)';
const PLAN = new RegExp(`^${AND}(?:${WILL.join('|')}) (?:\\p{L}+ ){0,5}?${USE}(?!\\p{L})`, 'iu');
/** A purpose without a verb: "for my nan's 80th", "para mi abuela", which a wish of its own cannot begin. */
const FOR_SOMEBODY = beginning(
  '(?:for|für|para|pour|per|pra) (?:my|our|his|her|their|mein\\p{L}*|unser\\p{L}*|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|minhas?|meus?|noss[oa]s?|(?:il |la |i |le )(?:mi[oae]|miei|nostr[oaie]))',
);
/** Where things are sold and shown: "Auto soll zu mobile.de", "the sofa goes on eBay". */
const SITE =
  '(?:ebay(?: kleinanzeigen)?|kleinanzeigen|mobile de|autoscout(?:24)?|immoscout(?:24)?|vinted|etsy|depop|poshmark|craigslist|facebook|insta|instagram|marketplace|facebook marketplace|amazon|airbnb|booking|wallapop|milanuncios|idealista|leboncoin|le bon coin|olx|mercado livre|mercado libre|enjoei|subito(?: it)?|immobiliare(?: it)?|shopify|zillow|rightmove|tinder|linkedin)';
const GOES_TO = new RegExp(
  `^${AND}(?:\\p{L}+ ){1,3}?(?:(?:soll|kommt|geht|muss|wird)(?: (?:jetzt|dann|noch|bald|auch))? (?:zu|auf|in|ins|bei)|(?:goes|is going|has to go|must go|will go)(?: up)? (?:on|to|onto)|(?:va|irá|va a ir) (?:a|en|para)|(?:va|ira|part) (?:sur|à)|(?:vai|vai ser|irá) (?:pro|pra|para o|para a|para|no|na)|(?:va|andrà|finisce) (?:su|in|a)) (?:\\p{L}+ )?${SITE}$`,
  'iu',
);

const SIZES: readonly string[] = ['pixels', 'dimensions', 'ratio', 'print', 'bytes', 'color'];
/** A size, a shape, a color or a format, which says how the result should be. */
const isDefinite = (word: Word): boolean =>
  word.quote !== null ||
  SIZES.includes(word.measure?.kind ?? '') ||
  [...word.concepts].some((concept) =>
    /^(?:ratio|side|format|color|style|gradient|op:passport-photo|square|circle|headshot|upscale)/.test(
      concept,
    ),
  );
/** Paper and cloth for prints, which are also the names of looks. */
const MEDIA = /^(?:canvas|leinwand|lienzo|toile|tela|poster|p[óo]sters?|plakat|affiche)$/iu;

/** True for a sentence about what becomes of the picture, if it says no size and no format. */
export const tellsPurpose = (text: string): boolean => {
  const words = plain(text);
  if (GOES_TO.test(words))
    return !wordsOf(text).words.some((word) => isDefinite(word) && word.quote === null);
  const found = FOR.exec(words) ?? PLAN.exec(words) ?? FOR_SOMEBODY.exec(words);
  return (
    found !== null &&
    !wordsOf(text).words.some((word) => isDefinite(word) && !MEDIA.test(word.text)) &&
    namesNothingWished(words.slice(found[0].length), MEDIA)
  );
};

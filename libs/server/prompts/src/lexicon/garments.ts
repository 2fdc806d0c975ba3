import type { Language } from './languages.ts';

/** The words of one language with which people ask to take clothes off somebody, as patterns without accents. */
export interface Undressing {
  /** Clothes under which nobody wears anything, */
  readonly intimate: string;
  /** and other clothes, which have other meanings or belong to nobody unless the words name a person. */
  readonly outer: string;
  readonly without: string;
  /** Verbs that take something off. */
  readonly take: string;
  /** What may stand between the verb and the clothes, */
  readonly articles: string;
  /** and what names a person there. */
  readonly somebody: string;
  /** Words after the clothes that name a person. */
  readonly ofSomebody: string;
  /** Verbs that show or dress somebody in a certain way, and the word for "in". */
  readonly put: string;
  readonly inside: string;
  readonly make: string;
}

/** How people ask for nakedness, by language. */
export const UNDRESSING: Readonly<Record<Language, Undressing>> = {
  english: {
    intimate:
      'bikinis?|bikini (?:top|bottoms?)|bras?|swim ?suits?|bathing suits?|swim ?wear|swim trunks|panties|knickers|underwear|underpants|undies|thongs?|lingerie|boxers|briefs',
    outer:
      'tops?|(?:t ?)?shirts?|blouses?|dress(?:es)?|skirts?|clothes|clothing|outfit|trousers|pants|jeans|shorts|leggings|sweater|jumper|robe|towel|uniform',
    without:
      'without|with no|minus|w o|no(?! (?:clothes|clothing|towel|pants|jeans|shirts) (?:on the|in the))',
    take: 'remove|take off|takes? off|taking off|strip(?: off)?|lose|get rid of|delete|erase|drop|pull off|rip off|peel off|cut off|take|get',
    articles: 'the|a|an|any|her|his|their|my|this|that|all',
    somebody: 'her|his|their|my|all her|all his|all their|(?:the )?(?:girl|woman|lady|man|guy|model|boy) s',
    ofSomebody: '(?:on|off|from|of) (?:her|him|them|me|the (?:girl|woman|lady|man|guy|model))|off(?=$)',
    put: 'put|dress|show|imagine|picture|place|make|give|leave',
    inside: 'in|into|wearing|only',
    make: 'make|turn|render|get|have|want|need',
  },
  spanish: {
    intimate:
      'bikinis?|biquinis?|sujetador(?:es)?|sosten(?:es)?|brasier(?:es)?|brassier|corpino|banador(?:es)?|trajes? de bano|malla|bragas?|tanga|calzones?|calzoncillos|bombacha|ropa interior|lenceria|trusa',
    outer:
      'top|blusa|camisa|camiseta|playera|remera|polera|vestido|falda|pollera|ropa|pantalon(?:es)?|jeans|shorts|sueter|toalla|uniforme',
    without: 'sin|sin nada de',
    take: 'quit\\p{L}*|sac\\p{L}*|borr\\p{L}*|elimin\\p{L}*|remueve\\p{L}*|remover|retir\\p{L}*|baj\\p{L}*',
    articles: 'el|la|los|las|un|una|su|sus|mi|tu|toda la|todo el',
    somebody: 'su|sus|mi|toda la|toda su',
    ofSomebody:
      'de ella|a ella|de el(?=$)|a el(?=$)|(?:a|de) (?:la|esta|esa) (?:chica|mujer|muchacha|modelo)|de encima',
    put: 'pon\\p{L}*|dej\\p{L}*|vist\\p{L}*|muestr\\p{L}*|viste\\p{L}*|salga|salir|verl\\p{L}*',
    inside: 'en|solo en|con solo|en puro',
    make: 'haz\\p{L}*|hac\\p{L}*|pon\\p{L}*|dej\\p{L}*|vuelve|volver|que (?:sea|se vea|quede)',
  },
  german: {
    intimate:
      'bikinis?|bikini(?:oberteil|hose|hoschen)|bhs?|bustenhalter|badeanzug|badeanzuge|badehose|unterwasche|unterhose|slip|hoschen|tanga|dessous|boxershorts',
    outer:
      'oberteil|top|shirt|t ?shirt|bluse|hemd|kleid|rock|hose|jeans|kleidung|kleider|klamotten|anziehsachen|pulli|pullover|handtuch|uniform',
    without: 'ohne',
    take: 'entfern\\p{L}*|losch\\p{L}*|zieh\\p{L}*|nimm|nehm\\p{L}*|tu|mach\\p{L}* weg|reiss\\p{L}*|streif\\p{L}*',
    articles: 'den|das|die|dem|der|ein|einen|ihr|ihre|ihren|ihrem|sein|seine|seinen|mein|meine|meinen',
    somebody:
      '(?:ihr|ihm|ihnen) (?:den|das|die)|ihr|ihre|ihren|sein|seine|seinen|mein|meine|meinen|der frau (?:den|das|die)|dem mann (?:den|das|die)',
    ofSomebody: 'von (?:ihr|ihm|der frau|dem mann)|aus(?=$)|ausziehen',
    put: 'zeig\\p{L}*|steck\\p{L}*|zieh\\p{L}*|pack\\p{L}*|mach\\p{L}*|lass\\p{L}*',
    inside: 'in|im|nur in|nur im',
    make: 'mach\\p{L}*|lass\\p{L}*|soll|sollen',
  },
  french: {
    intimate:
      'bikinis?|soutien gorges?|soutifs?|maillots?(?: de bain)?|culottes?|petite culotte|string|tanga|slip|calecon|lingerie|sous vetements?|dessous|nuisette',
    outer:
      'top|haut|chemise|chemisier|tee? ?shirt|robe|jupe|pantalon|jean|vetements?|habits|fringues|pull|serviette|uniforme',
    without: 'sans|sans rien sous',
    take: 'enlev\\p{L}*|retir\\p{L}*|ote|oter|supprim\\p{L}*|vire|virer|efface\\p{L}*|fais (?:disparaitre|tomber)|gomme\\p{L}*',
    articles:
      'le|la|les|l|un|une|son|sa|ses|mon|ma|mes|leur|leurs|lui son|lui sa|lui ses|lui le|lui la|lui les',
    somebody: 'son|sa|ses|mon|ma|mes|leurs?|lui (?:son|sa|ses|le|la|les)',
    ofSomebody: 'd elle|de (?:la|cette) (?:fille|femme)|a elle',
    put: 'met\\p{L}*|habill\\p{L}*|montr\\p{L}*|laiss\\p{L}*|fais',
    inside: 'en|juste en|dans',
    make: 'ren\\p{L}*|met\\p{L}*|fais|fait|faire|que (?:ce|sa|son) soit',
  },
  portuguese: {
    intimate:
      'biquinis?|bikinis?|sutia|sutias|soutien|maio|maios|fato de banho|calcinha|calcinhas|cueca|cuecas|sunga|tanga|fio dental|lingerie|roupa intima|roupa de baixo|roupa de banho',
    outer:
      'top|blusa|camisa|camiseta|vestido|saia|roupas?|calcas?|shorts?|jeans|sueter|toalha|uniforme|regata',
    without: 'sem|sem nada de',
    take: 'tir\\p{L}*|remov\\p{L}*|apag\\p{L}*|arranc\\p{L}*|retir\\p{L}*|elimin\\p{L}*|baix\\p{L}*|some com',
    articles: 'o|a|os|as|um|uma|seu|sua|meu|minha|toda a|dela a|dela o|esse|essa',
    somebody: 'seu|sua|meu|minha|toda a sua|toda a',
    ofSomebody: 'dela|dele|delas|deles|da (?:moca|mulher|menina|garota|modelo)|do (?:moco|homem|rapaz)|nela',
    put: 'deix\\p{L}*|bot\\p{L}*|coloc\\p{L}*|poe|por|vest\\p{L}*|mostr\\p{L}*',
    inside: 'de|so de|em|so em|com so',
    make: 'deix\\p{L}*|fac\\p{L}*|faz\\p{L}*|torn\\p{L}*|fique|ficar|bot\\p{L}*',
  },
  italian: {
    intimate:
      'bikini|reggisen[oi]|reggipetto|costum[ei](?: da bagno)?|mutande|mutandine|slip|perizoma|tanga|boxer|intimo|biancheria(?: intima)?|lingerie|sottoveste',
    outer:
      'top|magliett[ae]|maglia|camicett[ae]|camici[ae]|vestit[oi]|abito|gonna|pantaloni|jeans|felpa|canotta|asciugamano|divisa',
    without: 'senza|senza niente sotto',
    take: 'togli\\p{L}*|leva\\p{L}*|lev[ai]|rimuov\\p{L}*|elimin\\p{L}*|cancell\\p{L}*|sfila\\p{L}*|toglie\\p{L}*',
    articles: 'il|lo|la|i|gli|le|l|un|una|suo|sua|il suo|la sua|i suoi|le sue|il mio|la mia|quel|quella',
    somebody: '(?:il|la|i|le) (?:suo|sua|suoi|sue|mio|mia|miei|mie)',
    ofSomebody: 'di dosso|a lei|alla (?:ragazza|donna|modella)|della (?:ragazza|donna|modella)|di lei',
    put: 'mett\\p{L}*|fa\\p{L}*|mostr\\p{L}*|vest\\p{L}*|lasci\\p{L}*',
    inside: 'in|solo in|con solo',
    make: 'rend\\p{L}*|fa\\p{L}*|mett\\p{L}*|fai',
  },
};

/** Words for clothes through which a body is seen. */
export const SEE_THROUGH =
  'see thro?u(?:gh)?|see thru|transparent\\p{L}*|trasparent\\p{L}*|translucent|translucid\\p{L}|sheer|durchsichtig\\p{L}*|durchscheinend\\p{L}*|x ?ray|rayos x|raio x|raios x|rontgen\\p{L}*';

/** Ways to ask for nakedness without naming clothes that go. */
export const NAKED = [
  'nudes?|nudity|nudif\\p{L}*|naked|topless|deep ?nude|undress\\p{L}*|unclothed?|bare (?:chested|breasted|naked)|butt naked|birthday suit|wearing nothing|(?:her|him|them) (?:with|in) nothing|(?:her|him|them) without anything on|(?:her|his|their) (?:boobs|breasts|tits|nipples|privates|genitals)(?! (?:bigger|larger|smaller|fuller|firmer))|x ?ray (?:her|him|them)',
  '(?:under|underneath|beneath) (?:her|his|their|the) (?:clothes|clothing|dress|shirt|top|bikini|bra|skirt)',
  'desnud\\p{L}*|encuerad\\p{L}*|en cueros|en pelotas|en bolas|(?:debajo|abajo) de (?:la|su) (?:ropa|blusa|falda)|sin nada (?:puesto|encima)|en tetas',
  'nackt\\p{L}*|entblo(?:ss|s)t|entkleide\\p{L}*|oben ohne(?=$| (?:bitte|machen|zeigen|sein|aus))|unter (?:ihrer|ihrem|der|seiner) (?:kleidung|kleid|bluse|rock)|splitternackt|mit nichts an(?=$)',
  'deshabill\\p{L}*|denud\\p{L}*|toute nue|a poil|seins nus|sous (?:ses|les) vetements|sous sa (?:robe|jupe)|en tenue d eve|(?:mets?|fais|rends?) (?:la|le|les|moi) nue?s?|nue(?=$)',
  'pelad[oa]s?(?=$)|(?:ela|ele|eu|menina|mulher|moca) pelad[oa]|nua(?=$)|nus?(?=$)|ela nua|mulher nua|desp[ei]\\p{L}* (?:ela|ele|a|o)|despid[oa]s?|debaixo da roupa|por baixo da roupa|sem nada (?:por baixo|em cima|no corpo)|so de pele',
  'nud[aeio](?=$| (?:per|per favore|subito|completamente))|(?:lei|ragazza|donna|mettila|falla|rendila) nuda|spogli[ae]l[aeo]|spogliala|spogliami|svest\\p{L}*|sotto (?:i|ai) vestiti|sotto il vestito|a seno nudo|denud\\p{L}*',
] as const;

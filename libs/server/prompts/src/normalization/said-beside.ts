import { inPlainerWords, type Rewording } from '../rewordings/rewording.ts';
import { DENIED_BEFORE } from './denied-before.ts';
import { PURPOSES_BESIDE } from './purposes-beside.ts';
import { STORIES_BESIDE } from './stories-beside.ts';
import { TAKEN_AND_MADE } from '../rewordings/removals/taken-and-made.ts';

/*
 * What is said beside a wish and changes nothing of it: where the picture will be shown, its age, how many wishes follow, that
 * no more is wanted, and that something is taken of which the wish follows.
 */

/** Words that ask for another shape or size. */
const SHAPING =
  'crop|square|size|resi[sz]e|ratio|format|fit|shape|portrait|landscape|post|stor(?:y|ies)|reel|\\d+ ?[x×:]|zuschn|zugeschn|quadrat|größe|hochkant|verkleiner|recort|cuadrad|tamaño|medida|adapt|histori|recadr|carré|taille|corta|quadrad|tamanho|ritagl|taglia|dimension|passend';
const WITHOUT_SHAPING = new RegExp(`^(?![^]*(?<!\\p{L})(?:${SHAPING}))`, 'iu');
/** "For Instagram" is no wish for a square, if nothing is said of a shape. */
const FOR_INSTAGRAM: Rewording = [
  /(?<=\p{L} )(?:(?:because|bc|since|as|cause|cuz) (?:it['’]?s|it is) )?(?:for|für|para|pour|pro|pra|per) (?:(?:my|mein|mi|mon|meu|il mio) )?(?:instagram|insta|facebook)(?=\s*(?:[,.;!?]|$))/giu,
  '',
  WITHOUT_SHAPING,
];

/** "Without changing anything else": nothing else is changed anyway. */
const NOTHING_ELSE: Rewording = [
  /(?<=\p{L}),? (?:(?:and |but )?(?:without changing|don['’]?t change|do not change) anything else|(?:und |aber )?ohne (?:sonst )?(?:irgend)?(?:etwas|was) (?:anderes )?zu (?:ver)?ändern|(?:y |pero )?sin (?:cambiar|tocar) nada más|(?:et |mais )?sans rien changer d['’]autre|(?:e |mas )?sem (?:mudar|mexer em) (?:mais nada|nada mais)|(?:e |ma )?senza (?:cambiare|toccare) (?:altro|nient['’]altro)|(?<=,)(?:y )?nada más|(?<=,)(?:e )?(?:nada mais|mais nada))(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "Whiten the teeth, and that's all, no filter": that no more is wanted, before what is not. */
const THAT_IS_ALL: Rewording = [
  /(?<=\p{L})(?:, (?:(?:and|und|y|et|e) )?| (?:and|und|y|et|e) )(?:that['’]?s (?:all|it)|(?:das (?:war['’]?s|ist alles)|mehr nicht)|eso es todo|nada más|c['’]est tout|rien de plus|(?:é|isso é) (?:tudo|só isso)|(?:questo )?è tutto|nient['’]altro)(?=\s*[,;] *(?:no|not|without|kein|keine|keinen|ohne|sin|sans|pas|sem|não|senza|niente|nada|non)(?!\p{L}))/giu,
  '',
];

/** "The photo is from yesterday." */
const FROM_YESTERDAY: Rewording = [
  /^(?:(?:this|the) (?:photo|picture|pic) is from (?:yesterday|today|last \p{L}+)|das (?:foto|bild) ist von (?:gestern|heute|letzte[rmn]? \p{L}+)|la foto es de (?:ayer|hoy|la semana pasada)|(?:la|lo) (?:saqué|tomé|hice) (?:ayer|hoy|esta mañana|anoche|la semana pasada|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))|la photo (?:date d['’]hier|est d['’]hier|est d['’]aujourd['’]hui)|a foto é de (?:ontem|hoje)|la foto è di (?:ieri|oggi))[.,;!] */iu,
  '',
];

/** "This photo: brighten it". */
const NAMED_BEFORE: Rewording = [
  /^(?:(?:this|my|the) (?:photo|picture|pic|image)|(?:dieses|mein) (?:foto|bild)|esta (?:foto|imagen)|cette (?:photo|image)|ess?ta (?:foto|imagem)|questa (?:foto|immagine)) ?[:–-] */iu,
  '',
];

/** "Lightroom style edit: exposure +0.5". */
const PROGRAM_BEFORE: Rewording = [
  /^(?:(?:do|apply|make) )?(?:an? )?(?:lightroom|photoshop|camera raw|capture one|darktable|lr|ps)(?:[- ](?:style|like))?(?: (?:edits?|adjustments?|settings|values|look|tweaks?))? ?[:–-] */iu,
  '',
];

/** "Two edits: brighter, and …". */
const COUNTED_BEFORE: Rewording = [
  /^(?:(?:i['’]d (?:like|love|want)|i would like|(?:i|we) (?:want|need)|we['’]d like|please do|can you do|could you do|ich (?:hätte|hab|habe|brauche|möchte)|wir (?:brauchen|möchten|hätten)|me gustarían|quiero|necesito|quisiera|je (?:voudrais|veux)|j['’]aimerais|il me faut|(?:eu )?(?:quero|queria|preciso|gostaria) ?(?:de)?|vorrei|voglio|mi servono|mi servirebbero)(?: (?:to have|gerne?))? )?(?:just |only |nur |solo |sólo |só |juste )?(?:two|2|three|3|four|4|a (?:couple|few)(?: of)?|some|zwei|drei|vier|ein paar|mehrere|dos|tres|unas?|varias|varios|deux|trois|quelques|duas|dois|três|umas|algumas|alguns|due|tre|alcune) (?:small |quick |little |minor |kleine |pequeñ[oa]s |petites |petits |pequen[oa]s |piccole )?(?:edits?|changes?|tweaks?|fixes|adjustments|things?|requests?|sachen|dinge|änderungen|wünsche|bitten|cosas|cosillas|cambios|retoques|ajustes|choses|changements|modifications|modifs|retouches|coisas|coisinhas|mudanças|alterações|cose|modifiche|ritocchi|richieste)(?: please| bitte| por favor)? ?[:–-] */iu,
  '',
];

/** "My daughter wants it as a poster for her room: …": what it is for, before the wishes. */
const WANTED_FOR: Rewording = [
  /^(?:for (?:the|my|our|her|his) (?:menu|web ?site|flyer|brochure|catalog(?:ue)?|newsletter|calendar|hallway|living room|bedroom|kitchen|yearbook|album) ?: *(?=\p{L})|für (?:die|den|das) (?:speisekarte|website|webseite|flyer|katalog|kalender|flur|wohnzimmer|küche|album) ?: *(?=\p{L})|para (?:el|la) (?:menú|web|folleto|catálogo|calendario|salón|cocina|álbum) ?: *(?=\p{L})|pour (?:le |la |l['’])(?:menu|site|dépliant|catalogue|calendrier|salon|cuisine|album) ?: *(?=\p{L})|para [oa] (?:cardápio|menu|site|folheto|catálogo|calendário|sala|cozinha|álbum) ?: *(?=\p{L})|per (?:il |la |l['’])(?:menu|menù|sito|volantino|catalogo|calendario|salotto|cucina|album) ?: *(?=\p{L})|(?:(?:(?:i|we|they|he|she|(?:my|our) [\p{L}-]+) (?:(?:really |just )?(?:want|need)s?|(?:would|['’]d) like)|(?:it|this)(?:['’]s| is)) (?:(?:it|this|this one|them|the (?:photo|picture)) )?(?:as an? (?:poster|gift|present|flyer|canvas)|for (?!\p{L}* ?(?:instagram|insta|linkedin|passport|visa|youtube|tiktok))(?:the |an? |my |our |his |her )?(?:new )?(?:poster|flyer|website|web ?site|hallway|living room|bedroom|kitchen|wall|menu|room|office|shop|store|catalog(?:ue)?|brochure|newsletter|yearbook|calendar|album))(?: (?:for|in|of) (?:the |an? |my |our |his |her )?\p{L}+)?|(?:ich|wir|er|sie|meine? \p{L}+|unsere? \p{L}+) (?:will|wollen|möchte|möchten|brauch(?:e|en|t)) (?:es|das|das (?:bild|foto)) (?:als (?:poster|plakat|geschenk|flyer|leinwand)|für (?:den|die|das|ihr|sein|mein|unser)(?:e|en)? (?:poster|flyer|website|webseite|flur|wohnzimmer|schlafzimmer|küche|wand|speisekarte|zimmer|büro|laden|shop|katalog|kalender|album))(?: für (?:ihr|sein|mein|unser|das|den|die)(?:e|en)? \p{L}+)?|(?:(?:mi|nuestr[oa]) \p{L}+ )?l[oa] (?:quier|necesit)(?:e|o|a|emos|amos) (?:como (?:póster|regalo|cartel)|para (?:el|la|su|mi|un|una) (?:póster|folleto|web|pasillo|salón|pared|menú|cuarto|habitación|oficina|tienda|catálogo))(?: para (?:su|mi|el|la) \p{L}+)?|(?:(?:ma|mon|notre) \p{L}+ )?(?:je )?(?:la |le )?(?:veux|veut|voudrais|voudrait) (?:la |le )?(?:comme (?:poster|affiche|cadeau)|en (?:poster|affiche)|pour (?:le|la|sa|son|ma|mon|un|une) (?:affiche|dépliant|site|couloir|salon|mur|menu|chambre|bureau|boutique|catalogue))(?: pour (?:sa|son|ma|mon|le|la) \p{L}+)?|(?:(?:minha|meu) \p{L}+ )?(?:quero|quer|preciso)(?: (?:ela|isso|a foto))? (?:como (?:pôster|poster|presente|cartaz)|(?:para|pra|pro) (?:[oa] |seu |sua |meu |minha )?(?:pôster|folheto|site|corredor|sala|parede|cardápio|quarto|escritório|loja|catálogo))(?: (?:para|pra|pro) (?:[oa] |seu |sua )?\p{L}+)?|(?:(?:la )?(?:mia|mio) \p{L}+ )?(?:la |lo )?(?:voglio|vuole|vorrei) (?:come (?:poster|regalo|manifesto)|per (?:il |la |sua |suo |un |una |camera )?(?:poster|volantino|sito|corridoio|salotto|parete|menu|menù|camera|ufficio|negozio|catalogo))(?: per (?:la |il )?(?:sua |suo )?\p{L}+)?) ?: *)/iu,
  '',
];

/** "Because it looks better that way": why it is wished, and no wish for a better picture. */
const LOOKS_BETTER: Rewording = [
  /(?<=\p{L}),? (?:because|since|as|weil|da|porque|parce qu['’]?e?|car|perché) ?(?:(?:it|that|this|es|das|so|dann|ça|cela|c['’]|así|assim|così|sí) ?)*(?:(?:just |would |will )?(?:looks?|is|be) (?:so |much |way )*(?:better|nicer|prettier)(?: (?:this|that) way| like (?:this|that))?|(?:dann |so )?(?:viel )?(?:besser|schöner) (?:aussieht|wirkt|ist)|(?:queda|se ve|es) (?:mucho )?(?:mejor|más bonit[oa])(?: así)?|(?:est|fait|rend) (?:bien |beaucoup )?(?:mieux|plus (?:beau|belle|joli))(?: comme ça)?|(?:fica|é) (?:bem |muito )?(?:melhor|mais bonit[oa])(?: assim)?|(?:è|sta|viene) (?:molto )?(?:più bell[oa]|meglio)(?: così)?)(?=\s*(?:[.;!?]|$))/iu,
  '',
];

/** "Otherwise leave it as it is". */
const OTHERWISE_SAME: Rewording = [
  /(?<=[\p{L}\d%"”)?]),? (?:and |but |und |aber )?(?:otherwise (?:please )?(?:leave|keep) (?:it|everything|all) (?:as (?:it )?is|the same|unchanged|alone)|(?:ansonsten|sonst) (?:bitte )?(?:alles|es|nichts) (?:so (?:lassen|bleiben)|(?:ver)?ändern))(?=\s*(?:[.;!?]|$))/iu,
  '',
];

/** "Leave everything as it is, just a bit sharper": what is not named stays anyway. */
const ALL_ELSE_SAME: Rewording = [
  /^\s*(?:(?:please|bitte|por favor) )?(?:(?:leave|keep) (?:everything|it all|all of it) (?:(?:exactly )?as (?:it )?is|the same|alone)|(?:lass|lasse?n sie|lasst) (?:bitte )?alles (?:so,? )?(?:wie es ist|so)|deja todo (?:tal )?(?:como está|igual|así)|laisse(?:z)? tout (?:comme (?:c['’]est|ça)|tel quel)|deix[ae] tudo (?:como está|igual|assim)|lascia(?:te)? tutto (?:com['’]è|così))[,;.]? (?:and |but |aber |pero |mais |mas |ma )?(?:just|only|nur|bloß|solo|sólo|solamente|juste|seulement|só|apenas|soltanto) (?=\p{L})/iu,
  '',
];

/** "Upside down, the scanner flipped it": what did it. */
const DEVICE_DID_IT: Rewording = [
  /(?<=(?<!\p{L})(?:upside down|sideways|rotat\p{L}*|turn\p{L}*|flip\p{L}*|mirror\p{L}*|dreh\p{L}*|kopf|verkehrt|seitlich|revés|gira\p{L}*|volte\p{L}*|l['’]envers|tourn\p{L}*|retourn\p{L}*|cabeça para baixo|vira\p{L}*|capovol\p{L}*|ruota\p{L}*)(?: [\p{L}]+)?),? (?:because |since |as |weil |porque |car |perché )?(?:(?:the|my) (?:scanner|camera|phone|app|upload|computer) (?:flipped|rotated|turned|saved|uploaded) (?:it|this|that|them)(?: (?:like that|that way|wrong|sideways|upside down))?|(?:der|die|das|mein|meine) (?:scanner|kamera|handy|app) hat (?:es|das|sie) (?:so )?(?:gedreht|gespiegelt|gekippt)|(?:el|la|mi) (?:escáner|cámara|móvil|celular|app) l[oa] (?:giró|volteó|dio la vuelta)|(?:le|la|mon|l['’]) ?(?:scanner|appareil|téléphone|appli) l['’]a (?:retournée?|tournée?|inversée?)|(?:o|a|meu) (?:scanner|câmera|celular|app) (?:virou|girou|inverteu)(?: ela)?|(?:lo |la |il |il mio )?(?:scanner|fotocamera|telefono|app) l['’]ha (?:girat[oa]|ruotat[oa]|capovolt[oa]))(?=\s*(?:[.;!?]|$))/iu,
  '',
];

/** "Moins de contraste que tout à l'heure": less than there is now. */
const THAN_EARLIER: Rewording = [
  /(?<=\p{L}),? que (?:tout à l['’]heure|la dernière fois)(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

const SAID_BESIDE: readonly Rewording[] = [
  ...STORIES_BESIDE,
  ...PURPOSES_BESIDE,
  ...DENIED_BEFORE,
  THAT_IS_ALL,
  DEVICE_DID_IT,
  THAN_EARLIER,
  FROM_YESTERDAY,
  NAMED_BEFORE,
  COUNTED_BEFORE,
  WANTED_FOR,
  PROGRAM_BEFORE,
  LOOKS_BETTER,
  OTHERWISE_SAME,
  ALL_ELSE_SAME,
  FOR_INSTAGRAM,
  NOTHING_ELSE,
  ...TAKEN_AND_MADE,
];

/** The prompt without what changes nothing of its wishes. */
export const withoutSaidBeside = inPlainerWords(SAID_BESIDE);

import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A part of the picture that shall be seen from nearer: "ease in on the couple", "can you enlarge the face?", "the dog up
 * close". The picture is cropped to it, because no part of a picture grows by itself. Two people who shall stand closer
 * together are no crop: "avvicina i due ragazzi".
 */

const END = '(?=\\s*(?:[,.;!?]|$)| (?:please|pls|bitte|por favor|porfa|svp|per favore)(?!\\p{L}))';
const START = '(?<=^|[.!?;,\\n] ?|(?<!\\p{L})(?:and|und|y|et|e|so) )';

const EN_WHO =
  '(?<who>(?:the |my |our |his |her |this )?(?:[\\p{L}-]+ )?(?:couple|bride|groom|dog|cat|speaker|singer|player|baby|kids?|child|children|girl|boy|man|woman|two of (?:us|them)|subject|person|bird|horse|face|family|dancers?|newlyweds)|us(?: two)?|me|him|her|them)';

/** "He is too small in the picture": it is no larger picture that is missed. */
const SMALL_IN_PICTURE: readonly Rewording[] = [
  [
    clause(
      `(?:i|he|she|we|they|${EN_WHO}) (?:am|is|are|looks?|seems?) (?:way |far |much )?too (?:small|tiny|far away) in the (?:frame|picture|image|photo|shot)`,
    ),
    'zoom in on the subject',
  ],
  [
    clause(
      '(?:er|sie|ich|wir|(?:der|die|das|mein\\p{L}*) (?:hund|katze|baby|kind|braut|mann|frau|junge|mädchen|vogel|pferd|paar)) (?:ist|sind|bin|wirkt) (?:viel )?zu (?:klein|weit weg) (?:im bild|auf dem (?:bild|foto))',
    ),
    'auf das Motiv zuschneiden',
  ],
  [
    clause(
      '(?:(?:él|ella|el perro|el gato|el bebé|la niña|el niño|la novia|el novio|mi \\p{L}+) )?(?:sale|salgo|salen|salimos) (?:muy|demasiado) (?:pequeñ|lejos|chic)\\p{L}* en la (?:foto|imagen)',
    ),
    'recorta alrededor del sujeto',
  ],
  [
    clause(
      "(?:il|elle|on|je|(?:le|la|mon|ma) (?:chien|chat|chienne|bébé|mariée|marié|fille|garçon|femme|homme|cheval|oiseau)) (?:est|suis) (?:bien |beaucoup )?trop (?:petit|loin)\\p{L}* (?:sur|dans) (?:la photo|l['’]image)",
    ),
    'recadre sur le sujet',
  ],
  [
    clause(
      '(?:ele|ela|eu|(?:o|a|meu|minha) (?:cachorro|gato|bebê|noiva|noivo|menina|menino|mulher|homem|pássaro|cavalo)) (?:está|tá|ficou|fiquei|aparece|saiu) (?:muito |bem )?(?:pequen\\p{L}*|longe)(?: demais)? na (?:foto|imagem)',
    ),
    'corta em volta do sujeito',
  ],
  [
    clause(
      "(?:lui|lei|(?:il|lo|la|mio|mia) ?(?:cane|gatto|bambino|bambina|sposa|sposo|ragazza|ragazzo|uomo|donna|uccello|cavallo)) (?:è|sembra) troppo (?:piccol|lontan)\\p{L}* (?:nella foto|nell['’]immagine)",
    ),
    'ritaglia sul soggetto',
  ],
];

const CAMERA: readonly Rewording[] = [
  [
    new RegExp(
      `${START}(?:please |can you |could you )?(?:ease|push|punch|move|get|go|come|step|draw|close) (?:a bit |a little |right |much )?(?:in|closer|nearer|tighter|tight|in closer|in tighter|in close) (?:on|to|towards?|onto) ${EN_WHO}(?: (?:kissing|dancing|laughing|smiling|singing|speaking|playing|in the (?:middle|center|back)))?${END}`,
      'giu',
    ),
    'zoom in on $<who>',
    /(?:eas|push|punch|mov|get|go|com|step|draw|clos)e? /iu,
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:please )?(?:go|get|come|move) (?:a bit |a little |much |in )?(?:closer|nearer)(?=\s*(?:[.;!?]|$| please))/giu,
    'zoom in on the subject',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:bem |um pouco |muito )?mais perto(?: (?:de )?(?:nós|gente|a gente|mim)(?: dois| duas)?)?(?=\s*(?:[.;!?]|$| por favor))/giu,
    'corta em volta do sujeito',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:un peu |beaucoup |bien )?plus près(?=\s*(?:[.;!?]|$| svp| s'il))/giu,
    'recadre sur le sujet',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:eine? )?nahaufnahme (?:vom|von der|von dem|des|der|meines|von meinem|von meiner) (?<who>hund(?:es)?|katze|baby|kind(?:es)?|braut|paar(?:es)?|vogels?)(?=\s*(?:[.;!?]|$| bitte))/giu,
    'auf das Motiv zuschneiden',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:um )?close (?:no|do|em) (?:meu |seu )?rosto(?=\s*(?:[,.;!?]|$))/giu,
    'recorta no rosto',
  ],
];

/** Somebody who is too small in the picture, and a wish to come closer: the size is what the crop changes. */
const TOO_SMALL: readonly Rewording[] = (
  [
    [
      "(?:(?:i['’]?m|i am|we['’]?re|we are|(?:s?he|the (?:dog|cat|baby)) is|they['’]?re) (?:way |much |far )?too (?:small|tiny|far away))(?: (?:in it|in this|in the (?:photo|picture)|here))?",
      '(?:please )?(?:(?:go|get|come|zoom|move) (?:in )?(?:closer|nearer|in))',
      'zoom in on the subject',
    ],
    [
      '(?:(?:ich )?bin|(?:wir )?sind|er ist|sie ist|der hund ist|die katze ist)(?: (?:auf dem (?:bild|foto)|da|hier|drauf))?(?: (?:viel|etwas|einfach))? zu (?:klein|weit weg)(?: drauf)?',
      '(?:bitte )?(?:(?:geh|mach|komm|hol)\\p{L}* )?(?:(?:mich|uns|es|ihn|sie|bitte) )*(?:näher|nah) (?:ran|heran|dran|rangehen|ranholen|ranzoomen)(?: bitte)?',
      'auf das Motiv zuschneiden',
    ],
    [
      '(?:(?:(?:mi|el|la) (?:perr[oa]|gat[oa]|bebé|hij[oa]|niñ[oa]) )?(?:sale|se ve)|salgo|salimos|estoy|se me ve|se nos ve) (?:(?:(?:muy|demasiado|tan) )?(?:pequeñ|chic|chiquit|pequeñit)[oa]s?)',
      '(?:ac[eé]rc(?:a|ame|anos|alo|ala|ate)|haz zoom|acerca más)(?: un poco)?',
      'recorta alrededor del sujeto',
    ],
    [
      '(?:je suis|on est|nous sommes|elle est|il est|(?:mon|ma|le|la) (?:chat|chatte|chien|chienne|bébé|fils|fille) est) (?:(?:beaucoup )?trop|tout|toute|très) (?:petite?s?|loin)(?: au (?:milieu|fond))?',
      '(?:rapproche(?:-(?:moi|nous|toi|la|le))?|zoome)(?: un peu)?',
      'recadre sur le sujet',
    ],
    [
      '(?:estou|tô|estamos|saí|ficou|ele está|ela está) (?:muito )?(?:pequen[oa]s?|longe)(?: demais)?',
      '(?:aproxima|chega mais perto|dá zoom|aproxime)',
      'corta em volta do sujeito',
    ],
    [
      '(?:sono|siamo|lui è|lei è|è) troppo (?:piccol[oaie]|lontan[oaie])',
      '(?:avvicina(?:mi|ci|ti)?|zooma|ingrandisci)',
      'ritaglia sul soggetto',
    ],
  ] as const
).map(([small, closer, plainer]) => [
  new RegExp(`${START}${small}[,.;!]?(?: (?:so|also|y|et|e|and|und))? ${closer}${END}`, 'giu'),
  plainer,
]);

/** "Can you enlarge the face?": a face that shall fill more of the picture. */
const FACE: readonly Rewording[] = (
  [
    [
      "(?:(?:can|could) (?:you|we|i) )?(?:please )?(?:(?:enlarge|magnify|blow up) (?:the|my|his|her|their) (?:\\p{L}+ )?face|make (?:the|my|his|her|that) (?:(?:[\\p{L}'’]+ ){0,3})face (?:bigger|larger) in (?:the|this) (?:frame|picture|photo|image|shot))",
      'crop to the face',
    ],
    [
      '(?:(?:kann|könnte) man )?(?:bitte )?(?:vergrößere? (?:das|mein|ihr|sein) gesicht|(?:das |mein )?gesicht (?:vergrößern|größer im (?:bild|foto)|näher ran(?:holen)?))',
      'auf das Gesicht zuschneiden',
    ],
    [
      '(?:se )?(?:puede(?:s|n)? )?(?:agranda|agrandar|amplía|ampliar|amplia) (?:la|mi|su) (?:cara|rostro)',
      'recorta a la cara',
    ],
    [
      '(?:on peut |peux-tu |tu peux )?(?:agrandi[rst]|agrandissez) (?:le|mon|son) visage',
      'recadre sur le visage',
    ],
    [
      '(?:dá (?:pra|para) |pode )?(?:aumenta|aumentar|amplia|ampliar) (?:o|meu|seu) rosto',
      'recorta no rosto',
    ],
    [
      '(?:si può |si potrebbe |puoi )?(?:ingrandi(?:re|sci)) (?:il|mio|suo) (?:viso|volto)|(?:si può |puoi )?ingrandi(?:re|sci) la faccia',
      'ritaglia sul viso',
    ],
  ] as const
).map(([said, plainer]) => [new RegExp(`${START}(?:${said})${END}`, 'giu'), plainer]);

export const CLOSER_TO: readonly Rewording[] = [...TOO_SMALL, ...SMALL_IN_PICTURE, ...CAMERA, ...FACE];

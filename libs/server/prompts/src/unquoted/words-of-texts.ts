/** Words in six languages with which people ask for a text on a picture, as alternatives of a regular expression. */

/** Words that people always write in capitals, or to stress them. Other words in capitals may be a text. */
export const IN_CAPITALS_ANYWAY =
  /^(?:HDR|PNG|JPE?G|WEBP|PDF|HEIC|TIFF|GIF|SVG|RAW|UHD|FHD|RGB|DSLR|BMP|NOT|NICHT|DPI|USA|URGENT|PLEASE|ASAP|ONLY|ALL|DIN|PSD|LOGO|VHS|LED|DNI|NIE|NIF|IBAN|CPF|RG|IRS|VERY|MORE|LESS|BUT|AND|NYC)$/u;

const oneOf = (...lists: readonly string[]): string => lists.join(', ').replaceAll(', ', '|');

/** Nouns for a text. */
export const WORD = oneOf(
  'words?, text, txt, captions?, titles?, headlines?, headings?, header, subtitles?, phrase, quote, message, slogan, lettering',
  'palabras?, textos?, títulos?, titulos?, titular, frases?, leyenda, letrero, rótulo, rotulo, mensaje',
  'worte?, wörter, texte?, titel, überschrift, bildunterschrift, schriftzug, spruch, beschriftung, aufschrift, satz',
  'mots?, titre, légende, legende, inscription, mention, bandeau',
  'palavras?, legenda, letreiro, mensagem, dizeres',
  'parol[ae], testo, titolo, scritta, didascalia, dicitura',
);
/** Nouns for the letters of a text, or for what it is written on. */
const CARRIER = oneOf(
  'letters, label, banner, line, lines, note, stamp, postcard, poster, flyer, meme, card, sign, speech bubble, tag, font, type',
  'letras, cartel, tarjeta, fuente',
  'buchstaben, schrift, plakat, karte, schriftart',
  'lettres, affiche, carte, bannière, police',
  'letras, cartaz, cartão, faixa, fonte',
  'lettere, locandina, cartolina, biglietto, carattere, caratteri',
);
export const TEXT = oneOf(WORD, CARRIER);
/** Nouns for what a text names, such as a person, a price or a date. */
export const NAME = oneOf(
  'names?, initials, signature, autograph, brand, company, business, studio, shop, handle, username, account, insta(?:gram)?(?!\\s+(?:\\d|stor|reel|post|feed|profil|format)), price, date, time, place, location, address, website, web address, url, link, phone number, phone, telephone, number, dish, hashtag, copyright, credit, logo text, band, club, team',
  'nombres?, firma, marca, precio, fecha, hora, lugar, usuario, web, teléfono, telefono, negocio, empresa, estudio',
  'namen?, unterschrift, signatur, firma, firmenname, preis, datum, uhrzeit, ort, adresse, telefonnummer, künstlername, laden, verein',
  'noms?, prénoms?, marque, prix, date, heure, lieu, adresse, site, pseudo, téléphone, telephone',
  'nomes?, assinatura, preço, preco, data, usuário, perfil, loja, ateliê, telefone',
  'nom[ei], marchio, prezzo, ora, luogo, indirizzo, sito, profilo, negozio, telefono',
);
/** Nouns for a mark that protects a picture. */
export const MARK = oneOf('watermark, wasserzeichen, filigrane, filigrana, marca de agua, marca d.água');
/** Verbs that say what a text says. */
export const SAYS = oneOf(
  'says, saying, reads?, reading, that say, to say, to read',
  'que diga, que dice, que ponga, que digan, diciendo, pone, decir, poner',
  'sagt, lautet, steht, stehen',
  'qui dit, disant, qui disent, dise, dire',
  'que diz, dizendo, dizer',
  'che dica, che dice, con scritto, con su scritto, che reciti',
);
/** Verbs before "say": "it should say", "il faut que ça dise". */
export const SHALL = oneOf(
  'should, must, needs? to, has to, have it, make it, let it, shall, can, put, add',
  'debe, tiene que, quiero',
  'soll, sollte, muss',
  'doit, il faut que, ça doit',
  'tem que, tem de',
  'deve, devono, dovrebbe, vorrebbe',
);
/** Verbs that are followed by the text itself, with their usual misspellings. */
export const WRITE = oneOf(
  'write, type out, type, inscribe, engrave, print(?! (?:size|format|it|this)), wirte, wrtie, writ, rite',
  'escrib\\p{L}*, escrive',
  'schreib\\p{L}*, schrieb, schreb',
  'écri\\p{L}*, ecri\\p{L}*, inscri\\p{L}*',
  'escrev\\p{L}*',
  'scriv(?!ani[ae])\\p{L}*, scirvi, srivi',
);
/** Participles that follow the text: "with Thank You written on it". */
export const WRITTEN = oneOf('written, geschrieben, \\p{L}*schreiben, escrito, écrit, ecrit, scritto');
/** Other verbs with which people ask for a text. */
export const PUT = oneOf(
  "put, add, ad, place, insert, stick, slap, stamp, include, give, overlay, tile, repeat, set, want, need, like, have, sign, mark, label, caption, title, name, call, credit, get, lay, pop, superimpose, spell out, emblazon, scribble, tpye, needs, goes, 'd like",
  'pon\\p{L}*, pón\\p{L}*, añad\\p{L}*, agreg\\p{L}*, coloca\\p{L}*, firma\\p{L}*, titul\\p{L}*, marca\\p{L}*, quiero, rotula\\p{L}*, sobreimprim\\p{L}*, va',
  'setz\\p{L}*, füg\\p{L}*, fueg\\p{L}*, mach\\p{L}*, pack\\p{L}*, hau\\p{L}*, druck\\p{L}*, stempel\\p{L}*, signier\\p{L}*, beschrift\\p{L}*, kleb\\p{L}*, stempl\\p{L}*, möchte, will, hätte, muss, soll',
  'met[st]?\\p{L}*, ajout\\p{L}*, rajout\\p{L}*, plac\\p{L}*, sign\\p{L}*, appos\\p{L}*, affich\\p{L}*, tampon\\p{L}*, veux, voudrais, avec',
  'coloqu\\p{L}*, põe, poe, ponha, bota\\p{L}*, adicion\\p{L}*, adcion\\p{L}*, assin\\p{L}*, insir\\p{L}*, insere, carimb\\p{L}*, grava, legenda, mete, queria, quero, faz',
  'aggiung\\p{L}*, inserisc\\p{L}*, stamp\\p{L}*, sovrappon\\p{L}*, imprim\\p{L}*, serv\\p{L}*, vuole, vorrebbe, vorrei, voglio',
  'with, mit, con, com',
);
/** Verbs that take a caption as their second object: "label it Before". */
export const LABEL = oneOf('label, caption, title, call, name, sign, mark, stamp, credit, watermark');
export const THIS = oneOf('it, this, the photo, the picture, him, her, me');
export const ARTICLE = oneOf(
  'the, a, an, some, my, our, your, his, her, their, this, that',
  'el, la, los, las, un, una, mi, mis, su, nuestr\\p{L}+',
  'der, die, das, den, dem, ein, eine, einen, mein\\p{L}*, unser\\p{L}*, sein\\p{L}*, ihr\\p{L}*',
  'le, les, une, mon, ma, mes, son, sa, notre, nos',
  'o, os, as, um, uma, meu, minha, noss\\p{L}+',
  'il, lo, i, gli, mio, mia, nostr\\p{L}+',
);
/** Places between a verb and a text: "write on it Happy Birthday". */
export const SOMEWHERE = oneOf(
  'on it, on top, there, below, underneath, beneath, in it, onto it, at the top, at the bottom, on the picture, on the photo',
  'encima, arriba, abajo, (?:por )?debajo',
  '(?:oben|unten) (?:drauf|drüber|rein|hin|links|rechts|mittig), (?:links|rechts) (?:oben|unten), drauf, drüber, drunter, darunter, oben, unten, links, rechts, mittig, rein, in die mitte, in die (?:\\p{L}+ )*ecke',
  'dessus, (?:en |au-)?dessous, en (?:haut|bas)(?: à (?:gauche|droite))?, à (?:gauche|droite)',
  '(?:em cima|embaixo)(?: à (?:esquerda|direita))?, (?:por )?(?:abaixo|baixo), à (?:esquerda|direita)',
  'sopra, sotto, in alto, in basso',
);
/** Places before a colon, after which a text follows: "at the bottom: open daily". */
export const PLACE = oneOf(
  'top, bottom, middle, center, centre, (?:top|bottom|upper|lower) (?:left|right), corner',
  'arriba, abajo, centro, esquina',
  'oben, unten, mitte, ecke',
  'haut, bas, milieu, coin',
  'cima, embaixo, canto',
  'alto, basso, angolo',
);
/** Verbs of wishes that change or remove letters which the picture already shows. */
export const EXCHANGE = oneOf(
  'instead of, change, replace, remove, delete, erase, translate',
  'en vez de, en lugar de, cambia\\p{L}*, borra\\p{L}*, traduc\\p{L}*',
  'statt, anstatt, änder\\p{L}*, ersetz\\p{L}*, entfern\\p{L}*, übersetz\\p{L}*',
  'au lieu de, remplace\\p{L}*, efface\\p{L}*, enlève, traduis\\p{L}*',
  'em vez de, troca\\p{L}*, apaga\\p{L}*, traduz\\p{L}*',
  'invece di, al posto di, cambia\\p{L}*, togli, cancella, traduci',
);

/** A regular expression that ignores case, of which the alternatives above may be parts. */
export const form = (source: string): RegExp => new RegExp(source, 'iu');
/** The beginning and the end of a word. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;
/** The text begins with a capital letter, a number or a sign. */
export const CAPITAL = /^[\p{Lu}\p{N}@#$€£©]/u;

/** What joins a text and a number that shall stand beside it: "SE VENDE y el teléfono 600 11 22 33". */
export const LINKED_NUMBER =
  /(?<=(?<!\p{L})\p{Lu}[\p{L}'-]*),?\s+(?:and|und|y|et|e|plus|with|mit|con|avec|com)\s+(?:(?:the|my|our|die|der|den|meine?r?|el|mi|le|la|mon|o|meu|il|mio)\s+)?(?:(?:phone|telephone|mobile|cell)(?: number)?|number|price|(?:Telefon|Handy)?[Nn]ummer|Telefon|Preis|teléfono|telefono|número|móvil|precio|téléphone|telephone|numéro|prix|telefone|telemóvel|celular|preço|numero|cellulare|prezzo)(?: (?:de teléfono|de téléphone|de telefone|di telefono))?:?\s+(?=[+(€$£]?\d)/gu;

/** A size in pixels or on paper, or a shape, is no text, whatever is beside it: "size 30x40cm at 300 dpi", "wallpaper 9:16". */
export const isSize = (text: string): boolean =>
  /^(?:9:(?:16|18|19|20|21)|10:16|16:10|12:17|17:(?:12|22)|22:17)$|^(?:(?:size|format|größe|formato|tamaño|tamanho|taille) )?\d{1,5} ?[x×] ?\d{1,5}(?: ?(?:px|cm|mm|in|inch(?:es)?))?(?: (?:at|with|mit|a|à|con|com) \d{2,4} ?dpi)?$/iu.test(
    text.trim(),
  );

/** "On the picture" in six languages. */
export const ON_PICTURE = form(
  `${START}(?:on|auf|sur|en|sobre|na|no|sulla?|nella?)\\s+(?:the |das |dem |la |a |o )?(?:photo|foto|image|imagen|imagem|bild|picture|immagine)${END}`,
);

/** A telephone number, a date, a time or a price. */
export const NUMBER =
  /(?<![\p{L}\p{N}.,])(?:(?=(?:[ ()+-]{0,2}\d){7})\+?\(?\d{1,5}\)?(?:[ -]\d{2,7}){1,4}|\d{1,2}\.? \p{L}{3,9}\.? (?:19|20)\d\d|\d{1,2}:\d\d(?: ?[ap]m)?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\/(?:19|20)\d\d|(?:[$€£]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?[$€£])(?:\s(?:ONO|OBO|OVNO|VHB|VB|ono|obo|vhb))?)(?![\p{L}\p{N}])/u;

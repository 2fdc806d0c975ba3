import { COLOR_WORD } from '../words/color-words.ts';

/* What people say so that a picture gets a shape and nothing is cut off, in six languages. */

/** What one language says of bars beside a picture. */
export interface BarsSaid {
  /** Nothing shall be cut off. */
  readonly noCrop: string;
  /** Room that shall be added at two sides. What a crop shall leave there is in the picture: "leave some room at the sides". */
  readonly widened: string;
  /** Bars that can only lie beside a picture, and what may as well be a border around it. */
  readonly bars: string;
  readonly borders: string;
  /** Bars that a blurred copy of the picture fills. */
  readonly blurred: string;
  /** A blurred background, which is behind the whole picture if nothing shall be cut off. */
  readonly blurredBehind: string;
}

/** A noun with a color before or behind it. */
const before = (noun: string): string => `(?:${COLOR_WORD} )?${noun}`;
const behind = (noun: string): string => `${noun}(?: (?:de color |em |in |en )?${COLOR_WORD})?`;

export const BARS_SAID: readonly BarsSaid[] = [
  {
    noCrop:
      "without (?:any )?(?:cropping|cutting|chopping)(?: (?:it|anything|any of it|any part|(?:the|my) (?:photo|picture|image|sides?)))?(?: off| out)?|(?:please )?(?:don['’ ]?t|do not) (?:crop|cut|chop)(?: (?:it|anything|any of it))?(?: off| out)?|(?:with )?no crop(?:ping)?|(?:instead of|rather than) (?:cropping|cutting)(?: it)?(?: off)?|uncropped|(?:with )?nothing (?:cut|cropped)(?: off| out)?",
    widened:
      '(?:(?:make|get) (?:it|this|the (?:photo|picture|image)) wider|widen (?:it|this|the (?:photo|picture|image))|(?:add|put|give it|leave(?= (?:extra|empty|blank))|with)(?: (?:some|more|extra|empty|blank|a bit of|a little)){0,2} (?:space|room)|extend (?:it|this|the (?:photo|picture|image))) (?:(?:at|on|to|along) )?(?:the |both )?(?:sides|edges|left and(?: the)? right|top and(?: the)? bottom)|(?:extend|widen) (?:the|both) sides',
    bars: `(?:(?:with|and|add|put|use|using|in) )*(?:the |some |a |an )?${before('(?:bars?|stripes|strips|bands|padding)')}(?: (?:at|on|to)(?: the| both)? (?:sides?|left and right|top and bottom|edges)| above and below)?`,
    borders: `(?:(?:with|and|add|put|use|using|in) )*(?:the |some |a |an )?(?:${before('(?:borders?|margins?|edges|space|background|frame)')}|${COLOR_WORD})`,
    blurred:
      '(?:(?:with|and|add|put|use|using|have) )*(?:the |a |an )?blurr?(?:ed|y)?(?: out)? (?:sides?|edges|borders?|bars?|margins|padding|fill|copy|version|duplicate)(?: (?:at|on) (?:the|both) sides?| above and below| of (?:the |this |my )?(?:same )?(?:photo|picture|image|pic|it|itself))*(?: (?:at|on) (?:the|both) sides?| behind(?: it)?)?|(?:and )?fill(?:ing)? (?:in |out |up )?(?:the )?(?:rest|sides?|gaps?|bars?|edges|margins|(?:empty |blank |extra |remaining |left ?over )?(?:space|area|parts?)|top and bottom) (?:with |by |using |w/? )(?:a |the )?blurr?(?:ed|y)?(?: (?:copy|version|background|bg|image|photo|picture|pic))?(?: of (?:the |this |my )?(?:same )?(?:photo|picture|image|pic|it|itself))?',
    blurredBehind:
      '(?:(?:with|and|on|use|using) )*(?:a |the )?blurr?(?:ed|y)? (?:background|bg)(?: behind(?: it)?)?',
  },
  {
    noCrop:
      '(?:aber )?(?:ohne|statt|anstatt)(?: (?:es|etwas|was|das bild|das foto))? ?(?:zu(?:zu)?schneiden|zu ?schneiden|zu be ?schneiden|beschneiden|abzuschneiden|zuschnitt|beschnitt|wegzuschneiden)|(?:bitte )?nicht (?:zu|be|ab)schneiden|(?:bitte )?nichts (?:ab|weg)schneiden|unbeschnitten|(?:es (?:wird|soll) )?nichts (?:abgeschnitten|beschnitten)(?: werden)?',
    widened:
      '(?:mach\\p{L}* )?(?:(?:es |das (?:bild|foto) )?(?:an den seiten|seitlich|links und rechts)|(?:die )?seiten) breiter(?: machen)?|(?:(?:füg|mach)\\p{L}* )?(?:(?:an den seiten|seitlich|links und rechts|oben und unten) )?(?:etwas |noch )?(?:mehr )?(?:platz|raum|fläche) (?:(?:an den seiten|seitlich|links und rechts|oben und unten) )?(?:hinzufügen|hinzu|dazu|ergänzen|anfügen)|(?:verbreiter|erweiter)\\p{L}* (?:es|das (?:bild|foto)) (?:an den seiten|seitlich|links und rechts)',
    bars: `(?:(?:mit|und|füg|setz|mach) )*(?:den |die |einen |einem )?${before('(?:balken|streifen)')}(?: (?:oben und unten|links und rechts|an den (?:seiten|rändern)|seitlich))?(?: (?:dran|dazu|hinzu))?`,
    borders: `(?:(?:mit|und|füg|setz|mach|in) )*(?:einen |einem |den |dem )?(?:${before('(?:rändern?|rand|rahmen|hintergrund|fläche)')}|${COLOR_WORD})(?: (?:dran|dazu|hinzu))?`,
    blurred:
      '(?:(?:mit|und) )*(?:den |die |einer |einem )?(?:unscharf|verschwommen|weichgezeichnet)(?:e[nrms]?)? (?:seiten|rändern?|rand|balken|streifen|kopie|version)(?: (?:vom|des|von dem) (?:bild|bildes|foto|fotos))?(?: (?:an den seiten|dahinter|oben und unten))?|(?:und )?(?:füll )?(?:die |den |das )?(?:seiten|rest|ränder|balken|rand|leeren? (?:platz|stellen|bereiche?)) (?:mit )?(?:einer |einem |dem )?(?:unscharf|verschwommen|weichgezeichnet)(?:e[nrms]?)? (?:kopie|version|bild|foto|hintergrund)(?: (?:vom|des|von dem) (?:bild|bildes|foto|fotos))?(?: (?:auf)?füllen)?',
    blurredBehind: '(?:(?:mit|auf|und) )*(?:einem |den |dem )?(?:unscharf|verschwommen)e[nmr] hintergrund',
  },
  {
    noCrop:
      '(?:pero )?sin (?:re)?cortar(?:l[ao])?(?: nada)?|(?:pero )?no (?:la |lo )?(?:re)?cort(?:es|e)(?: nada)?|en (?:vez|lugar) de (?:re)?cortar(?:l[ao])?|sin recortes?|(?:con )?nada (?:re)?cortado',
    widened:
      '(?:(?:haz|pon)l[ao] más anch[oa]|ensánchal[ao]|ampl[íi]al[ao]) (?:por|a|en|de) los (?:lados|costados)|(?:añade|agrega|pon|ponle|dale)(?:le)?(?: más| algo de| un poco de)? espacio (?:por|a|en) (?:los|ambos) (?:lados|costados)',
    bars: `(?:(?:con|y|pon|ponle|añade|agrega) )*(?:las |unas |unos )?${behind('(?:barras|franjas|bandas|tiras)')}(?: (?:arriba y abajo|a los lados|en los lados|a izquierda y derecha))?`,
    borders: `(?:(?:con|y|pon|ponle|añade|agrega|sobre|en) )*(?:los |el |un )?(?:${behind('(?:bordes?|márgenes|marco|fondo)')}|${COLOR_WORD})(?: a los lados)?`,
    blurred:
      '(?:(?:con|y) )*(?:los |las |una )?(?:lados|bordes|barras|franjas|márgenes|copia|versión)(?: de la (?:misma )?(?:foto|imagen))? (?:desenfocad|borros|difuminad)[oa]s?(?: de la (?:misma )?(?:foto|imagen))?(?: (?:a los lados|detrás|arriba y abajo))?|(?:y )?(?:rellena|rellenando|llena)(?:r)? (?:los lados|el resto|los huecos|las barras|los bordes|el espacio(?: vacío)?) con (?:la |una |el )?(?:(?:misma )?(?:foto|imagen|copia|versión|fondo))(?: de la (?:misma )?(?:foto|imagen))? (?:desenfocad|borros|difuminad)[oa](?: de la (?:misma )?(?:foto|imagen))?',
    blurredBehind: '(?:(?:con|y|sobre) )*(?:el |un )?fondo (?:desenfocado|borroso|difuminado)',
  },
  {
    noCrop:
      "(?:mais )?sans (?:la |le |rien )?(?:re)?(?:couper|cadrer|rogner)(?: (?:la |l['’])?(?:photo|image))?|(?:mais )?ne (?:la |le )?(?:coupe|recadre|rogne)[sz]? (?:pas|rien)|au lieu de (?:la |le )?(?:couper|recadrer|rogner)|sans recadrage|rien de coupé",
    widened:
      "(?:élargis|agrandis|étends)(?:[- ](?:la|le)| (?:la |l['’])?(?:photo|image))? (?:sur|par) les côtés|rends[- ](?:la|le) plus large sur les côtés|(?:ajoute|mets|rajoute) (?:(?:un peu )?de l['’]espace|de la place|du vide|plus d['’]espace) (?:sur|de) (?:les|chaque) côtés?",
    bars: `(?:(?:avec|et|ajoute|mets) )*(?:des |les )?${behind('(?:bandes|barres)')}(?: (?:en haut et en bas|sur les côtés|à gauche et à droite|de chaque côté))?`,
    borders: `(?:(?:avec|et|ajoute|mets|sur|en) )*(?:des |les |un |une |du )?(?:${behind('(?:bords?|bordures?|marges|cadre|fond)')}|${COLOR_WORD})(?: sur les côtés)?`,
    blurred:
      "(?:(?:avec|et) )*(?:des |les |une )?(?:côtés|bords|bandes|barres|marges|copie|version)(?: de (?:la |l['’])?(?:même )?(?:photo|image))? flou(?:té)?e?s?(?: de (?:la |l['’])?(?:même )?(?:photo|image))?(?: (?:sur les côtés|derrière|en haut et en bas))?|(?:et )?(?:remplis|remplissez|remplir|comble[sz]?|combler) (?:les côtés|le reste|les vides|les bandes|les bords|l['’]espace(?: vide)?) (?:avec|par) (?:la |une |l['’]|un )?(?:(?:même )?(?:photo|image|copie|version|fond))(?: de (?:la |l['’])?(?:même )?(?:photo|image))? flou(?:té)?e?(?: de (?:la |l['’])?(?:même )?(?:photo|image))?",
    blurredBehind: '(?:(?:avec|et|sur) )*(?:un |le )?(?:fond|arrière-plan) flou(?:té)?',
  },
  {
    noCrop:
      '(?:mas )?sem (?:re)?cortar(?: nada)?|(?:mas )?não (?:re)?cort[ae](?: nada)?|(?:em|ao in)(?: ?vés|vez) de (?:re)?cortar|sem cortes?|nada cortado',
    widened:
      '(?:deixa|faz|deixe)(?: ela| ele)? mais larg[oa] (?:nos lados|nas laterais|dos lados)|(?:alarga|estende|amplia)(?: ela| a foto| a imagem)? (?:nos lados|nas laterais|dos lados)|(?:adiciona|coloca|põe|bota)(?: mais| um pouco de)? espaço (?:nos lados|nas laterais|dos lados)',
    bars: `(?:(?:com|e|coloca|põe|bota|adiciona) )*(?:as |umas )?${behind('(?:faixas|barras|tarjas|tiras)')}(?: (?:em cima e em ?baixo|dos lados|nos lados|nas laterais))?`,
    borders: `(?:(?:com|e|coloca|põe|bota|adiciona|em) )*(?:as |uma |um )?(?:${behind('(?:bordas?|margens|moldura|fundo)')}|${COLOR_WORD})(?: nas laterais)?`,
    blurred:
      '(?:(?:com|e) )*(?:as |os |uma )?(?:laterais|lados|bordas|barras|faixas|margens|cópia|versão)(?: da (?:própria |mesma )?(?:foto|imagem))? (?:desfocad|borrad|embaçad)[oa]s?(?: da (?:própria |mesma )?(?:foto|imagem))?(?: (?:dos lados|nas laterais|atrás|em cima e em ?baixo))?|(?:e )?(?:preenche|preenchendo|preencha|completa) (?:os lados|as laterais|o resto|os espaços|as barras|as bordas|o espaço(?: vazio)?) com (?:a |uma |o )?(?:(?:própria |mesma )?(?:foto|imagem|cópia|versão|fundo))(?: da (?:própria |mesma )?(?:foto|imagem))? (?:desfocad|borrad|embaçad)[oa](?: da (?:própria |mesma )?(?:foto|imagem))?',
    blurredBehind: '(?:(?:com|e|em) )*(?:o |um )?fundo (?:desfocado|borrado|embaçado)',
  },
  {
    noCrop:
      '(?:ma )?senza (?:ri)?tagliar(?:e|l[ao])(?: (?:niente|nulla))?|(?:ma )?non (?:ri)?tagliar(?:e|l[ao])(?: (?:niente|nulla))?|invece (?:di|che) (?:ri)?tagliar(?:e|l[ao])|senza ritaglio|niente tagliato',
    widened:
      "(?:(?:falla|rendila) più larga|allarga(?:la)?(?: la foto| l['’]immagine)?|estendila) (?:ai|sui) lati|(?:aggiungi|metti)(?: più| un po['’] di| dello)? spazio (?:ai|sui) lati",
    bars: `(?:(?:con|e|metti|aggiungi) )*(?:le |delle )?${behind('(?:bande|strisce|fasce|barre)')}(?: (?:sopra e sotto|ai lati|sui lati|a sinistra e a destra))?`,
    borders: `(?:(?:con|e|metti|aggiungi|su|in) )*(?:i |un |dei |il )?(?:${behind('(?:bord[oi]|margini|cornice|sfondo)')}|${COLOR_WORD})(?: ai lati)?`,
    blurred:
      "(?:(?:con|e) )*(?:i |le |una )?(?:lati|bordi|bande|barre|fasce|margini|copia|versione)(?: della (?:stessa )?(?:foto|immagine))? (?:sfocat|sfumat)[aeio](?: della (?:stessa )?(?:foto|immagine))?(?: (?:ai lati|dietro|sopra e sotto))?|(?:e )?(?:riempi|riempiendo|riempire|completa) (?:i lati|il resto|gli spazi|le bande|i bordi|lo spazio(?: vuoto)?) con (?:la |una |l['’]|lo )?(?:(?:stessa )?(?:foto|immagine|copia|versione|sfondo))(?: della (?:stessa )?(?:foto|immagine))? (?:sfocat|sfumat)[ao](?: della (?:stessa )?(?:foto|immagine))?",
    blurredBehind: '(?:(?:con|e|su) )*(?:lo |uno )?sfondo sfocato',
  },
];

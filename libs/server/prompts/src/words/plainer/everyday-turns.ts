import type { Rewording } from './rewording.ts';

/* Everyday turns of one language each, in which both readers lose a verb, an amount or a side. */

export const EVERYDAY_TURNS: readonly Rewording[] = [
  // "Muito mais claro" asks for more, and "muito claro" complains.
  [/(?<!\p{L})muito (?=mais \p{L})/giu, 'bem '],
  // A halftone has printed dots, and is no half of an amount.
  [/(?<!\p{L})half[- ]tones?(?!\p{L})/giu, 'halftone'],
  // "Cut 20% off the top": a crop, wherever it stands.
  [
    /(?<!\p{L})cut (?<much>\d+ ?(?:%|percent|px|pixels?)) (?:off|from)(?: of)? (?=(?:the )?(?:top|bottom|left|right)(?!\p{L}))/giu,
    'crop $<much> off ',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu,
    'in alto',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dal basso(?!\p{L})/giu,
    'in basso',
  ],
  // "Nimm bitte das Auto raus", "entferne mal das Auto": words of courtesy inside the verb.
  [
    /(?<!\p{L})nimm (?:(?:bitte|mal|doch) )*(?<what>(?:d[eai][nse]|mein\p{L}*) \p{L}+) (?:(?:bitte|mal) )*(?:he)?raus(?!\p{L})/giu,
    'entferne $<what>',
  ],
  [
    /(?<=(?<!\p{L})(?:entfern|lösch|nimm|schneid|dreh|ersetz|änder|färb|mach)e? )(?:(?:bitte|mal|doch|einfach) )+/giu,
    '',
  ],
  // Thanks and pleas at the end, which are no words of a wish.
  [/(?<=\p{L}\s+)(?:(?:grazie|danke|obrigad[oa]|gracias|merci|thanks|thx)\s*[:;]-?[)D]+|pfv?)\s*$/iu, ''],
  // "Just make the car red" leaves nothing out.
  [/(?<=^|[.!?]\s)just (?=(?:make|change|paint|turn|color|colour) (?:the|my|his|her) )/giu, ''],
  [
    /(?<=^|[.!?]\s)(?:solo|sólo|juste|só) (?=(?:pon|pinta|cambia|haz|mets|change|peins|rends|muda|deixa|rendi|dipingi|fai) (?:e?l|la|le|les|o|a|il|lo|mi|mon|ma|meu|minha|il mio|la mia)(?!\p{L}))/giu,
    '',
  ],
  // "Menos desfoque" of a picture that is blurred as a whole.
  [/(?<!\p{L})menos desfoque(?=\s*(?:[,.;!?]|e |$))/giu, 'mais nitidez'],
  // "Solo quiero girarla", "só quero girar": nothing else is wanted, and nothing left out.
  [
    /(?<=^|[.!?]\s)(?:yo )?s[oó]lo quiero (?=(?:girar|rotar|voltear|recortar|cortar|aclarar|oscurecer|enderezar|quitar|cambiar|borrar|enfocar)(?:l[oa])?(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<=^|[.!?]\s)(?:eu )?só quero (?=(?:girar|rodar|virar|espelhar|recortar|cortar|clarear|escurecer|endireitar|tirar|trocar|apagar)(?!\p{L}))/giu,
    '',
  ],
  // "Nell'imagine", with one letter too few.
  [/(?<=(?<!\p{L})(?:(?:d|n|s)?(?:e|u|a)?ll?|un)['’])imagine(?!\p{L})/giu, 'immagine'],
  // "Tout est oblique", "è tutto obliquo".
  [
    /(?<=(?<!\p{L})(?:tout|photo|image|elle|horizon) est (?:un peu |très |tout )?)oblique(?!\p{L})/giu,
    'penché',
  ],
  [/(?<=(?<!\p{L})(?:è|sembra|viene) (?:tutt[oa] |un po['’] |molto )?)obliqu[oa](?!\p{L})/giu, 'storto'],
  // "Goldene Schrift".
  [/(?<!\p{L})goldene(?= (?:schrift|buchstaben|lettern|ziffern)(?!\p{L}))/giu, 'goldener'],
  // "Tamanho de impressão 10x15" is one shape, and no change of the size beside it.
  [/(?<!\p{L})tamanho de impressão(?= \d)/giu, 'formato'],
  // "Quer rausgekommen": it lies on its side.
  [
    /(?<!\p{L})(?:ist|kam) (?:\p{L}+ )?quer (?:he)?raus(?:gekommen)?(?!\p{L})/giu,
    'liegt auf der Seite, um 90 Grad drehen',
  ],
  // Letters that a selfie shows the wrong way round.
  [
    /(?<!\p{L})(?:o texto|as letras|a escrita|o letreiro) (?:tá|está|ficou|saiu|estão) (?:invertid[oa]s?|ao contrário)(?: (?:porque|pois) é (?:uma )?selfie)?(?!\p{L})/giu,
    'espelhar horizontalmente',
  ],
  [
    /(?<!\p{L})(?:la scritta|le scritte|il testo|le lettere) (?:è|sono|viene|vengono) (?:al contrario|invertit[oaie]|a rovescio)(?: perché è un selfie)?(?:,? (?:girala|voltala|specchiala|ribaltala))?(?!\p{L})/giu,
    'capovolgi orizzontalmente',
  ],
  // Somebody who is cut off by the frame, and no cut-out.
  [
    /(?<=(?<!\p{L})(?:is|are|was|got|['’]s|['’]re) (?:half |partly |almost )?)cut (?:out of|off by) (?:the )?(?:frame|shot)(?!\p{L})/giu,
    'cut off',
  ],
  // "Image double": two pictures, and no double size.
  [/^(?:une )?(?:image|photo) double(?=\s*[.!]*$)/giu, 'deux images côte à côte'],
  [/^(?:ein )?doppelbild(?=\s*[.!]*$)/giu, 'zwei Bilder nebeneinander'],
  [/^(?:una )?(?:imagen|foto) doble(?=\s*[.!]*$)/giu, 'dos fotos una al lado de la otra'],
  [/^(?:uma )?(?:imagem|foto) dupla(?=\s*[.!]*$)/giu, 'duas fotos lado a lado'],
  [/^(?:una )?(?:immagine|foto) doppia(?=\s*[.!]*$)/giu, 'due foto affiancate'],
  // "Remets-la à l'endroit".
  [
    /(?<!\p{L})(?:re)?mets?[- ](?<what>l[ae]|la photo|l['’]image) à l['’]endroit(?!\p{L})/giu,
    'tourne-la dans le bon sens',
  ],
  [/(?<!\p{L})senza tagliare (?:via )?nessuno(?!\p{L})/giu, 'senza tagliare le persone'],
  // "Mais espaço em cima da cabeça": above it, and not the head itself.
  [/(?<!\p{L})mais espaço em cima (?=d[aeo](?!\p{L}))/giu, 'mais espaço acima '],
  // "Das Papier ist grau, mach es weiß".
  [
    /(?<!\p{L})(?:das|mein) (?:papier|blatt) (?:ist|sieht) (?:so |ganz |etwas |leicht )?(?:grau|gelb|gelblich|vergilbt|dunkel)(?: aus)?,? (?:mach|mache) es (?:wieder |richtig )?weiß(?!\p{L})/giu,
    'mach das Papier weiß',
  ],
  // "Coi piedi in alto": upside down.
  [/(?<!\p{L})(?:coi|con i) piedi (?:in alto|all['’]aria|per aria|in su)(?!\p{L})/giu, 'a testa in giù'],
  [/(?<=^|[.!?;,]\s?)rivolta(?:re)?(?= (?:la foto|l['’]immagine)(?!\p{L}))/giu, 'ribalta'],
  [
    /(?<!\p{L})retourne[rz]?(?:-l[ae]| la photo| l['’]image) pour que (?:le texte|l['’]écriture|on|ça) (?:se lise|soit lisible|puisse lire|puisse le lire)(?!\p{L})/giu,
    'retourner horizontalement',
  ],
  // "Pixela la cara" says how.
  [/(?<!\p{L})pixela (?=l[ao]s? (?:cara|rostro)s?(?!\p{L}))/giu, 'pixelar '],
  // "Deixa o rosto mais claro" makes something so, although "deixa" also leaves it as it is.
  [
    /(?<!\p{L})deix(?:a|e|ar)(?= (?:(?:os?|as?|meus?|minhas?) \p{L}+|(?:o|a|meu|minha) \p{L}+ (?:um (?:pouco|pouquinho|tiquinho)|bem|muito|bastante|ligeiramente|levemente|\d{1,2} ?%)) mais \p{L})/giu,
    'torna',
  ],
  // Slips of the keyboard in a verb before what is blurred, one of which would be a color.
  [
    /(?<!\p{L})(?:bleur|blure|bluur|blurr|bulr|blru)(?= (?:out )?(?:the|my|our|his|her|that|this|background|backgroud|bg|it|them)(?!\p{L}))/giu,
    'blur',
  ],
  [/(?<!\p{L})desdibuj(?:a|ar|e)(?!\p{L})/giu, 'desenfoca'],
  // A cut-out of one word.
  [/^siluetead[oa]s?$/iu, 'recortado sin fondo'],
  // "Rendi la macchina più scura": with "rendi", both readers think of another color.
  [
    /(?<!\p{L})rendi (?<what>(?:(?:il|lo|la|i|gli|le) (?:mi[oa]|miei|mie|nostr[oaie]|su[oa] )?|l')\p{L}+)(?<how> (?:un po'|un pochino|molto|leggermente|decisamente|parecchio|appena|ancora))? più scur[oaie](?!\p{L})/giu,
    'scurisci$<how> $<what>',
  ],
  [
    /(?<!\p{L})rendi (?<what>(?:(?:il|lo|la|i|gli|le) (?:mi[oa]|miei|mie|nostr[oaie]|su[oa] )?|l')\p{L}+)(?<how> (?:un po'|un pochino|molto|leggermente|decisamente|parecchio|appena|ancora))? più (?:chiar[oaie]|luminos[oaie])(?!\p{L})/giu,
    'schiarisci$<how> $<what>',
  ],
  // "The two kids next to each other" are where they are, and pictures next to each other a collage.
  [
    /(?<=(?<!\p{L})(?:the|die|los|las|les|as|os|i|le) (?:two |both |zwei |beiden |dos |deux |duas |dois |due )?(?!photos?|pictures?|images?|pics?|fotos|bilder|imágenes|imagens|immagini|versions?)\p{L}{3,}) (?:next to each other|side by side|nebeneinander|(?:un[oa] )?al lado del otro|l'une? à côté de l'autre|côte à côte|lado a lado|un[oa] accanto all'altr[oa]|fianco a fianco)(?!\p{L})/giu,
    '',
  ],
  // "Warum ist der Himmel so dunkel?" complains.
  [
    /(?<!\p{L})warum (?:ist|sieht|wirkt) (?<what>(?:der|die|das|mein\p{L}*) \p{L}+) (?:so|dermaßen) (?=(?:dunkel|hell|unscharf|blass|gelb|verschwommen)(?!\p{L}))/giu,
    '$<what> ist zu ',
  ],
  [
    /(?<!\p{L})pourquoi (?<what>(?:le |la |l'|mon |ma )\p{L}+(?:-\p{L}+)?) (?:est|sont) (?:si|aussi|tellement) /giu,
    '$<what> est trop ',
  ],
  [/(?<!\p{L})perché (?<what>(?:il |lo |la |l'|mio |mia )\p{L}+) è (?:così|tanto) /giu, '$<what> è troppo '],
  // "Das Auto ist zu dunkel": both readers think of a new color.
  [
    /(?<!\p{L})(?:das|mein) auto (?:ist|sieht|wirkt) (?:viel )?(?:zu|so|sehr) dunkel(?: aus)?(?!\p{L})/giu,
    'das Auto aufhellen',
  ],
  [
    /(?<!\p{L})(?:der|mein) hund (?:ist|sieht|wirkt) (?:viel )?(?:zu|so|sehr) dunkel(?: aus)?(?!\p{L})/giu,
    'den Hund aufhellen',
  ],
  [
    /(?<!\p{L})(?:der|mein) hintergrund (?:ist|sieht|wirkt) (?:viel )?(?:zu|so|sehr) dunkel(?: aus)?(?!\p{L})/giu,
    'den Hintergrund aufhellen',
  ],
  // "Den Himmel schärfen", "deixa o céu mais nítido".
  [/(?<!\p{L})den himmel schärfen(?!\p{L})/giu, 'den Himmel schärfer machen'],
  [/(?<!\p{L})schärfe den himmel(?!\p{L})/giu, 'mach den Himmel schärfer'],
  [/(?<!\p{L})(?:enfoca el cielo|pon el cielo más nítido)(?!\p{L})/giu, 'haz el cielo más nítido'],
  [/(?<!\p{L})rends le ciel plus net(?!\p{L})/giu, 'accentue la netteté du ciel'],
  [/(?<!\p{L})rendi il cielo più nitido(?!\p{L})/giu, 'aumenta la nitidezza del cielo'],
  // "Enfoca más el coche": the car is sharpened, and not all around it blurred.
  [/(?<!\p{L})solo enfoca más (?=(?:el|la|los|las|mi|a) )/giu, 'enfoca '],
  [/(?<!\p{L})enfoca más (?=(?:el|la|los|las|mi|a) )/giu, 'enfoca '],
  [/(?<!\p{L})(?:deixa|torna|põe) o céu mais nítido(?!\p{L})/giu, 'aumenta a nitidez no céu'],
  [/(?<!\p{L})o carro (?:ficou|saiu|tá) (?=(?:muito|tão) escuro(?!\p{L}))/giu, 'o carro está '],
  [
    /(?<!\p{L})(?<what>(?:il |lo |la |l')\p{L}+) (?:può|potrebbe) (?:essere|diventare) più (?:chiar[oa]|luminos[oa])(?!\p{L})/giu,
    'schiarisci $<what>',
  ],
  // "No formato 4:5" is no negation.
  [/(?<!\p{L})no formato (?=\d)/giu, 'em formato '],
  // "Haz que el coche vuele": it shall fly, and not go.
  [/(?<=(?<!\p{L})que (?:el|la|los|las|mi) \p{L}+ )vuelen?(?!\p{L})/giu, 'esté volando'],
  // What is limited to a half, in the order that the readers know.
  [
    /(?<=(?<!\p{L})(?:brighten|darken|lighten|blur|sharpen|pixelate|desaturate|crop|keep) )(?:just|only) (?=the (?:left|right|top|bottom|upper|lower) half(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<!\p{L})nur (?=die (?:linke|rechte|obere|untere) (?:hälfte|seite) (?:aufhellen|abdunkeln|heller|dunkler|unscharf|weichzeichnen|schärfen|verpixeln)(?!\p{L}))/giu,
    '',
  ],
  // "Blacken out the address", "focus on the cake, not on the people behind it".
  [/(?<!\p{L})blacken out(?= )/giu, 'black out'],
  [
    /^focus (?:more )?on (?:the|my|his|her) \p{L}+(?: \p{L}+)?,? (?:and )?not (?:on )?(?:the|my) (?:\p{L}+ ){1,3}(?:behind(?: (?:it|him|her|them|me|us))?|in the back(?:ground)?)[.!\s]*$/iu,
    'blur the background',
  ],
];

/** "Es liegt auf der Seite, bitte hochkant": it is turned, and not cropped to a shape. */
export const LYING: readonly Rewording[] = [
  [
    /(?<!\p{L})liegt (?:auf der seite|quer|seitlich),? (?:bitte |mach es |stell es )?(?:hochkant|ins? hochformat|aufrecht)(?: machen| drehen| stellen)?(?=\s*(?:[,.;!?]|$))/giu,
    'liegt auf der Seite, um 90 Grad drehen',
  ],
  [
    /(?<!\p{L})(?:(?:elle|il|la photo|l['’]image) est|c['’]est) (?:sur le côté|couchée?|de côté),? (?:(?:à (?:re)?mettre|(?:re)?mets[- ]l[ae]|tourne-l[ae]) )?(?:en|au|en mode) (?:format )?(?:portrait|vertical)(?=\s*(?:[,.;!?]|$))/giu,
    'tourne la photo de 90 degrés',
  ],
];

import type { Rewording } from '../rewording.ts';

/*
 * A thing that is too dark or shall be brighter, in a sentence that both readers take for a new color or for no wish: "rendi la
 * macchina più scura", "das Auto ist zu dunkel", "warum ist der Himmel so dunkel?".
 */

export const TONES_OF_THINGS: readonly Rewording[] = [
  // "Troppo scura, schiarisci del 25%": the complaint hides the amount of the wish behind it.
  [/^(?:(?:la foto |l['’]immagine )?(?:è |e )?)troppo (?:scur|bui)[oa],? (?=(?:la )?schiari)/giu, ''],
  // "Deixa o rosto mais claro" makes something so, although "deixa" also leaves it as it is.
  [
    /(?<!\p{L})deix(?:a|e|ar)(?= (?:(?:os?|as?|meus?|minhas?) \p{L}+|(?:o|a|meu|minha) \p{L}+ (?:um (?:pouco|pouquinho|tiquinho)|bem|muito|bastante|ligeiramente|levemente|\d{1,2} ?%)) mais \p{L})/giu,
    'torna',
  ],
  // "Rendi la macchina più scura": with "rendi", both readers think of another color.
  [
    /(?<!\p{L})rendi (?<what>(?:(?:il|lo|la|i|gli|le) (?:mi[oa]|miei|mie|nostr[oaie]|su[oa] )?|l')\p{L}+)(?<how> (?:un po'|un pochino|molto|leggermente|decisamente|parecchio|appena|ancora))? più scur[oaie](?!\p{L})/giu,
    'scurisci$<how> $<what>',
  ],
  [
    /(?<!\p{L})rendi (?<what>(?:(?:il|lo|la|i|gli|le) (?:mi[oa]|miei|mie|nostr[oaie]|su[oa] )?|l')\p{L}+)(?<how> (?:un po'|un pochino|molto|leggermente|decisamente|parecchio|appena|ancora))? più (?:chiar[oaie]|luminos[oaie])(?!\p{L})/giu,
    'schiarisci$<how> $<what>',
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
  // "Enfoca más el coche": the car is sharpened, and not all around it blurred.
  [/(?<!\p{L})o carro (?:ficou|saiu|tá) (?=(?:muito|tão) escuro(?!\p{L}))/giu, 'o carro está '],
  [
    /(?<!\p{L})(?<what>(?:il |lo |la |l')\p{L}+) (?:può|potrebbe) (?:essere|diventare) più (?:chiar[oa]|luminos[oa])(?!\p{L})/giu,
    'schiarisci $<what>',
  ],
];

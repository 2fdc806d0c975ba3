/*
 * Names of accounts, such as @mia.bakes. They are texts to write if a prompt asks for that or says where, and nothing of
 * them is a word of any language.
 */

const HANDLE = String.raw`@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*`;

/** A handle and the words after it that say how and where it stands: "@mia.bakes bem pequeno no cantinho". */
export const HOW_AFTER_HANDLE = new RegExp(
  `^(${HANDLE})(?: (?:really|very|quite|nice and|everywhere|all over|überall|por todas partes|en todas partes|partout|por toda (?:a )?parte|em todo lado|ovunque|dappertutto|diagonale?|diagonally|bem|muy|bastante|molto|très|tres|tout|ganz|sehr|schön|en|em|in|no|na|nel|nell'|au|im|a|il|el|le|o|the|small|tiny|little|big|large|chiquit[oa]|pequeñ\\p{L}+|pequen\\p{L}+|grande?s?|petite?s?|piccol\\p{L}+|kleine?s?|groß|cantinho|canto|cantuccio|angolino|angolo|esquinita|esquina|coin|ecke))+$`,
  'iu',
);

const OWN = String.raw`(?:my|our|the|mi|mis|nuestr[oa]|mein\p{L}*|unser\p{L}*|mon|ma|notre|meu|minha|noss[oa]|il mio|la mia|il nostro|o meu|a minha|el|la|le|o|il)`;
const ACCOUNT = String.raw`(?:insta(?:gram)?|ig|tik ?tok|profile?|perfil|profil|profilo|page|página|pagina|feed|account|cuenta|konto|compte|conta|facebook|shop|store)`;
/** For whom or where a picture will be seen: "for my insta @mia.bakes", "pro meu perfil @mia". */
const FOR_ACCOUNT = new RegExp(
  `(?<!\\p{L})((?:for|on|to|para|pra|pro|per|pour|für|auf|sur|no|na|en|sul|su) (?:${OWN} )?${ACCOUNT}) ${HANDLE}`,
  'giu',
);
/** The prompt without the name of an account for which the picture is meant. Nobody wants that written on it. */
export const withoutOwnAccount = (prompt: string): string => prompt.replace(FOR_ACCOUNT, '$1');

const PLACED = new RegExp(
  `^(?:\\S+ ){0,5}(?:top|bottom|corner|below|under|unten|oben|ecke|arriba|abajo|esquina|haut|bas|coin|cima|embaixo|canto|cantinho|alto|basso|angolo|sotto)(?: \\S+){0,4} ${HANDLE}[.!]?$|^${HANDLE},?(?: \\S+){0,4} (?:top|bottom|corner|below|unten|oben|ecke|arriba|abajo|esquina|haut|bas|coin|embaixo|canto|cantinho|alto|basso|angolo|sotto)(?: \\S+){0,3}$`,
  'iu',
);
/** True for a prompt without a verb that only says a handle and its place: "unten klein @mia.bakes". */
export const isPlacedHandle = (prompt: string): boolean => PLACED.test(prompt.trim());

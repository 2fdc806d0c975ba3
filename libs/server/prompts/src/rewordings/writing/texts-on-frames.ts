/*
 * "Cornice bianca con scritto Ponza 2018": a frame, and a text on it that is a wish of its own. Without its own verb it
 * would be lost, and the color of the frame would be that of the letters.
 */

const FRAME =
  '(?:frames?|borders?|rahmen|rand|polaroid-?\\p{L}*|polaro[iï]ds?|marcos?|bordes?|cadres?|bordures?|molduras?|bordas?|cornic[ei]|bord[oi])';
const TEXT = '(?<text>[\\p{L}\\d][^,.;!?\\n"“”«»]{1,45}?)';
const END =
  '(?=\\s*(?:[,.;!?\\n]|$)| (?:in basso|sotto|in alto|sopra|unten|oben|drunter|abajo|arriba|en bas|en haut|dessous|embaixo|em cima|em baixo|below|underneath|at the (?:bottom|top)|on it|drauf|drunter)(?!\\p{L})| (?:and|then|und|dann|y|et|puis|e|poi) (?:please |bitte )?(?:make|crop|cut|brighten|darken|sharpen|add|put|blur|remove|turn|mach|schneid|füg|heller|haz|recorta|pon|quita|más|mets|rends|recadre|enlève|plus|põe|deixa|recorta|tira|mais|metti|rendi|ritaglia|togli|più)\\p{L}*(?!\\p{L}))';
const LINK = '[^.;!?\\n"“”«»]{0,60}?';

/** For each language, what says that a text follows, the plainer wish for it, and the frame of an instant photo. */
const LANGUAGES: readonly (readonly [saying: string, plainer: string, polaroid: string])[] = [
  [
    '(?:(?:that|which) (?:says|reads)|saying|reading|with (?:the )?(?:text|words|caption|title))',
    'add the text',
    'polaroid frame',
  ],
  [
    '(?:(?:wo |auf dem |)(?:drauf|darauf|drunter|darunter) steht|mit (?:der )?(?:aufschrift|beschriftung))',
    'füge den Text hinzu:',
    'Polaroid-Rahmen',
  ],
  [
    '(?:con (?:lo )?escrito|que (?:diga|ponga)|escrito|y escrito|con la (?:frase|leyenda))',
    'añade el texto',
    'marco polaroid',
  ],
  [
    "(?:avec (?:(?:dessus )?écrit|marqué|inscrit)|avec l['’]inscription|qui dise?|et écrit)",
    'ajoute le texte',
    'cadre polaroid',
  ],
  [
    '(?:com (?:o )?escrito|escrito|com a frase|que diga|que diz|onde se lê)',
    'adiciona o texto',
    'moldura polaroid',
  ],
  [
    '(?:con (?:su |sopra )?scritto|e scritto|con la (?:dicitura|scritta)|che dica)',
    'aggiungi il testo',
    'cornice polaroid',
  ],
];

const SOMEWHERE =
  '(?: (?:sopra|dessus|encima|en él|drauf|in it|on it|em cima|in basso|sotto|unten|abajo|en bas|embaixo))?';
/** A frame that shall go has a text already. */
const GONE =
  '(?<!(?<!\\p{L})(?:remove|erase|delete|without|entfern\\p{L}*|ohne|quita|borra|sin|enlève|supprime|sans|tira|apaga|sem|togli|rimuovi|senza) (?:\\p{L}+ ){0,2})';
const TEXTS_ON_FRAMES = LANGUAGES.map(([saying, plainer, polaroid]) => ({
  said: new RegExp(
    `${GONE}(?<frame>(?<!\\p{L})${FRAME}(?!\\p{L})${LINK}),? ${saying}${SOMEWHERE}:? ${TEXT}${END}`,
    'iu',
  ),
  plainer,
  polaroid,
}));
/** "A polaroid that says": the frame of one is meant, because its look alone has no place for a text. */
const POLAROID = /^polaro[iï]ds?$/iu;

/**
 * Words with which a text in small letters does not begin, because they say where it stands, how it looks, or which one it
 * is: "a border with the caption in red".
 */
const NAME =
  '(?:names?|initials|date|title|address|number|logo|text|name[ns]?|initialen|datum|adresse|nummer|nombres?|iniciales|fecha|dirección|número|noms?|prénoms?|initiales|numéro|nomes?|iniciais|data|nom[ei]|iniziali|indirizzo|numero|testo)';
const NOT_TEXT = new RegExp(
  `^(?:in|at|on|of|below|under|above|inside|around|something|anything|what|von|im|am|unten|oben|etwas|de|del|en|abajo|arriba|debajo|algo|lo que|du|des|dans|sur|quelque chose|ce que|em|no|na|alguma coisa|di|sotto|sopra|qualcosa|(?:the|my|our|his|her|their|your|meine?[mnr]?|unsere?[mnr]?|mis?|nuestr[oa]s?|mon|ma|mes|nos|notre|o|meu|minha|nosso|il|la|mi[oa]|i nostri|(?:il|la) (?:mio|mia|nostro)) (?:\\p{L}+ )?${NAME})(?!\\p{L})`,
  'iu',
);

/** The prompt whose text for a frame is a wish of its own. Unchanged if it has quotation marks. */
export const withTextsOnFrames = (prompt: string): string =>
  /["“”„«»]/u.test(prompt)
    ? prompt
    : TEXTS_ON_FRAMES.reduce(
        (asked, { said, plainer, polaroid }) =>
          asked.replace(said, (...found) => {
            const { frame = '', text = '' } = found.at(-1) as Record<string, string>;
            const isText = /^[\p{Lu}\d]/u.test(text) || !NOT_TEXT.test(text);
            return isText ? `${POLAROID.test(frame) ? polaroid : frame}, ${plainer} "${text}"` : found[0];
          }),
        prompt,
      );

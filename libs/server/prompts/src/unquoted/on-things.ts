import { ARTICLE, form } from './words-of-texts.ts';

/* Things of a picture on which somebody wants letters: "write Happy Birthday Leonie on the cake". They are no part of a text. */

const ON = /^(?:on|onto|auf|aufs|sur|en|sobre|no|na|nos|nas|sul|sulla|sullo|sull)$/iu;
/** "Sur l'étiquette", "sull'etichetta": a preposition or an article and its noun in one word. */
const ELIDED = /^(?:l|sull|nell)['’](?<noun>\p{L}+)$/iu;
const THE = form(`^(?:${ARTICLE})$`);
/** What people have letters on. The names of what a title is more likely about, such as a train or a hill, are left out. */
export const LETTERED_THINGS = [
  'cakes?|cupcakes?|pie|cookies?|chocolate|plaque|walls?|windows?|storefront|shirts?|t-?shirts?|tee|jersey|hoodie|sweater|jacket|cap|hat|apron|sash|bib|helmet|doors?|signs?|signboard|board|blackboard|chalkboard|whiteboard|slate|mugs?|cups?|bottles?|box|boxes|package|packaging|bags?|banner|flags?|balloons?|labels?|tags?|van|truck|car|windscreen|windshield|plate|envelope|gravestone|tombstone|headstone|notebook|screen|monitor|billboard|fence|barrel|crate|trophy|medal|ribbon|curtain|pillow|towel|forehead|chest|building|facade|surfboard|guitar',
  'torte|kuchen|keks|schokolade|plakette|wand|mauer|fenster|scheibe|schaufenster|shirt|trikot|pulli|jacke|mütze|kappe|schürze|schärpe|helm|tür|schild|tafel|schiefertafel|tasse|becher|flasche|schachtel|kiste|karton|verpackung|tüte|tasche|banner|fahne|flagge|ballon|luftballon|etikett|anhänger|auto|lkw|umschlag|grabstein|heft|bildschirm|zaun|fass|pokal|medaille|schleife|stirn|brust|haus|gebäude',
  'tarta|pastel|torta|galleta|chocolate|placa|pared|muro|ventana|escaparate|camiseta|camisa|playera|sudadera|chaqueta|gorra|delantal|casco|puerta|letrero|pizarra|taza|botella|caja|paquete|bolsa|bandera|globo|etiqueta|furgoneta|camión|coche|carro|sobre|lápida|cuaderno|pantalla|valla|trofeo|medalla|frente|pecho|edificio|fachada',
  'gâteau|gateau|biscuit|chocolat|plaque|mur|fenêtre|vitre|vitrine|tee-?shirt|maillot|pull|veste|casquette|tablier|écharpe|casque|porte|panneau|ardoise|tableau|tasse|bouteille|boîte|carton|paquet|sac|drapeau|ballon|étiquette|camion|camionnette|voiture|enveloppe|tombe|cahier|écran|clôture|trophée|médaille|ruban|front|poitrine|bâtiment|façade',
  'bolo|torta|bolacha|parede|muro|janela|vitrine|camisa|camisola|moletom|boné|avental|capacete|porta|letreiro|quadro|lousa|caneca|xícara|garrafa|caixa|pacote|sacola|bandeira|balão|etiqueta|caminhão|carrinha|carro|envelope|lápide|caderno|tela|ecrã|cerca|troféu|medalha|testa|peito|prédio|fachada',
  'torta|biscotto|cioccolato|targa|muro|parete|finestra|vetrina|maglietta|maglia|felpa|giacca|cappello|cappellino|grembiule|casco|porta|cartello|lavagna|tazza|bottiglia|scatola|pacco|borsa|bandiera|palloncino|etichetta|furgone|camion|macchina|auto|busta|lapide|quaderno|schermo|recinto|trofeo|medaglia|nastro|fronte|petto|palazzo|facciata',
].join('|');
const LETTERED = new RegExp(`^(?:${LETTERED_THINGS})$`, 'iu');
/** The most words between the article and such a thing: "on the shop window". */
const MOST_BETWEEN = 2;

/**
 * True if the words from here name a thing on which a text shall stand. In front of a text in capitals anything may be this
 * thing, and a capital letter makes a thing a part of a title, except in German.
 */
export const isOnThing = (words: readonly string[], at: number, isTextInCapitals: boolean): boolean => {
  const word = words[at] ?? '';
  const bare = (one: string): string => one.replace(/[,;:.!?)]+$/u, '');
  const isThing = (one: string): boolean => LETTERED.test(one);
  const elided = ELIDED.exec(bare(word))?.groups?.['noun'];
  if (elided !== undefined) return isThing(elided);
  // "Writing on the wall" is a title.
  if (!ON.test(word) || /ing$/iu.test(words[at - 1] ?? '')) return false;
  const next = words.slice(at + 1, at + 3 + MOST_BETWEEN);
  const [first = ''] = next;
  const hasArticle = THE.test(first) || /^(?:l['’])/iu.test(first);
  const isContracted = /^(?:aufs|no|na|nos|nas|sul|sulla|sullo)$/iu.test(word);
  if (!hasArticle && !isContracted) return false;
  const nouns = hasArticle ? next.slice(1) : next.slice(0, 1 + MOST_BETWEEN);
  const named = /^l['’]/iu.test(first) ? [first.replace(/^l['’]/iu, ''), ...nouns] : nouns;
  const isGerman = /^aufs?$/iu.test(word);
  const end = named.findIndex((one) => isThing(bare(one)) || /[,;:.!?]$/u.test(one));
  const found = bare(named[end] ?? '');
  if (isThing(found)) return isGerman || named.slice(0, end + 1).every((one) => /^\p{Ll}/u.test(one));
  return isTextInCapitals && hasArticle && /^\p{Ll}/u.test(named[0] ?? '');
};

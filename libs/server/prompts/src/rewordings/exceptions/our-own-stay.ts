import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The person's own people stay of those who are somewhere, perhaps beside a thing that nobody would remove: "remove people from the
 * beach but not the tower and not my kids in the front". They are in front, as in “remove everyone except us”.
 */

interface OurOwn {
  readonly remove: string;
  readonly people: string;
  readonly somewhere: string;
  readonly but: string;
  /** A thing that stays too, with the words up to the people. */
  readonly thing: string;
  readonly ours: string;
  readonly inFront: string;
  readonly plainer: string;
}

const ourOwn = ({ remove, people, somewhere, but, thing, ours, inFront, plainer }: OurOwn): Rewording => [
  new RegExp(
    `(?<!\\p{L})(?:${remove}) (?:${people})(?: (?:${somewhere}))?,? (?:${but}) (?:(?:${thing}) )?(?:${ours})(?: (?:${inFront}))?${endOrNext(PLEASE_WORDS)}`,
    'giu',
  ),
  plainer,
];

export const OUR_OWN_STAY: readonly Rewording[] = [
  ourOwn({
    remove: 'remove|erase|delete|take out|get rid of',
    people:
      '(?:all )?(?:the |those |these |other )?(?:people|tourists|strangers|bystanders)|everyone|everybody',
    somewhere: '(?:from|on|at|in|around) (?:the|this|that|our|my) \\p{L}+',
    but: 'but not|except(?: for)?|but|apart from|and not|not',
    thing: "(?:the|our|my) [\\p{L}'’ -]{2,30}?,? (?:(?:and|but|or) not|and|or|nor)",
    ours: '(?:(?:my|our) (?:own )?(?:two |three |little )?(?:kids?|children|child|sons?|daughters?|boys?|girls?|wife|husband|family|friends?|parents|mom|mum|dad|partner)|us)',
    inFront: '(?:in|at|up) (?:the )?front|in the foreground',
    plainer: 'remove everyone except us',
  }),
  ourOwn({
    remove: 'entfern\\p{L}*|lösch\\p{L}*|retuschier\\p{L}*',
    people: '(?:alle )?(?:die |anderen |fremden )*(?:leute|menschen|personen|touristen)|alle',
    somewhere: '(?:am|vom|auf dem|auf der|im|in der|von der|an der) \\p{L}+',
    but: 'aber nicht|nur nicht|außer|bis auf',
    thing: "(?:den|die|das|der|dem) [\\p{L}'’ -]{2,30}? (?:und|oder)(?: (?:auch )?nicht)?",
    ours: '(?:(?:meine?n?|unsere?n?|meinem|meiner|unserem|unserer) (?:zwei |beiden |kleinen )?(?:kind(?:er|ern)?|sohn|söhnen?|tochter|töchtern?|mann|frau|familie|freunden?|eltern|jungs|mädchen)|uns)',
    inFront: '(?:ganz )?vorne?|im vordergrund',
    plainer: 'entferne alle außer uns',
  }),
  ourOwn({
    remove: 'quita[rn]?|borra[rn]?|elimina[rn]?',
    people:
      '(?:a )?(?:toda )?(?:la (?:otra )?gente|las (?:demás )?personas|los (?:demás )?turistas)|a tod[oa]s|a todo el mundo',
    somewhere: '(?:de|en) (?:la|el) \\p{L}+|del \\p{L}+',
    but: 'pero no|menos|excepto|salvo',
    thing: "(?:a )?(?:el|la|los|las) [\\p{L}'’ -]{2,30}? (?:y|o|ni)(?: (?:tampoco|no))?",
    ours: '(?:a )?(?:(?:mis?|nuestr[oa]s?) (?:dos )?(?:niñ[oa]s?|hij[oa]s?|peques?|mujer|marido|familia|amig[oa]s?|padres)|nosotr[oa]s)',
    inFront: '(?:que están? )?(?:de|al|en el) (?:delante|frente)|(?:que están? )?delante|en primer plano',
    plainer: 'quita a todos menos a nosotros',
  }),
  ourOwn({
    remove: 'enlève[rz]?|enlever|efface[rz]?|supprime[rz]?',
    people: '(?:tous |toutes )?(?:les (?:autres )?(?:gens|personnes|touristes))|tout le monde',
    somewhere: "(?:de|sur|à) (?:la |l['’])\\p{L}+|du \\p{L}+|au \\p{L}+",
    but: 'mais pas|sauf|à part|excepté',
    thing: "(?:la |le |les |l['’])[\\p{L}'’ -]{2,30}? (?:et|ou|ni)(?: (?:pas|non plus))?",
    ours: '(?:(?:mes|mon|ma|nos|notre) (?:deux |petits? )?(?:enfants?|fils|filles?|gosses|femme|mari|famille|amis?|amies?|parents)|nous)',
    inFront: '(?:qui (?:est|sont) )?devant|au premier plan',
    plainer: 'enlève tout le monde sauf nous',
  }),
  ourOwn({
    remove: 'tira[r]?|remov[ae]r?|apaga[r]?',
    people: '(?:todas )?(?:as (?:outras )?pessoas|os turistas|a gente)|todo (?:o )?mundo|toda a gente',
    somewhere: '(?:d|n)[ao]s? \\p{L}+',
    but: 'mas não|menos|exceto|salvo',
    thing: "[oa]s? [\\p{L}'’ -]{2,30}? (?:e|ou|nem)(?: não)?",
    ours: '(?:(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) (?:dois |duas )?(?:filh[oa]s?|crianças|mulher|marido|família|amig[oa]s?|pais)|nós)',
    inFront: '(?:que est(?:á|ão) )?(?:n[ao] frente|à frente|em primeiro plano)',
    plainer: 'tira todo mundo menos nós',
  }),
  ourOwn({
    remove: 'togli(?:ere)?|rimuov[ie](?:re)?|cancella(?:re)?|elimina(?:re)?',
    people: '(?:tutt[ea] )?(?:le (?:altre )?persone|la gente|i turisti)|tutti',
    somewhere: "(?:dall|sull|nell|dell|all)(?:a |['’])\\p{L}+|(?:dal|sul|nel|del|al) \\p{L}+",
    but: 'ma non|tranne|meno|eccetto|salvo',
    thing: "(?:il |lo |la |i |gli |le |l['’])[\\p{L}'’ -]{2,30}? (?:e|o|né)(?: non)?",
    ours: '(?:(?:i |le |la |il )?(?:miei|mie|mio|mia|nostr[oiae]) (?:due )?(?:figli[oae]?|bambin[ioae]|moglie|marito|famiglia|amic[io]|amiche|genitori)|noi)',
    inFront: '(?:che (?:è|sono) )?(?:davanti|in primo piano)',
    plainer: 'togli tutti tranne noi',
  }),
];

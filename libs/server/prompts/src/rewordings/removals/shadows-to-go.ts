import { COURTESIES, END, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “There is a shadow of my hand on the page, I need it away”: a shadow is told first, and then that it shall go. Both
 * readers would add one.
 */

interface Language {
  /** What tells that there is a shadow. */
  readonly there: string;
  readonly shadow: string;
  /** That it shall go, in a clause or a sentence of its own. */
  readonly goes: string;
  /** The plainer wish, before where the shadow lies. */
  readonly remove: string;
  /** “Of my hand”, and “over the whole page”. */
  readonly owner: string;
  readonly page: string;
  /** The plainer wish for a shadow on a page. */
  readonly onPage: string;
}

const LANGUAGES: readonly Language[] = [
  {
    there:
      "(?:there(?:['’]?s| is| are| was)|(?:(?:i|you|we) )?(?:can )?see|(?:i|we)(?:['’]ve)? (?:have|got))(?: (?:an?|the|some|this|my|our))?",
    shadow: 'shadows?',
    goes: '(?:(?:and |so )?(?:i|we) (?:really )?(?:need|want)(?:ed)? (?:it|them|that|this) (?:to (?:go|be gone|disappear)|away|gone|out|off|removed)|(?:it|that|this|they) (?:needs?|has|have|must|should|gotta)(?: to)? (?:go|be gone|disappear|be removed)|(?:and )?(?:take|get|make|can you (?:take|get|make)) (?:it|them|that) (?:away|out|off|go away|gone|disappear|vanish)|(?:get rid of|remove|delete|erase|can you (?:remove|get rid of)) (?:it|them|that))',
    remove: 'remove the shadow',
    owner: 'of|from|by',
    page: '(?:on|over|across|in|from|all over) (?:the |my |this )?(?:whole |entire )?(?:page|paper|sheet|document|receipt|letter|form|invoice)',
    onPage: 'remove the shadow on the page',
  },
  {
    there:
      '(?:(?:da|hier|es) (?:ist|sind|liegt|gibt es)|es gibt|(?:ich|man|wir) (?:sehe|sieht|sehen|habe?|hat)|auf (?:dem|der|den) (?:\\p{L}+ ){1,2}(?:ist|liegt|sieht man))(?: (?:ein|einen|der|den|so ein|mein|meinen))?',
    shadow: 'schatten',
    goes: '(?:(?:den|der|das|ihn) (?:brauche?|will|möchte|hätte|muss|soll|sollte|bitte|mach|nimm|kann)(?: (?:ich|bitte|gerne?|mal|du))*(?: (?:weg|raus|verschwinden|entfern\\p{L}*|wegmachen|wegnehmen|weghaben|weg haben))|ich (?:will|möchte|brauche?) (?:ihn|den|das) (?:bitte )?(?:weg|raus)(?: haben)?|(?:mach|nimm) (?:ihn|den|das) (?:bitte )?(?:weg|raus)|entferne? (?:ihn|den|das)|(?:bitte )?(?:weg damit|entfernen|wegmachen))',
    remove: 'entferne den Schatten',
    owner: 'von|vom|meine[rs]|der|des',
    page: '(?:auf|über|vom|von) (?:der |dem |den |die |das )?(?:ganzen? )?(?:seite|blatt|papier|dokument|beleg|brief|formular|rechnung|zettel)',
    onPage: 'entferne den Schatten auf dem Blatt',
  },
  {
    there:
      '(?:hay|se ven?|veo|tengo|tiene|está|salen?|sale)(?: (?:una|unas|la|las|mi))?(?: (?:maldita|fea|gran))?',
    shadow: 'sombras?',
    goes: '(?:(?:la|las|eso) (?:quiero|necesito) (?:fuera|quitar|eliminar|borrar|lejos)|(?:quiero|necesito) que (?:se vaya|desaparezca|la quites)|(?:que|debe|tiene que) (?:se vaya|desaparezca|desaparecer|irse)|(?:quít|bórr|elimín|sác)a(?:la|las|mela|melas)|hay que quitarlas?|(?:puedes|podrías) (?:quitar|borrar|eliminar)las?)',
    remove: 'quita la sombra',
    owner: 'de|del',
    page: '(?:en|sobre|de|por) (?:tod[ao] )?(?:la |el |mi )?(?:página|hoja|papel|documento|recibo|carta|factura)(?: entera)?',
    onPage: 'quita la sombra en la hoja',
  },
  {
    there: "(?:il y a|y a|on voit|je vois|j['’]ai|on a)(?: (?:une|des|la|les|mon))?",
    shadow: "(?:l['’])?ombres?",
    goes: "(?:(?:je|j['’]) ?(?:veux|voudrais|aimerais) (?:qu['’]elles? (?:disparaiss\\p{L}+|s['’]en ail\\p{L}+|parte(?:nt)?)|(?:l['’]|la |les )(?:enlever|supprimer|retirer|virer))|(?:il )?faut (?:l['’]|la |les )(?:enlever|supprimer|retirer|virer|effacer)|(?:enlève|supprime|retire|efface|vire)[rz]?-(?:la|les)(?: moi)?|(?:elle|ça) (?:doit|devrait) (?:partir|disparaître)|à (?:enlever|supprimer|retirer)|(?:tu peux|peux-tu|pouvez-vous) (?:l['’]|la |les )(?:enlever|supprimer|retirer))",
    remove: "enlève l'ombre",
    owner: 'de|du',
    page: '(?:sur|de|à travers|dans) (?:toute )?(?:la |le |ma |mon )?(?:page|feuille|papier|document|reçu|lettre|facture)(?: entière)?',
    onPage: "enlève l'ombre sur la page",
  },
  {
    there: '(?:tem|há|ha|dá pra ver|d[aá] para ver|vejo|aparece|ficou)(?: (?:uma|umas|a|as|minha))?',
    shadow: 'sombras?',
    goes: '(?:(?:quero|preciso) que (?:el[ao]s? )?(?:sumam?|desapareçam?|saiam?|vão embora)|(?:quero|preciso)(?:-[ao]s?)? (?:el[ao]s? )?(?:fora|tirad[ao]s?|sumid[ao]s?)|(?:tira|tire|remove|remova|apaga|apague|some com)(?:-?[ao]s?| el[ao]s?| isso)?|(?:tem que|precisa|deve) (?:sair|sumir|desaparecer)|(?:dá pra|pode|consegue) (?:tirar|remover|apagar)(?: el[ao]s?)?)',
    remove: 'tira a sombra',
    owner: 'd[aoe]s?',
    page: '(?:n[ao]|sobre|em|d[ao]|por) (?:tod[ao] )?(?:a |o )?(?:página|folha|papel|documento|recibo|carta|nota)(?: inteir[ao]| tod[ao])?',
    onPage: 'tira a sombra da página',
  },
  {
    there: "(?:c['’]è|ci sono|si ved(?:e|ono)|vedo|ho)(?: (?:un|una|delle|la|le|mia))?",
    shadow: "(?:un['’]|l['’])?ombr[ae]",
    goes: '(?:(?:la|le) (?:voglio|vorrei) (?:via|fuori|togliere|eliminare)|(?:voglio|vorrei) che (?:spariscan?o?|vadano? via|sparisca)|(?:togli|leva|elimina|rimuovi|cancella)(?:la|le|mela)|(?:deve|devono|va|vanno) (?:sparire|andare via|andarsene|tolt[ae]|levat[ae]|eliminat[ae])|(?:puoi|potresti) (?:toglier|levar|eliminar|rimuover)l[ae])',
    remove: "togli l'ombra",
    owner: 'd(?:i|el|ella|elle|ei)',
    page: '(?:su|sul|sulla|dal|dalla|di|in|nella) (?:tutt[ao] )?(?:la |il )?(?:pagina|foglio|carta|documento|scontrino|lettera|ricevuta|fattura)(?: inter[ao])?',
    onPage: "togli l'ombra dalla pagina",
  },
];

const COURTESY = `(?:,? (?:${COURTESIES}))?`;

export const SHADOWS_TO_GO: readonly Rewording[] = LANGUAGES.flatMap(
  ({ there, shadow, goes, remove, owner, page, onPage }): readonly Rewording[] => [
    [
      new RegExp(
        `(?<=^\\s*|[.!?;,] )${there} ?(?:[\\p{L}]+ ){0,2}?${shadow}(?<where> [^,.;!?]{2,70}?|)(?: ?[,.;!] ?| - | (?=(?:and|und|y|et|e) ))(?:(?:${PLEASE_WORDS}|and|und|y|et|e)[ ,]+)?${goes}${COURTESY}${END}`,
        'giu',
      ),
      `${remove}$<where>`,
    ],
    [
      new RegExp(`(?<=^\\s*|[.!?;,] )${remove}(?: (?:${owner}) [^,.;!?]{2,40}?)? ${page}${END}`, 'giu'),
      onPage,
    ],
  ],
);

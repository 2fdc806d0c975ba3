import type { Rewording } from '../rewording.ts';

/*
 * “My ex is on the far left, he has to go”: who it is and where, and then that he shall go. Both readers take the place from
 * one sentence and somebody from the other, or nobody.
 */

const WHO =
  '(?<who>ex|ex-?(?:freund|mann|frau|freundin|husband|wife|boyfriend|girlfriend|novio|novia|marido|mujer|mari|femme|copain|copine|namorad[oa]|marit[oa]|moglie|ragazz[oa])|brother|sister|uncle|aunt|cousin|colleague|boss|neighbou?r|bruder|schwester|onkel|tante|cousin|cousine|kollege|kollegin|chef|chefin|nachbar|nachbarin|schwager|schwägerin|herman[oa]|tí[oa]|prim[oa]|cuñad[oa]|jef[ea]|vecin[oa]|frère|sœur|oncle|collègue|voisine?|beau-frère|belle-sœur|irmão|irmã|ti[oa]|cunhad[oa]|chefe|vizinh[oa]|fratello|sorella|zi[oa]|cugin[oa]|cognat[oa]|collega|capo)';

interface Language {
  readonly my: string;
  readonly stands: string;
  readonly place: string;
  /** That this person shall go, behind a comma or a full stop. */
  readonly goes: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    my: 'my|our|her|his',
    stands: "(?:(?:is|stands|sits)(?: (?:standing|sitting|the one))?|['’]s)",
    place: '(?:on|at|to|in) the (?:(?:far|very) )?(?<side>left|right)',
    goes: '(?:(?:he|she|they) (?:has|have|needs?|must) (?:to )?(?:go|be gone|be removed|disappear)|(?:please )?(?:remove|take|delete|erase|get rid of) (?:him|her|them)(?: out| away)?)',
    plainer: 'remove my $<who> on the $<side>',
  },
  {
    my: 'meine?|unsere?|ihre?|seine?|der|die',
    stands: '(?:ist|steht|sitzt)(?: (?:der|die))?',
    place: '(?:(?:ganz|da) )?(?<side>links|rechts)(?: außen)?',
    goes: '(?:(?:der|die|er|sie) (?:muss|soll|sollte|kann|darf) (?:(?:da|bitte|unbedingt|echt) )*(?:weg|raus|verschwinden|entfernt werden)|(?:den|die|ihn|sie) bitte (?:da )?(?:weg(?:machen)?|raus(?:nehmen)?|entfernen))',
    plainer: 'entferne $<who> $<side>',
  },
  {
    my: 'mi|nuestr[oa]|su',
    stands: '(?:está|es)(?: (?:el|la|parad[oa]|sentad[oa]))?',
    place: '(?:a|en|de) la (?<side>izquierda|derecha)(?: del todo)?',
    goes: '(?:(?:hay que|tiene que|debe) (?:quitarl[oa]|irse|desaparecer|borrarl[oa])|(?:quít|bórr|elimín)al[oa])',
    plainer: 'quita a mi $<who> de la $<side>',
  },
  {
    my: 'mon|ma|notre|son|sa',
    stands: "(?:est|c['’]est)(?: (?:celui|celle|debout|assise?|tout))*",
    place: '(?:(?:tout )?à|de) (?:la )?(?<side>gauche|droite)',
    goes: "(?:il faut (?:l['’]|la |le )(?:enlever|retirer|effacer|virer|supprimer)|(?:enlève|retire|efface|vire|supprime)[zs]?-l[ea]|(?:il|elle) doit (?:partir|disparaître))",
    plainer: 'enlève mon $<who> à $<side>',
  },
  {
    my: '(?:[ao] )?(?:meu|minha|nosso|nossa|seu|sua)',
    stands: '(?:está|tá|é|fica)(?: (?:o|a|de pé|sentad[oa]))?',
    place: '(?:à|na|da|a) (?<side>esquerda|direita)',
    goes: '(?:(?:tira|apaga|remove)(?: el[ea])?|tem que (?:sair|sumir)|precisa sair)',
    plainer: 'tira meu $<who> da $<side>',
  },
  {
    my: '(?:il |la )?(?:mi[oa]|nostr[oa]|su[oa])',
    stands: '(?:è|sta)(?: (?:quell[oa]|in piedi|sedut[oa]))?',
    place: '(?:tutt[oa] )?(?:a|sulla) (?<side>sinistra|destra)',
    goes: '(?:(?:togli|leva|rimuovi|cancella)l[oa](?: dai)?|(?:deve|va) (?:sparire|andarsene|tolt[oa]|levat[oa]))',
    plainer: 'togli il mio $<who> a $<side>',
  },
];

export const STANDS_THERE: readonly Rewording[] = LANGUAGES.map(({ my, stands, place, goes, plainer }) => [
  new RegExp(
    `(?<=^\\s*|[.,;!?]\\s*)(?:${my}) ${WHO} ${stands} ${place} ?[,.;!] ?(?:(?:and|und|y|et|e) )?${goes}(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  plainer,
]);

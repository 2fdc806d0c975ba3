import type { Rewording } from '../rewording.ts';

/* "Remove the people, so that only the falls and I are left": all but me, who am no one of them. */

interface Language {
  readonly remove: string;
  readonly people: string;
  /** Where they are. */
  readonly there: string;
  readonly onlyI: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    remove: '(?:remove|erase|delete|get rid of|take out|lose)',
    people:
      '(?:all )?(?:the |those |these )?(?:other )?(?:people|persons|tourists|others|strangers|visitors|surfers|swimmers|hikers|bathers|guests)',
    there: '(?: (?:at|on|in|from|along|by|around|behind) (?:the )?\\p{L}+)?',
    onlyI:
      "(?:(?:so )?(?:that )?(?:it is |it[’']s )?(?:only|just) (?:the \\p{L}+(?: \\p{L}+)? and )?(?:i|me|myself)(?: (?:and the \\p{L}+))?(?: (?:am|are|is) left| remain(?:s)?| stay(?:s)?| should (?:stay|remain)| on the \\p{L}+| in (?:it|the (?:photo|picture|\\p{L}+)))?|(?:leave|keep|i want) (?:only|just) (?:the \\p{L}+(?: \\p{L}+)? and )?(?:me|myself)(?: (?:and the \\p{L}+))?(?: (?:on|in) the \\p{L}+)?)",
    plainer: 'remove everyone except me',
  },
  {
    remove: '(?:entfern(?:e|en)?|lösche?|nimm|mach)',
    people:
      '(?:alle )?(?:die |den )?(?:anderen? )?(?:leute|personen|menschen|touristen|anderen|surfer|besucher|wanderer|badegäste|gäste)',
    there: '(?: (?:am|auf|an|im|in|vom|hinter) (?:dem |der |den )?\\p{L}+)?(?: (?:weg|raus))?',
    onlyI:
      '(?:(?:so ?dass|damit) )?(?:es (?:soll(?:en)?|darf) )?nur (?:noch )?(?:(?:der|die|das) \\p{L}+ und )?ich(?: und (?:der|die|das) \\p{L}+)?(?: (?:soll(?:en)?|darf|dürfen))?(?: (?:übrig )?bleib(?:e|en|t)| zu sehen (?:bin|sind)| drauf (?:bin|sind|sein)| auf der \\p{L}+| im bild)?',
    plainer: 'entferne alle Leute außer mir',
  },
  {
    remove: '(?:saca|quita|borra|elimina|sácame|quítame)',
    people:
      '(?:a )?(?:toda )?(?:la gente|las (?:otras |demás )?personas|l[oa]s (?:otr[oa]s|demás|turistas|surfistas|visitantes|bañistas)(?: (?:surfistas|personas|turistas))?)',
    there: '(?: (?:de|en|del|detrás de) (?:la |el |las |los )?\\p{L}+)?',
    onlyI:
      '(?:(?:y )?(?:que|para que) )?(?:(?:se )?(?:quede|queden|salga|salgan|vea|vean|esté|estemos)|quiero (?:salir|quedar|estar|que (?:quede|salga)|quedarme)) (?:solo|sólo|solamente|únicamente|nomás) (?:(?:el|la|los|las) \\p{L}+ y )?yo(?: y (?:el|la|los|las) \\p{L}+)?(?: en (?:la|el) \\p{L}+)?',
    plainer: 'quita a todos menos a mí',
  },
  {
    remove: '(?:enlève[rz]?|enlever|efface[rz]?|supprime[rz]?|vire|retire[rz]?)',
    people:
      '(?:tous |toutes )?(?:les (?:autres )?(?:gens|personnes|touristes|surfeurs|visiteurs|baigneurs)|les autres)',
    there: "(?: (?:de|du|des|sur|à|dans|derrière) ?(?:la |le |les |l['’])?\\p{L}+)?",
    onlyI:
      "(?:(?:pour )?qu['’]il (?:ne )?reste (?:plus )?(?:que|seulement|juste) |(?:je (?:ne )?veux (?:que|juste)|garde[rz]? (?:juste|seulement|que)|juste|seulement) )(?:(?:les |la |le |l['’])\\p{L}+ et )?moi(?: et (?:les |la |le |l['’])\\p{L}+)?(?: sur (?:la |le |l['’])\\p{L}+)?",
    plainer: 'enlève tout le monde sauf moi',
  },
  {
    remove: '(?:tira(?:r)?|apaga(?:r)?|remov(?:e|a|er)|elimina|some com)',
    people:
      '(?:todas? )?(?:as (?:outras )?pessoas|os outros(?: (?:surfistas|turistas|banhistas))?|as outras(?: pessoas)?|a galera|(?:os|as) (?:turistas|surfistas|banhistas|visitantes))',
    there: '(?: (?:de|da|do|das|dos|na|no|atrás d[ao]) ?\\p{L}+)?',
    onlyI:
      '(?:(?:e )?(?:que|pra|para) )?(?:(?:fique|fiquem|ficar|ficarem|deixa|deixe|quero|apareça|sobre|sobrem) )?(?:que (?:fique|fiquem) )?(?:só|somente|apenas) (?:[ao]s? \\p{L}+ e )?eu(?: e [ao]s? \\p{L}+)?(?: n[ao] \\p{L}+)?',
    plainer: 'tira todo mundo menos eu',
  },
  {
    remove: '(?:togli|cancella|elimina|rimuovi|leva)(?:re)?',
    people:
      '(?:tutte? )?(?:le (?:altre )?persone|la gente|gli altri(?: (?:surfisti|turisti))?|i (?:turisti|surfisti|bagnanti|visitatori))',
    there: "(?: (?:dal|dalla|dall['’]|dalle|sul|sulla|al|alla|in|dietro) ?\\p{L}+)?",
    onlyI:
      "(?:(?:e )?(?:che|così) )?(?:(?:restino|resti|restiamo|rimangano|rimanga|rimaniamo|si veda|si vedano|voglio|lascia|tieni) )?(?:solo|soltanto|solamente) (?:(?:le |la |il |i |gli |l['’])\\p{L}+ e )?(?:io|me)(?: e (?:le |la |il |i |gli |l['’])\\p{L}+)?(?: (?:sull['’]|sulla |nella |sul )\\p{L}+)?",
    plainer: 'togli tutti tranne me',
  },
];

export const ONLY_I_STAY: readonly Rewording[] = LANGUAGES.map(
  ({ remove, people, there, onlyI, plainer }): Rewording => [
    new RegExp(
      `(?<!\\p{L})${remove} ${people}${there}(?:,| -|[.;])? ?(?:${onlyI})(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    plainer,
  ],
);

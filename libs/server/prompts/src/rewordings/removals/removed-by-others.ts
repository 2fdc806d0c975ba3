import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Everyone took my hand off too”: what other programs or people removed before, which nobody wants to be gone. */

const LANGUAGES: readonly string[] = [
  '(?:and |but )?(?:everyone|everybody|every (?:other )?(?:app|program|one of them)|(?:the |all the |all )?other (?:apps?|ones?|programs?|people)|(?:the |my )?last (?:app|one|guy)|(?:i (?:have )?tried \\p{L}+ (?:other |different )?apps? and )?they all|all of them)(?: (?:always|also|just|only|has|have))* (?:removed|took|erased|deleted|cut) [^,.;!?]{2,50}',
  '(?:und |aber )?(?:alle(?: anderen)?(?: apps)?|jede(?: andere)? app|(?:die )?anderen? apps?|die letzte app) (?:haben?|hat) [^,.;!?]{2,50} (?:entfernt|gelöscht|wegretuschiert|weggemacht|weggenommen)',
  '(?:y |pero )?(?:todos|todas(?: las apps)?|(?:las )?otras apps?|la última app) (?:me )?(?:(?:han|ha) )?(?:quita(?:ron|do)|quitó|borr(?:aron|ado|ó)|elimin(?:aron|ado|ó)) [^,.;!?]{2,50}',
  "(?:et |mais )?(?:tout le monde|tous|toutes(?: les applis)?|les autres applis|la dernière appli) (?:m['’])?(?:ont|a) (?:enlevé|supprimé|effacé|retiré) [^,.;!?]{2,50}",
  '(?:e |mas )?(?:todo mundo|todos(?: os apps)?|(?:os )?outros apps?|o último app) (?:tir(?:aram|ou)|apag(?:aram|ou)|remov(?:eram|eu)) [^,.;!?]{2,50}',
  "(?:e |ma )?(?:tutti|tutte(?: le app)?|le altre app|l['’]ultima app) (?:hanno|ha) (?:tolto|cancellato|rimosso|eliminato) [^,.;!?]{2,50}",
];

export const REMOVED_BY_OTHERS: readonly Rewording[] = LANGUAGES.flatMap((told): readonly Rewording[] => [
  [new RegExp(`^\\s*${told}[,.;!] ?(?=\\S)`, 'iu'), ''],
  [new RegExp(`(?<=\\S)[,.;!] ?${told}${END}`, 'iu'), ''],
]);

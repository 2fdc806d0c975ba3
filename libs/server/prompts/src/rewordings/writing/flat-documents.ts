import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "This invoice flat": a document that shall lie flat is scanned. */

const LANGUAGES: readonly (readonly [document: string, flat: string, scan: string])[] = [
  [
    '(?:make |get |i need )?(?<what>(?:this|the|my) (?:invoice|receipt|document|page|letter|contract|form|bill))',
    '(?:to (?:be|look|lie) )?(?:nice and |completely |nicely )?flat(?:tened)?',
    'scan $<what>',
  ],
  [
    '(?:mach )?(?<what>(?:diese[rsn]?|die|das|der|den|mein[en]*) (?:rechnung|quittung|beleg|dokument|kassenzettel|kassenbon|brief|vertrag|seite|formular))',
    '(?:schön |ganz |bitte )?(?:flach|platt|glatt)(?: (?:machen|haben|gezogen))?',
    '$<what> scannen',
  ],
  [
    '(?:pon |deja )?(?<what>(?:est[ea]|la|el|mi) (?:factura|recibo|documento|ticket|contrato|hoja|página))',
    '(?:bien |completamente )?(?:plan[oa]|lis[oa])',
    'escanea $<what>',
  ],
  [
    "(?:mets |j['’]aurais besoin de |il me faut )?(?<what>(?:cette?|ce|la|le|ma|mon) (?:facture|reçu|document|page|lettre|contrat|ticket|formulaire))",
    '(?:bien |tout )?à plat',
    'scanne $<what>',
  ],
  [
    '(?:deixa )?(?<what>(?:est[ea]|ess[ea]|a|o|minha|meu) (?:fatura|recibo|nota fiscal|documento|contrato|página|folha))',
    '(?:bem |toda )?(?:plan[oa]|lis[oa]|ret[oa])',
    'escaneia $<what>',
  ],
  [
    '(?:metti |rendi )?(?<what>(?:quest[oa]|la|lo|il|mi[oa]) (?:fattura|scontrino|ricevuta|documento|contratto|pagina|foglio))',
    '(?:bell[oa] |ben )?piatt[oa]',
    'scansiona $<what>',
  ],
];

export const FLAT_DOCUMENTS: readonly Rewording[] = LANGUAGES.map(([document, flat, scan]) => [
  new RegExp(`(?<=(?:^|[.,;!?])\\s*)${document} ${flat}${BEFORE_NEXT_WISH}`, 'giu'),
  scan,
]);

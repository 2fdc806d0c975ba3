import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "This invoice flat": a document that shall lie flat is scanned. So is one around which the table shall go, and no table is
 * removed from the picture.
 */

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

/** The wish to take away the table around a document, for each language. */
const WITHOUT_TABLE: readonly (readonly [table: string, document: string, scan: string])[] = [
  [
    "(?:remove|erase|delete|get rid of|(?:crop|cut|trim|take) (?:out|away|off)) (?:(?:all )?(?:of )?the )?(?:(?:wooden|kitchen|coffee|dining) )?(?:table(?:top|cloth)?|desk|counter(?:top)?|worktop|floor) (?:(?:all|right|that is|that[’']s) )?(?:around|surrounding)",
    '(?:the|this|my) (?:invoice|receipt|document|page|letter|contract|form|bill|sheet|paper|note|certificate)',
    'scan $<what>',
  ],
  [
    '(?:(?:entfern|lösch|schneid|mach|nimm)e? )?(?:den|die|das) (?:tisch(?:platte)?|schreibtisch|tischdecke|boden|holztisch|küchentisch) (?:rund um|rings um|um)',
    '(?:diese[rsn]?|die|das|den|mein[en]*) (?:rechnung|quittung|beleg|dokument|kassenzettel|kassenbon|bon|brief|vertrag|seite|formular|blatt|zettel)(?: herum)?(?: (?:weg(?:schneiden|machen|nehmen)?|entfernen|raus|ab(?:schneiden)?|löschen))?',
    'das Dokument scannen',
  ],
  [
    '(?:quita|elimina|borra|recorta|quitar|eliminar|borrar) (?:la|el) (?:mesa|escritorio|mantel|suelo|piso) (?:de )?(?:alrededor|en torno)',
    '(?:d?el|(?:de |a )?(?:la|est[ea]|mi)) (?:factura|recibo|documento|ticket|contrato|hoja|página|carta|papel|nota)',
    'escanea el documento',
  ],
  [
    '(?:enl[eè]ve[rz]?|supprime[rz]?|retire[rz]?|efface[rz]?|coupe[rz]?) (?:(?:la|le) (?:table|bureau|nappe|sol|plan de travail)) (?:tout )?autour',
    "(?:de (?:la |l['’]|ma |mon |cette |ce )|du )(?:facture|reçu|document|page|lettre|contrat|ticket(?: de caisse)?|formulaire|feuille|papier|attestation)",
    'scanne le document',
  ],
  [
    '(?:tir[ae]|remov[ae]|apag[ae]|cort[ae]|tirar|remover|apagar) (?:a|o) (?:mesa|escrivaninha|toalha|chão|bancada) (?:em volta|ao redor|à volta|em torno)',
    '(?:d[aeo]|dest[ae]|dess[ae])(?: minha| meu)? (?:fatura|recibo|nota(?: fiscal)?|documento|contrato|página|folha|carta|papel|cupom)',
    'escaneia o documento',
  ],
  [
    '(?:togli(?:ere)?|elimina(?:re)?|rimuov(?:i|ere)|cancella(?:re)?|taglia(?: via)?) (?:il|la|lo) (?:tavol[oa]|scrivania|tovaglia|pavimento|bancone) (?:tutto )?(?:intorno|attorno)',
    "(?:all['’]|(?:al|alla|allo|a quest[oa]) )(?:fattura|scontrino|ricevuta|documento|contratto|pagina|foglio|lettera|modulo)",
    'scansiona il documento',
  ],
];

export const FLAT_DOCUMENTS: readonly Rewording[] = [
  ...LANGUAGES.map(([document, flat, scan]): Rewording => [
    new RegExp(`(?<=(?:^|[.,;!?])\\s*)${document} ${flat}${BEFORE_NEXT_WISH}`, 'giu'),
    scan,
  ]),
  ...WITHOUT_TABLE.map(([table, document, scan]): Rewording => [
    new RegExp(`(?<!\\p{L})${table} (?<what>${document})${BEFORE_NEXT_WISH}`, 'giu'),
    scan,
  ]),
];

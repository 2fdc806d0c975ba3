import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    "J'aurais besoin de cette facture bien à plat, fond blanc, sans l'ombre de mon téléphone.",
    'scan-document',
    0,
  ],
  ['this invoice flat, white background', 'scan-document', 0],
  ['make this document flat and white background', 'scan-document', 0],
  ['diese Rechnung flach, weißer Hintergrund', 'scan-document', 0],
  ['esta factura plana, fondo blanco', 'scan-document', 0],
  ['cette facture bien à plat, fond blanc', 'scan-document', 0],
  ['esta fatura bem plana, fundo branco', 'scan-document', 0],
  ['questa fattura bella piatta, sfondo bianco', 'scan-document', 0],
  ['scan the receipt and put it on a white background', 'scan-document', 0],
  ['remove the table around the receipt', 'scan-document', 0],
  ['cut away the desk around the letter and make it brighter', 'brighten + scan-document', 0],
  ['entferne den Tisch um den Kassenbon herum', 'scan-document', 0],
  ['quita la mesa alrededor del recibo', 'scan-document', 0],
  ['enlève la table autour du ticket de caisse', 'scan-document', 0],
  ['tire a mesa em volta do recibo', 'scan-document', 0],
  ['togli il tavolo intorno allo scontrino', 'scan-document', 0],
  ['elimina la scrivania intorno al documento', 'scan-document', 0],
  ['remove the table around the plate', 'remove-object', 0],
  // No document, or no scan.
  ['this photo looks flat', 'contrast', 0],
  ['this product, white background', 'replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);

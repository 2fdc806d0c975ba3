import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Both side by side, a thin white border between them": a line between two pictures is no border of one. It is named as
 * what it is, so that nothing frames the only picture.
 */

const LANGUAGES: readonly (readonly [line: string, between: string, plainer: string])[] = [
  [
    '(?:with )?(?:an? )?(?:(?:thin|narrow|small|fine|thick|wide|white|black|gr[ae]y) )*(?:border|frame|edge)',
    'in (?:the middle|between)(?: (?:them|the two|both))?|between (?:them|the two|both)(?: (?:photos|pictures|images))?',
    'line between the two pictures',
  ],
  [
    '(?:mit )?(?:(?:einem|ein|einen) )?(?:(?:dünne[nrm]?|schmale[nrm]?|weiße[nrms]?|schwarze[nrms]?) )*(?:rand|rahmen|rahmenlinie)',
    'in der mitte|dazwischen|zwischen (?:beiden|den beiden|ihnen)(?: (?:bildern|fotos))?',
    'Linie zwischen den beiden Bildern',
  ],
  [
    '(?:con )?(?:un )?(?:(?:fin[oa]|delgad[oa]|pequeñ[oa]) )?(?:borde|marco|filete|filo)(?: (?:fin[oa]|blanc[oa]|negr[oa]|delgad[oa]))*',
    'en (?:el )?medio|en el centro|entre (?:las dos|ambas|ellas|las fotos)',
    'línea entre las dos fotos',
  ],
  [
    '(?:avec )?(?:un )?(?:(?:fin|petit|mince) )?(?:filet|liseré|cadre|bord|trait)(?: (?:fin|blanc|noir|gris))*',
    'au (?:milieu|centre)|entre (?:les deux|elles)(?: (?:photos|images))?',
    'ligne entre les deux photos',
  ],
  [
    '(?:com )?(?:uma? )?(?:(?:fin[oa]|pequen[oa]) )?(?:borda|moldura|filete|contorno)(?: (?:fin[oa]|branc[oa]|pret[oa]))*',
    'no meio|no centro|entre (?:as duas|elas|ambas)(?: fotos)?',
    'linha entre as duas fotos',
  ],
  [
    '(?:con )?(?:un )?(?:(?:sottile|piccolo) )?(?:bordo|bordino|filetto|filo|cornice)(?: (?:sottile|bianc[oa]|ner[oa]))*',
    'in mezzo|al centro|nel mezzo|tra (?:le due|loro)(?: foto)?',
    'linea tra le due foto',
  ],
];

export const LINES_BETWEEN: readonly Rewording[] = LANGUAGES.map(([line, between, plainer]) => [
  clause(`${line} (?:${between})`),
  plainer,
]);

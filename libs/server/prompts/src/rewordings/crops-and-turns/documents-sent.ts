import type { Rewording } from '../rewording.ts';

/*
 * “Devo mandare la carta d'identità, ritaglia solo il documento”: the card itself is in the picture, and no passport photo
 * is wished. In Italian its name is also that of the photo on it.
 */
export const DOCUMENTS_SENT: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:mandare|inviare|spedire|caricare|scansionare|fotocopiare) )(?:la |una )?(?:mia )?carta d['’]identità(?!\p{L})/giu,
    'un documento',
  ],
];

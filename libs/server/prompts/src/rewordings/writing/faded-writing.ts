import type { Rewording } from '../rewording.ts';

/*
 * "My old work card with the text almost gone", "el texto está casi borrado": writing of a document that can hardly be read any
 * more. Nothing is written and nothing removed: a scan makes it readable.
 */

interface Language {
  readonly document: string;
  readonly text: string;
  readonly gone: string;
  readonly scan: string;
}

const LANGUAGES: readonly Language[] = [
  {
    document:
      '(?:letter|certificate|document|id|card|passport|receipt|page|book|diploma|contract|licen[cs]e)',
    text: '(?:with )?(?:the |its |an? )?(?:text|writing|letters|ink|print)',
    gone: '(?:(?:is|are|has|that is) )?(?:(?:almost|nearly|very|badly|so|quite|half) )?(?:faded|gone|illegible|unreadable|washed out)',
    scan: 'scan the document',
  },
  {
    document: '(?:brief|urkunde|dokument|ausweis|karte|zeugnis|seite|quittung|vertrag|arbeitsbuch)',
    text: '(?:mit )?(?:de[rm] |die |einem? )?(?:text|schrift|tinte|buchstaben)',
    gone: '(?:(?:ist|sind) )?(?:(?:fast|beinahe|ganz|stark|sehr|kaum) )?(?:verblasst|verblichen|weg|verschwunden|unleserlich|lesbar)',
    scan: 'das Dokument scannen',
  },
  {
    document:
      '(?:carta|certificado|documento|carnet|cartilla|página|hoja|recibo|diploma|contrato|libreta|cédula)',
    text: '(?:con )?(?:el |la |las |su )?(?:texto|letra|letras|tinta)',
    gone: '(?:(?:está|están|se ve|es) )?(?:(?:casi|medio|muy) )?(?:borrad[oa]s?|desvanecid[oa]s?|ilegibles?|descolorid[oa]s?|perdid[oa]s?)',
    scan: 'escanea el documento',
  },
  {
    document: '(?:lettre|certificat|attestation|document|carte|livret|page|reçu|diplôme|contrat|acte)',
    text: "(?:avec )?(?:le |l['’]|la |les |un )?(?:texte|écriture|encre|lettres)",
    gone: '(?:(?:est|sont) )?(?:(?:presque|quasi(?:ment)?|à moitié|très) )?(?:effacée?s?|disparue?s?|illisibles?|délavée?s?|passée?s?)',
    scan: 'scanne le document',
  },
  {
    document:
      '(?:carta|certificado|certidão|documento|carteira|carteirinha|página|folha|recibo|diploma|contrato|caderneta)',
    text: '(?:com )?(?:o |a |as )?(?:texto|letra|letras|escrita|tinta)',
    gone: '(?:(?:está|tá|estão) )?(?:(?:quase|meio|muito|bem) )?(?:sumid[oa]s?|sumindo|apagad[oa]s?|ilegível|ilegíveis|desbotad[oa]s?)',
    scan: 'escaneia o documento',
  },
  {
    document:
      '(?:lettera|certificato|documento|tessera|libretto|pagina|foglio|ricevuta|diploma|contratto|carta)',
    text: "(?:con )?(?:il |la |l['’]|lo |le )?(?:testo|scritta|scritte|inchiostro|scrittura)",
    gone: '(?:(?:è|sono) )?(?:(?:quasi|mezz[oa]|molto) )?(?:sparit[oa]|scomparsa?|scomparso|illeggibil[ei]|sbiadit[oaie]|svanit[oa])',
    scan: 'scansiona il documento',
  },
];

export const FADED_WRITING: readonly Rewording[] = LANGUAGES.map(({ document, text, gone, scan }) => [
  new RegExp(
    `(?<=^\\s*|[.!?] )[^.!?\\n"“„«]*(?<!\\p{L})${document}(?!\\p{L})[^.!?\\n"“„«]{0,40}?,? ${text} ${gone}(?=\\s*(?:[,.;!?]|$))`,
    'iu',
  ),
  scan,
]);

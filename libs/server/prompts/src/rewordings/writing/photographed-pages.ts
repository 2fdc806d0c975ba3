import type { Rewording } from '../rewording.ts';

/*
 * "J'ai pris l'attestation en photo sur la table, c'est de traviole et tout gris": a page that was photographed and came out
 * crooked or gray shall look like a scan. To straighten the picture would not do.
 */

interface Language {
  readonly page: string;
  readonly photographed: string;
  /** What is wrong with it, and what may be said before and between such faults. */
  readonly is: string;
  readonly fault: string;
  readonly and: string;
  readonly scan: string;
}

const LANGUAGES: readonly Language[] = [
  {
    page: 'certificate|contract|letter|receipt|invoice|form|document|diploma|prescription|payslip|transcript',
    photographed: 'photo(?:graph)?s?|photographed|picture|pic|snapped',
    is: "(?:(?:it|that)(?:['’]?s| is| came out| looks| turned out) )?",
    fault:
      '(?:(?:all|totally|so|a bit|very) )?(?:crooked|wonky|skewed|askew|at an angle|tilted|gr[ae]y(?:ish)?|dingy|shadowy)',
    and: 'and',
    scan: 'scan the document',
  },
  {
    page: 'bescheinigung|vertrag|brief|quittung|rechnung|formular|dokument|urkunde|zeugnis|kassenbon|attest',
    photographed: 'fotos?|fotografiert|abfotografiert|geknipst',
    is: '(?:(?:es|sie|das|er|alles) ist )?',
    fault: '(?:(?:ganz|total|so|etwas|sehr|völlig) )?(?:schief|krumm|schräg|grau|gräulich)',
    and: 'und',
    scan: 'das Dokument scannen',
  },
  {
    page: 'certificado|contrato|carta|recibo|factura|formulario|documento|diploma|receta|nómina|justificante|constancia',
    photographed: 'fotos?|fotografié|fotografiad[oa]',
    is: '(?:(?:me )?(?:está|salió|quedó|quedo|sale|salio) )?',
    fault:
      '(?:(?:tod[oa]|medio|muy|algo) )?(?:torcid[oa]|chuec[oa]|ladead[oa]|gris(?:áce[oa])?|inclinad[oa])',
    and: 'y',
    scan: 'escanea el documento',
  },
  {
    page: 'attestation|contrat|lettre|reçu|facture|formulaire|document|diplôme|ordonnance|justificatif|certificat',
    photographed: 'photos?|photographiée?|pris en photo',
    is: "(?:(?:c['’ ]?est|elle est|il est|c) )?",
    fault:
      '(?:(?:toute?|un peu|très|complètement) )?(?:de traviole|de travers|penchée?|de biais|bancale?|tordue?|grise?|grisâtre)',
    and: 'et',
    scan: 'scanne le document',
  },
  {
    page: 'atestado|contrato|carta|recibo|fatura|formulário|documento|diploma|receita|holerite|comprovante|certidão|certificado',
    photographed: 'fotos?|fotografei|fotografad[oa]|tirei',
    is: '(?:(?:está|tá|ficou|saiu) )?',
    fault: '(?:(?:tod[oa]|meio|muito|bem) )?(?:tort[oa]|cinza|acinzentad[oa]|inclinad[oa]|enviesad[oa])',
    and: 'e',
    scan: 'escaneia o documento',
  },
  {
    page: 'attestato|contratto|lettera|ricevuta|scontrino|fattura|modulo|documento|diploma|ricetta|certificato',
    photographed: 'foto|fotografat[oa]|fotografia',
    is: '(?:(?:è(?: venut[oa])?|viene) )?',
    fault: "(?:(?:tutt[oa]|un po[’']|molto) )?(?:stort[oa]|inclinat[oa]|grigi[oa]|grigiastr[oa]|di traverso)",
    and: 'e',
    scan: 'scansiona il documento',
  },
];

/** A page that somebody of the picture holds, before its name. */
const HELD =
  '(?<!\\p{L})(?:with|reading|holding|mit|hält|liest|con|leyendo|lee|avec|lisant|tient|tenant|com|lendo|segura|legge|tiene)(?: \\p{L}+)? ';

export const PHOTOGRAPHED_PAGES: readonly Rewording[] = LANGUAGES.map(
  ({ page, photographed, is, fault, and, scan }) => [
    new RegExp(
      `(?<=^\\s*|[.!?] )(?=[^.!?"“„«]*(?<!\\p{L})(?:${photographed})(?!\\p{L}))[^.!?;"“„«]*(?<!${HELD})(?<!\\p{L})(?:${page})(?!\\p{L})[^.!?;"“„«,]*,? (?:${and} )?${is}${fault}(?:(?:,| ${and}|, ${and}) ${is}${fault})*(?=\\s*(?:[,.;!?]|$))`,
      'iu',
    ),
    scan,
  ],
);

import type { Rewording } from '../rewording.ts';

/*
 * “Devo mandare la carta d'identità”, “redresse ma carte d'identité”: the card itself is in the picture, and no passport photo
 * for it is wished. What is left of a photo of one is read as what is left of a photo of a page.
 */

interface Language {
  /** What is done with a document, before its name. */
  readonly done: string;
  readonly the: string;
  readonly card: string;
  readonly document: string;
  /** A purpose behind its name: “à envoyer”, “en pdf”. */
  readonly purpose: string;
  /** “Photo de”, before a name without “my”, and the plainer name after it. */
  readonly photoOf: string;
  readonly page: string;
}

const LANGUAGES: readonly Language[] = [
  {
    done: '(?:send(?:ing)?|e-?mail(?:ing)?|upload(?:ing)?|submit|scan(?:ned)?|photocop(?:y|ied)|cop(?:y|ied)|crop|trim|straighten|flatten|deskew|photographed|attach)',
    the: '(?:my|his|her|our|their|the|this|an?)',
    card: "(?:passport|id|id[- ]card|identity (?:card|document)|driver['’]?s?['’]? licen[cs]e|driving licen[cs]e)(?! (?:photo|picture|pic|size|format|background))",
    document: 'my document',
    purpose: '(?:to (?:send|e-?mail|upload|submit|scan)|(?:as|in) (?:an? )?pdf)',
    photoOf: '(?:photo|picture|pic|image|scan) of (?:(?:my|his|her|our|the|this|an?) )?',
    page: 'document',
  },
  {
    done: '(?:scann?e?|kopiere?|schneide?|beschneide|fotografiere?|schicke?|sende|lade)',
    the: '(?:mein(?:en)?|den|ihren|seinen|unseren|diesen)',
    card: '(?:personalausweis|reisepass|ausweis|führerschein)',
    document: 'mein Dokument',
    purpose:
      '(?:(?:[^,.;:!?"“„]{0,30} )?(?:scannen|kopieren|fotografiert|abfotografiert|zuschneiden|begradigen)|(?:bitte )?gerade (?:ausrichten|richten|machen|ziehen|rücken)|als pdf)',
    photoOf: '(?:foto|bild|scan|aufnahme) (?:vom|von (?:meinem|dem|einem)|meines|des) ',
    page: 'Dokument',
  },
  {
    done: '(?:env[ií](?:ar|o|a|e)|mandar|subir|sub[eo]|escane(?:ar|a|e)|fotocopiar|adjuntar|recort(?:ar|a|e)|enderez(?:ar|a)|enderece)',
    the: '(?:mi|su|el|la|este|esta|un|una|nuestro)',
    card: '(?:dni|pasaporte|carn(?:et|é) de (?:identidad|conducir)|cédula(?: de identidad)?|documento de identidad|licencia de conducir)',
    document: 'mi documento',
    purpose: '(?:para (?:enviar|mandar|subir|escanear|enderezar|recortar)(?:lo|la)?|en pdf)',
    photoOf: '(?:foto|imagen|escaneo) (?:del|de (?:la|mi|un|una|su)) ',
    page: 'hoja',
  },
  {
    done: '(?:envo(?:yer|ie)|transmettre|télécharger|téléverser|scanne[rz]?|photocopier?|joindre|recadre[rz]?|rogne[rz]?|redresse[rz]?)',
    the: '(?:ma|mon|sa|son|la|le|notre|cette|ce|une?)',
    card: "(?:carte (?:nationale )?d['’ ]identité|pièce d['’ ]identité|passeport|permis de conduire)",
    document: 'mon document',
    purpose: '(?:à (?:envoyer|transmettre|scanner|redresser|recadrer)|en pdf)',
    photoOf: "(?:photo|image|scan) (?:du |de (?:(?:la|ma|mon|sa|son|une?) )?|d['’]une? )",
    page: 'document',
  },
  {
    done: '(?:envi(?:ar|o|a|e)|mandar|anexar|subir|(?:digitaliz|escane)(?:ar|a|ia|e)|copiar|recort(?:ar|a|e)|endireit(?:ar|a|e))',
    the: '(?:o|a|(?:o )?meu|(?:a )?minha|seu|sua|este|esta|um|uma)',
    card: '(?:rg|cnh|passaporte|cartão de cidadão|bilhete de identidade|carteira de (?:identidade|motorista)|carta de condução)',
    document: 'meu documento',
    purpose: '(?:para (?:enviar|mandar|subir|digitalizar|endireitar)|em pdf)',
    photoOf: '(?:foto|imagem|scan|digitalização) (?:d[oa]|d[eo] (?:meu|minha)|da minha|do meu) ',
    page: 'folha',
  },
  {
    done: '(?:mand(?:are|o)|invi(?:are|o|a)|sped(?:ire|isco)|caricare|scansion(?:are|a)|fotocopiare|allegare|ritagli(?:are|a)|raddrizz(?:are|a))',
    the: '(?:la(?: mia)?|il(?: mio)?|mia|mio|una?|questa|questo)',
    card: "(?:carta d['’ ]identità|documento d['’ ]identità|patente(?: di guida)?|passaporto)",
    document: 'un documento',
    purpose: '(?:da (?:inviare|mandare|spedire|scansionare|raddrizzare|ritagliare)|in pdf)',
    photoOf: '(?:foto|immagine|scansione) (?:del(?:la|lo)?|di un[ao]?|della mia|del mio|di) ',
    page: 'foglio',
  },
];

/**
 * No passport photo is named, none is wished for the document (“photo pour ma carte d'identité”), and nothing is said of what is
 * behind somebody in it.
 */
const NO_PHOTO_FOR_IT =
  /^(?!.*(?<!\p{L})(?:passport (?:photo|picture|size)|background|hintergrund|fondo|fond|fundo|sfondo|pass(?:foto|bild)|biometri\p{L}*|photo d['’ ]identité|fototessera|foto (?:carn[eé]t?|3 ?x ?4)|tamaño carn[eé]t?|3 ?x ?4|35 ?x ?45|for (?:(?:my|an?|the|our|his|her) )?(?:new )?(?:passport|id|driv)|für (?:(?:meinen|den|einen) )?(?:neuen )?(?:\p{L}*ausweis|\p{L}*pass|führerschein)|para (?:(?:mi|el|la|o|a|meu|minha) )*(?:dni|pasaporte|carn|cédula|licencia|rg|cnh|passaporte|bilhete|cartão|cart)|pour (?:(?:ma|mon|la|le|une?) )?(?:carte|passeport|permis|pièce)|per (?:(?:la|il|mia|mio) )*(?:carta|patente|passaporto|documento))).*/isu;

export const DOCUMENTS_SENT: readonly Rewording[] = LANGUAGES.flatMap(
  ({ done, the, card, document, purpose, photoOf, page }): readonly Rewording[] => {
    return [
      [new RegExp(`(?<=(?<!\\p{L})${done} )${the} ${card}(?!\\p{L})`, 'giu'), document, NO_PHOTO_FOR_IT],
      [new RegExp(`(?<!\\p{L})(?<=${photoOf})${card}(?!\\p{L})`, 'giu'), page, NO_PHOTO_FOR_IT],
      [
        new RegExp(`(?<!\\p{L})(?:${the} )?${card}(?= ${purpose}(?!\\p{L}))`, 'giu'),
        document,
        NO_PHOTO_FOR_IT,
      ],
    ];
  },
);

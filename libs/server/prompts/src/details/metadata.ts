/** What a file tells about its picture, in six languages: "exif", "gps data", "Standortdaten". */
const METADATA =
  /(?<!\p{L})(?:meta ?-?(?:data|dat[ei]n?|datos|dados|dati)|metadat[oi]s?|metadados?|métadonnées?|metadonnees?|exif\p{L}*|iptc|xmp|geo ?-?(?:tag\p{L}*|data|daten|location|etiquet\p{L}*|localiza\p{L}*)|géolocalisation|gps\p{L}*|(?:location|position) (?:data|info|information|metadata)|(?:standort|aufnahmeort|orts)(?:daten|angaben?|info\p{L}*)|(?:datos|dados|données|dati) (?:de )?(?:la |da |di )?(?:ubicación|ubicacion|localización|localização|localisation|posizione|posición))(?!\p{L})/iu;
/** A verb of removal. Without one, "the location" only means a place. */
const TAKES_AWAY =
  /(?<!\p{L})(?:remove|removing|strip|delete|erase|clear|wipe|scrub|drop|without|no|entfern\p{L}*|lösch\p{L}*|ohne|weg|raus|quit\p{L}*|borr\p{L}*|elimin\p{L}*|sin|supprim\p{L}*|enlev\p{L}*|enlèv\p{L}*|efface\p{L}*|retir\p{L}*|sans|remov\p{L}*|apag\p{L}*|tir[ae]\p{L}*|exclu\p{L}*|sem|togli\p{L}*|rimuov\p{L}*|cancell\p{L}*|senza)(?!\p{L})/iu;
/** Words for where a picture was taken, at the end or before words for the file that contains it. */
const LOCATION =
  /(?<!\p{L})(?:location|standort|aufnahmeort|ubicación|ubicacion|localización|localisation|localização|localizacao|posizione)(?: (?:\p{L}+(?:en|ern)$|(?:from|aus|von|vom|de|da|do|du|della?|dalla?|in) .*(?:photo|pic\p{L}*|image|file|bild|foto|datei|imagen|archivo|fichier|imagem|arquivo|immagine|file)(?: \p{L}+)?|(?:before|bevor|antes|avant|prima)(?!\p{L}).*))?$/iu;

/** True for a wish to remove the metadata of the file. No result contains any. */
export const namesMetadata = (text: string): boolean =>
  TAKES_AWAY.test(text) && (METADATA.test(text) || LOCATION.test(text.trim()));

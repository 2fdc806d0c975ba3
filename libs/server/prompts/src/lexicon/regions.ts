import type { Language } from './languages.ts';

/** The English words for the parts of a picture that have a finder of their own (regions/in-region.ts). */
export const ENGLISH_REGIONS = {
  'region:sky': 'sky, skies, cloud, clouds',
  'region:plants':
    'grass, lawn, lawns, tree, trees, leaf, leaves, foliage, meadow, hedge, hedges, bush, bushes, shrub, shrubs, plants, greenery, vegetation, turf, fern, ferns, ivy, vines, grapevines, vineyard, vineyards',
  'region:license plate':
    'license plate, license plates, licence plate, licence plates, number plate, number plates, plate number, plate numbers, registration plate, car plate, car plates, car tag, license number, licence number, registration number, numberplate, numberplates, reg plate, plate of the car, plate on the car',
  'region:date stamp':
    'date stamp, datestamp, time stamp, timestamp, date and time, date in the corner, date in corner, date at the bottom, date at the corner, date in the bottom right, date in the bottom left, date in the top right, date in the top left, date in the lower right, date in the lower left, date in the upper right, date in the upper left, date at the top, date bottom right, date bottom left, date top right, date top left, orange date, yellow date, printed date, camera date, date imprint, burned in date, burnt in date',
  'region:text':
    'text, texts, words, lettering, letters, caption, captions, writing, inscription, subtitles, subtitle, text overlay',
  'region:private text':
    'phone number, phone numbers, telephone number, address, addresses, card number, card numbers, credit card number, credit card numbers, account number, account numbers, bank details, iban, email address, email addresses, e mail address, personal data, personal details, personal info, personal information, sensitive info, sensitive information, private info, private information, usernames, user names, names, names in the chat, names on the list, serial number, serial numbers, order number, tracking number, barcode number, social security number, passport number',
  /** Verbs for making white. */
  whiten: 'whiten*, bleach*, whiter, brighten my smile, brighter smile, whiter smile, whiten my smile',
  'region:teeth': 'teeth, tooth, teeths, brighten my smile, brighter smile, whiter smile, whiten my smile',
  'region:eyes': 'eye color, eye colour, eyes, iris, irises',
  'region:lips': 'lip, lips, lipstick, lipsticks, lip color, lip colour, lip gloss, lipgloss',
  'region:clothes':
    'shirt, shirts, t shirt, t shirts, tee shirt, tshirt, tshirts, tee, dress, dresses, gown, gowns, clothes, clothing, outfit, jacket, suit, sweater, jumper, hoodie, coat, blouse, pullover, cardigan, polo shirt, polo, jersey, blazer, tunic, sweatshirt, wedding dress, sari, uniform, robe, vest',
} as const;

type RegionWords = Readonly<Partial<Record<keyof typeof ENGLISH_REGIONS, string>>>;

/** The words of the other languages for these parts. */
export const REGIONS: Readonly<Record<Language, RegionWords>> = {
  english: {},
  spanish: {
    'region:sky': 'cielo, cielos, nube, nubes',
    'region:plants':
      'césped, hierba, pasto, árbol, árboles, hojas, plantas, vegetación, follaje, pradera, seto, arbusto, arbustos, grama, zacate, viña, viñas, viñedo, viñedos',
    'region:license plate':
      'matrícula, matrículas, placa del coche, placa del carro, placas del coche, placas del carro, placa del auto, placas del auto, placa de matrícula, patente del auto, patente, número de matrícula, número de placa, placas, chapa del coche',
    'region:date stamp':
      'fecha de la esquina, fecha en la esquina, fecha impresa, la fecha naranja, fecha y hora, fecha que sale abajo, fecha de abajo, marca de tiempo, marca de fecha, marca de la fecha, marca de hora, sello de fecha, sello de la fecha, sello de tiempo, fecha y la hora',
    'region:text': 'texto, textos, letras, palabras, leyenda, rótulo, subtítulos',
    'region:private text':
      'número de teléfono, números de teléfono, teléfono de contacto, dirección, direcciones, número de tarjeta, números de la tarjeta, número de cuenta, datos personales, datos privados, datos sensibles, información personal, correo electrónico, correos electrónicos, nombres de usuario, dni, número de serie, nombres, los nombres, apellidos, nombres y apellidos',
    whiten: 'blanque*',
    'region:teeth': 'diente, dientes, dentadura',
    'region:eyes': 'ojo, ojos, color de ojos, color de los ojos, iris',
    'region:lips':
      'labio, labios, labial, pintalabios, lápiz labial, lápiz de labios, barra de labios, color de labios',
    'region:clothes':
      'camisa, camiseta, camisetas, vestido, ropa, chaqueta, traje, suéter, jersey, sudadera, abrigo, blusa, playera, remera, polo, chaleco, chamarra, campera, saco, polera',
  },
  german: {
    'region:sky': 'himmel, himmels, wolke, wolken',
    'region:plants':
      'gras, rasen, wiese, wiesen, baum, bäume, bäumen, blätter, laub, pflanzen, hecke, hecken, busch, büsche, gebüsch, sträucher, grünzeug, weinreben, reben, weinberg, weinberge',
    'region:license plate':
      'kennzeichen, nummernschild, nummernschilder, autokennzeichen, nummerntafel, autonummer, kfz kennzeichen, kontrollschild',
    'region:date stamp':
      'datumsstempel, zeitstempel, datum in der ecke, datum unten rechts, datum rechts unten, datum unten, datum unten links, datum oben, datum oben rechts, datum oben links, eingeblendetes datum, datum und uhrzeit, aufnahmedatum, datumsanzeige, kameradatum, orange datum, gelbe datum, orangene datum, datumseinblendung, uhrzeit und datum',
    'region:text':
      'text, texte, schrift, schriftzug, wörter, buchstaben, beschriftung, untertitel, aufschrift',
    'region:private text':
      'telefonnummer, telefonnummern, handynummer, adresse, adressen, anschrift, kartennummer, kreditkartennummer, kontonummer, kontodaten, iban, mailadresse, e mail adresse, email adresse, persönliche daten, persönlichen daten, private daten, sensible daten, benutzernamen, seriennummer, ausweisnummer, namen, nachnamen',
    whiten: 'bleich*, aufbleich*',
    'region:teeth': 'zahn, zähne, zähnen, gebiss',
    'region:eyes': 'auge, augen, augenfarbe, iris',
    'region:lips': 'lippe, lippen, lippenstift, lippenfarbe, lipgloss',
    'region:clothes':
      'hemd, t shirt, kleid, kleidung, jacke, anzug, pulli, pullover, mantel, bluse, shirt, hoodie, weste, brautkleid, trikot, sakko, klamotten, kleider, oberteil',
  },
  french: {
    'region:sky': 'ciel, nuage, nuages',
    'region:plants':
      'herbe, pelouse, gazon, arbre, arbres, feuilles, feuillage, plantes, végétation, prairie, haie, haies, buisson, buissons, verdure, vigne, vignes, vignoble',
    'region:license plate':
      'plaque d immatriculation, plaques d immatriculation, plaque minéralogique, immatriculation, plaque de la voiture, plaques de la voiture, plaque de voiture, numéro de plaque',
    'region:date stamp':
      'date dans le coin, date en bas, date en bas à droite, date incrustée, date orange, date et l heure, date et heure, horodatage, tampon de date, tampon de la date, marque de date, date et l heure imprimées, date jaune',
    'region:text':
      'texte, textes, lettres, mots, inscription, inscriptions, légende, sous titres, écritures, écriture',
    'region:private text':
      'numéro de téléphone, numéros de téléphone, adresse, adresses, numéro de carte, numéros de carte, numéro de compte, iban, adresse mail, adresse e mail, données personnelles, infos personnelles, informations personnelles, données sensibles, noms d utilisateur, numéro de série, coordonnées bancaires, coordonnées, noms, prénoms, noms et prénoms',
    whiten: 'blanchi*',
    'region:teeth': 'dent, dents, dentition',
    'region:eyes': 'oeil, œil, yeux, couleur des yeux, iris',
    'region:lips': 'lèvre, lèvres, rouge à lèvres, couleur des lèvres, gloss',
    'region:clothes':
      'chemise, t shirt, tee shirt, robe, vêtement, vêtements, veste, costume, pull, manteau, blouse, chemisier, sweat, gilet, maillot, tunique, haut, polo, habits',
  },
  portuguese: {
    'region:sky': 'céu, céus, ceu, nuvem, nuvens',
    'region:plants':
      'grama, relva, gramado, árvore, árvores, folhas, folhagem, plantas, vegetação, mato, capim, arbusto, arbustos, relvado, verde das plantas, vinha, vinhas, vinhedo',
    'region:license plate':
      'placa do carro, placas do carro, placa dos carros, placas dos carros, placa do veículo, placa da moto, matrícula, matrículas, matrícula do carro, placa de carro, número da placa, chapa do carro',
    'region:date stamp':
      'data no canto, data do canto, data impressa, data e hora, data laranja, data que aparece embaixo, data embaixo, marca de data, marca da data, marca de hora, marca de tempo, carimbo de data, carimbo da data, carimbo de hora, data e a hora, data alaranjada, data amarela',
    'region:text': 'texto, textos, letras, palavras, legenda, legendas, letreiro, escrita, escritos',
    'region:private text':
      'número de telefone, números de telefone, telefone de contato, endereço, endereços, morada, número do cartão, números do cartão, número da conta, dados pessoais, dados bancários, dados sensíveis, informações pessoais, e mail, nomes de usuário, cpf, número de série, nomes, sobrenomes',
    whiten: 'branque*, clareamento',
    'region:teeth': 'dente, dentes',
    'region:eyes': 'olho, olhos, cor dos olhos, cor dos meus olhos, íris',
    'region:lips': 'lábio, lábios, batom, batons, cor do batom, cor dos lábios',
    'region:clothes':
      'camisa, camiseta, vestido, roupa, roupas, jaqueta, terno, blusa, casaco, suéter, moletom, t shirt, camisola, fato, colete, paletó, blazer, polo',
  },
  italian: {
    'region:sky': 'cielo, cieli, nuvola, nuvole',
    'region:plants':
      'erba, prato, prati, albero, alberi, foglia, foglie, fogliame, piante, vegetazione, siepe, siepi, cespuglio, cespugli, verde del prato, verde delle piante, vigna, vigne, vigneto, vigneti',
    'region:license plate':
      'targa, targhe, targa dell auto, targa della macchina, numero di targa, targhe delle auto, targa auto',
    'region:date stamp':
      'data nell angolo, data in basso, data in basso a destra, data stampata, data e ora, data e l ora, data arancione, data gialla, timbro della data, timbro data, timbro con la data, marca temporale',
    'region:text': 'testo, testi, lettere, parole, scritta, scritte, didascalia, didascalie, sottotitoli',
    'region:private text':
      'numero di telefono, numeri di telefono, indirizzo, indirizzi, numero della carta, numeri della carta, numero di carta, numero di conto, iban, dati personali, dati sensibili, dati bancari, informazioni personali, nomi utente, indirizzo e mail, codice fiscale, numero di serie, nomi, cognomi',
    whiten: 'sbianc*',
    'region:teeth': 'dente, denti, dentatura',
    'region:eyes': 'occhio, occhi, colore degli occhi, iride, iridi',
    'region:lips': 'labbro, labbra, rossetto, colore delle labbra, lucidalabbra',
    'region:clothes':
      'camicia, maglietta, maglia, vestito, vestiti, abito, giacca, maglione, felpa, cappotto, camicetta, t shirt, gilet, polo, abbigliamento, completo, tailleur',
  },
};

import { withQuotedText } from './quoted-text.ts';

it.each([
  [
    'escurecer a imagem e colocar Festa de São João, 24 de junho às 19h, Paróquia N. Sra. da Graça. Letra branca',
    'escurecer a imagem e colocar "Festa de São João, 24 de junho às 19h, Paróquia N. Sra. da Graça". Letra branca',
  ],
  [
    'oscurecer la imagen y poner Fiesta de San Juan, 24 de junio. Letra blanca',
    'oscurecer la imagen y poner "Fiesta de San Juan, 24 de junio". Letra blanca',
  ],
  [
    "scurire l'immagine e mettere Festa di San Giovanni, ore 19. Lettere bianche",
    'scurire l\'immagine e mettere "Festa di San Giovanni, ore 19". Lettere bianche',
  ],
  ['mettre Fête de la Saint-Jean. Lettres blanches', 'mettre "Fête de la Saint-Jean". Lettres blanches'],
  ['metti in basso ASD Virtus Stagione 2024/25', 'metti in basso "ASD Virtus Stagione 2024/25"'],
])('“%s” is read as “%s”', (prompt, quoted) => expect(withQuotedText(prompt)).toBe(quoted));

it.each(['put Anna on the left. Letters sharper', 'add Christmas lights, no letters'])(
  '“%s” says no text',
  (prompt) => expect(withQuotedText(prompt)).toBe(prompt),
);

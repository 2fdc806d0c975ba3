/** Words for a shape, a size or a place of the picture, which may be a wish: “I want to post it as a square”. */
const SHAPED =
  'square|size|big|large|small|format|ratio|shape|banner|header|thumbnail|wallpaper|cover|passport|visa|profile|headshot|story|stories|reel|sticker|logo|icon|transparent|background|poster|canvas|shirt|mug|avatar|favicon|ppt|slide|without|with no|quadrat|größe|hochkant|quer|titelbild|profil|hintergrund|plakat|leinwand|bewerbung|cuadrad|tamaño|perfil|portada|fondo|póster|carré|taille|couverture|fond|affiche|quadrad|tamanho|capa|fundo|cartaz|formato|copertina|sfondo|manifesto|profilo|pass|ausweis|cv|resume|résumé|currículum|curriculum|lebenslauf|linkedin|e-?mail|mail|youtube|tiktok|instagram|insta|pinterest|whatsapp|twitter|a[0-6]';
/** Up to this many more words, none of which may be a wish. */
export const WORDS = `(?: (?!(?:${SHAPED}))[\\p{L}'’]+){0,8}`;

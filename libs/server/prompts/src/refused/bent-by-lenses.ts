/*
 * A picture that a lens has bent, and a shadow below a part of a face. No operation mends either, and their words are known from
 * other wishes ("colors look weird", "shadow below the product").
 */

/** Words for a picture that is bent and may need something else: "my fisheye photo needs more contrast". */
const PICTURE =
  '(?:photo|picture|image|shot|pic|foto\\p{L}*|bild|aufnahme|imagen|imagem|immagine|lens|objektiv|objetivo|objectif|obiettivo)';
const BENT = `[^,.;!?]{0,20}(?:fish ?eye|barrel distortion|lens distortion|fischauge\\p{L}*|ojo de pez|olho de peixe|occhio di pesce)(?! ${PICTURE}(?!\\p{L}))[^,.;!?]{0,30}?(?:,? ?(?:please )?(?:fix|correct|undo)(?: (?:it|that|this))?(?: please)?)?`;
const PART =
  '(?:nose|chin|lips?|eyes?|cheeks?|nase|kinn|augen|nariz|barbilla|ojos|nez|menton|yeux|queixo|olhos|naso|mento|occhi)';
const BELOW_PART = `(?:the |a |dark |ugly |der |die |la |las |una? |l['’]|le |les |o )*(?:shadows?|schatten|sombras?|ombres?|ombr[ae]) (?:under|below|beneath|unter|bajo|debajo de|sous|embaixo d[aeo]s?|sotto) (?:my |the |her |his |der |dem |den |meiner |meinem |meinen |mi |mis |la |el |los |mon |mes |le |les |o |a |os |meu |minha |meus |il |i |mio |gli )*${PART}`;

const WHOLE = new RegExp(`^\\s*(?:${BENT}|${BELOW_PART})[\\s.!?]*$`, 'iu');

/** True for a wish about a bent picture, or about a shadow below a part of a face. */
export const isBentOrShaded = (prompt: string): boolean => WHOLE.test(prompt);

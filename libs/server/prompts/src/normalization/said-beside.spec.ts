import { readPrompt } from '../read-prompt.ts';

const read = (prompt: string) => {
  const { steps, notPossible } = readPrompt(prompt);
  return [steps.map(({ operation }) => operation), notPossible];
};

describe('what changes nothing of a wish', () => {
  it.each([
    ['más contraste para instagram', 'contrast'],
    ["I'd like two things: more contrast", 'contrast'],
    ['my daughter wants it as a poster for her room: pencil sketch', 'pencil-sketch'],
    ['we need it for the flyer: more contrast', 'contrast'],
    ['For the menu: the pizza needs warmer colors', 'warm-tones'],
    ['Meine Tochter will es als Poster: mehr Kontrast', 'contrast'],
    ['lo quiero para la web: más contraste', 'contrast'],
    ['je la veux pour le salon : plus de contraste', 'contrast'],
    ['quero para o site: mais contraste', 'contrast'],
    ['la voglio per il salotto: più contrasto', 'contrast'],
    ['mehr Kontrast ohne sonst etwas zu ändern', 'contrast'],
    ['suaviza a pele sem mudar mais nada', 'smooth-skin'],
    ["en noir et blanc sans rien changer d'autre", 'black-and-white'],
    ['La photo date d’hier. ajoute du grain', 'film-grain'],
    ['this photo: make it sepia', 'sepia'],
    ["smooth the skin, and that's all, no filter on top", 'smooth-skin'],
    ["Glätte die Haut, und das war's, kein Filter drüber", 'smooth-skin'],
    ['alisa la piel, eso es todo, sin filtros encima', 'smooth-skin'],
    ["lisse la peau, et c'est tout, pas de filtre par dessus", 'smooth-skin'],
    ['alisa a pele, e é tudo, sem filtro por cima', 'smooth-skin'],
    ['leviga la pelle, questo è tutto, senza filtri', 'smooth-skin'],
    ['two edits: make it sepia', 'sepia'],
    ['leave everything as it is, just sharper', 'sharpen'],
    ['Lass alles wie es ist, nur der Hund soll weg', 'remove-object'],
    ['deja todo como está, solo un poco más nítida', 'sharpen'],
    ["laisse tout comme c'est, juste un peu plus net", 'sharpen'],
    ['deixa tudo como está, só um pouco mais nítida', 'sharpen'],
    ["lascia tutto com'è, solo un po' più nitida", 'sharpen'],
    ['Dear editor, make it sepia. Thank you, Margaret', 'sepia'],
    ['Bonjour, en noir et blanc. Cordialement, Marie', 'black-and-white'],
    ["remove the man in the background, he's old. Thanks", 'remove-object'],
    ['apaga esse cara no fundo, estragou minha foto', 'remove-object'],
    ['entferne den Mann im Hintergrund, er hat mein Foto ruiniert', 'remove-object'],
    ["togli l'uomo dietro, ha rovinato la foto", 'remove-object'],
    ['make the sky bluer, it was a beautiful day but my phone made it all grey', 'recolor'],
    ["Hi! I'm selling my car online and need the license plate blurred please.", 'blur'],
    ["I'm selling my car and need the plate hidden", 'blur'],
    ['Lightroom style edit: make it sepia', 'sepia'],
    ['melhorar a qualidade, foi tirada com celular antigo', 'improve-quality'],
    ['nur zwei kleine Änderungen: mehr Kontrast', 'contrast'],
    ['foto fatta sul letto col gatto in mezzo 😹 togli il gatto', 'remove-object'],
    ['foto hecha en la cama, quita el gato', 'remove-object'],
    ['photo taken on the bed with the cat, remove the cat', 'remove-object'],
    ['deux choses : en noir et blanc', 'black-and-white'],
  ])('is neither done nor told as undone: %s', (prompt, operation) => {
    expect(read(prompt)).toEqual([[operation], []]);
  });

  it('stays in a text that is asked for', () => {
    expect(readPrompt('write Happy birthday! Love, Anna').steps[0]?.options['text']).toContain('Love, Anna');
  });

  it('stays if a shape is asked for', () => {
    expect(read('recórtala para instagram')[0]).toEqual(['crop']);
  });
});

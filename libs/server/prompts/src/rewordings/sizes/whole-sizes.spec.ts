import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['percent', 'factor', 'sizePercent', 'width', 'name', 'maxBytes'];

it.each([
  ['hazla chiquita', 'resize 50', 0],
  ['más chica, como a la mitad', 'resize 50', 0],
  ['più piccina', 'resize 50', 0],
  ['res up', 'upscale 2', 0],
  ['vinyl wrap print quality', 'upscale 2', 0],
  ['mach es druckfähig', 'upscale 2', 0],
  ['a black frame and the whole thing a bit smaller', 'resize 50 + border black', 0],
  ['der Rahmen in schwarz und das Ganze etwas kleiner', 'resize 50 + border black', 0],
  ['the upload form says it is too big', 'convert-format 50', 0],
  ['das Formular sagt, das Bild ist zu groß', 'convert-format 50', 0],
  ['el formulario dice que es demasiado grande', 'convert-format 50', 0],
  ["le formulaire dit que c'est trop lourd", 'convert-format 50', 0],
  ['o formulário diz que o arquivo é grande demais', 'convert-format 50', 0],
  ['il sito dice che è troppo grande', 'convert-format 50', 0],
  ['das bild muss 800x600 sein sonst nimmt das portal es nicht', 'resize 800', 0],
  ['die Seite sagt 300 dpi', 'upscale 2', 0],
  // Somebody or something that is small, and words of another wish.
  ['make the small dog smaller', '', 1],
  ['hazla chiquita la nariz', '', 1],
  ['the doctor says it is too big', '', 1],
  ['write "print quality" on it', 'add-text', 0],
  ['the site says 800x600', 'resize 800', 0],
  ['for whatsapp, small please', 'resize 50', 0],
  ['für WhatsApp, bitte klein', 'resize 50', 0],
  ['ein kleiner Hund bitte', '', 1],
  ['réduire le poids, le site refuse au dessus de 5 Mo', 'convert-format 5000000', 0],
  ['reduz o tamanho do arquivo, o site não aceita acima de 5 MB', 'convert-format 5000000', 0],
  ['papel de parede pro celular', 'crop', 0],
  ['la mitad de peso', 'convert-format 50', 0],
  ['è troppo sgranata per stamparla', 'upscale 2', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

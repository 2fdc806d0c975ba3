import { readPrompt } from '../read-prompt.ts';

/* Wishes with words of those that are refused as a whole, and that can be done. */
it.each([
  ['boost the blue channel a bit', 'saturation'],
  ['add the text "Canal Azul" at the bottom', 'add-text'],
  ['add "Laser Eyes" at the top', 'add-text'],
  ['make the lights brighter', 'brighten'],
  ['make the lights orange and the shadows teal', 'teal-and-orange'],
  ['make the lights black and white', 'black-and-white'],
  ['agrandis 2x sans lisser la peau', 'upscale'],
  ["upscale 2x, don't smooth faces", 'upscale'],
  ['aumenta la nitidez sin suavizar la piel', 'sharpen'],
  ['remove the background of my pixel art and make it 1080x1080', 'resize'],
  ['put the dimensions 1080 x 1080', 'resize'],
  ['mets les dimensions à 1080x1080', 'resize'],
  ['acota la foto a 16:9', 'crop'],
  ['the form says 600, I need 600 px', 'resize'],
  ['es steht 4:3, ich brauche 16:9', 'crop'],
  ['the sign says SALE, make it 20% brighter', 'brighten'],
  ['the 2 on the left should be 50% brighter', 'brighten'],
  ['crop to the cat with glowing eyes', 'crop'],
  ['straighten just the shot', 'straighten'],
  ['nur die Aufnahme gerade machen', 'straighten'],
  ['The label is tilted because the photo is crooked. Straighten the photo', 'straighten'],
  ['The label is crooked, but just fix the colors', 'color-correction'],
])('“%s” is done: %s', (prompt, operation) => {
  expect(readPrompt(prompt).steps.map((step) => step.operation)).toContain(operation);
});

import { askedOnly } from './asked-only.ts';
import { readPrompt } from '../read-prompt.ts';

/** Wishes, and remarks beside which each of them means the same as alone. */
const JOINS = {
  english: {
    wishes: ['crop it to a square', 'make it a bit brighter', 'blur the license plate'],
    remarks: [
      'I want to print it on canvas',
      "parents didn't give permission",
      'no idea if this works',
      'can it be saved?',
      'need this by tonight',
      'my neighbor took it from the train',
    ],
  },
  spanish: {
    wishes: ['recórtala en cuadrado', 'tapa la matrícula'],
    remarks: ['es para la boda de mi prima', 'no sé si se puede', 'mi jefe la odia'],
  },
  german: {
    wishes: ['quadratisch zuschneiden', 'das Bild ist verrauscht'],
    remarks: ['war ohne Blitz', 'kann man da was machen?', 'die Schule hat darum gebeten'],
  },
  french: {
    wishes: ['recadre en carré', 'floute la plaque'],
    remarks: ["c'est pour leboncoin", "les parents n'ont pas donné leur accord", 'on peut la sauver ?'],
  },
  portuguese: {
    wishes: ['corta em quadrado', 'deixa mais nítida'],
    remarks: ['é pro convite da minha prima', 'preciso pra hoje', 'os pais não autorizaram'],
  },
  italian: {
    wishes: ['ritaglia quadrata', 'togli il rumore'],
    remarks: ['voglio stamparla su tela', 'mi serve entro stasera', 'ce lo ha chiesto la scuola'],
  },
} as const;

const ALL = Object.values(JOINS).flatMap(({ wishes, remarks }) =>
  wishes.flatMap((wish) => remarks.map((remark) => [wish, remark] as const)),
);

describe('remarks', () => {
  it.each(ALL)('change nothing of the wish “%s”: “%s”', (wish, remark) => {
    const { steps } = readPrompt(wish);
    for (const joined of [`${wish}, ${remark}`, `${remark.replace(/ ?\?$/, '')}. ${wish}`]) {
      const reading = readPrompt(joined);
      expect(reading.steps).toEqual(steps);
      expect(reading.notPossible).toEqual([]);
    }
  });

  it.each([
    ['oculta los rostros, mi hija puede salir', 'the exception'],
    ['make it square, my teeth are yellow', 'the fault'],
    ["it's for a passport, 35x45 mm", 'the purpose with a size'],
    ['blur the background, keep my dog', 'what stays'],
  ])('stay in “%s”, because %s may be a wish', (prompt) => {
    expect(askedOnly(prompt)).toBeNull();
  });

  it.each(['Max. 1 MB bitte', 'write "I love you, it is for my mom"', 'thank you so much'])(
    'are not seen in “%s”',
    (prompt) => expect(askedOnly(prompt)).toBeNull(),
  );

  it('tell a fault from a look by a plea to repair it', () => {
    expect(readPrompt('motion blur from the train, can it be saved?').steps).toMatchObject([
      { operation: 'sharpen', options: {} },
    ]);
    expect(readPrompt('faded, can you save it?').steps).toMatchObject([{ operation: 'enhance-colors' }]);
  });

  it('quote only the part of a wish that is not done', () => {
    expect(readPrompt('convertir en pdf moins de 500 ko').notPossible).toEqual(['“convertir en pdf”']);
    expect(readPrompt("enlarge so it's 3000 px wide").notPossible).toEqual([]);
  });
});

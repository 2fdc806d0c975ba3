import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['text', 'place', 'color', 'below', 'belowSize', 'belowColor'];

it.each([
  ['write "Concert" at the bottom and below it "Town Hall" smaller', 'add-text Concert bottom Town Hall'],
  [
    'write "Concert" in the center and under it "Town Hall" in smaller white letters',
    'add-text Concert center Town Hall #ffffff',
  ],
  [
    'put "Sale" in the bottom right corner and "50% off" right below it',
    'add-text Sale bottom-right 50% off',
  ],
  ['write "Sale" at the top and "50% off" underneath in the same size', 'add-text Sale top 50% off same'],
  ['add the text "One", below that "Two" and below that "Three"', 'add-text One  Two\nThree'],
  [
    'oben "SOMMERFEST" in gelb, darunter kleiner "Samstag, 14. Juli" in weiß, und etwas dunkler',
    'darken + add-text SOMMERFEST top #ffd93b Samstag, 14. Juli #ffffff',
  ],
  ['Pon "Se vende" arriba y debajo "250 €"', 'add-text Se vende top 250 €'],
  [
    'Écris « Joyeux anniversaire » en haut, et en dessous en plus petit « 7 ans déjà ! »',
    'add-text Joyeux anniversaire top 7 ans déjà !',
  ],
  ['escreve "NOITE" no centro e logo abaixo "Bar do Cais" mais pequeno', 'add-text NOITE center Bar do Cais'],
  [
    'scrivi "Concerto" in basso al centro e sotto "Piazza Roma" più piccolo',
    'add-text Concerto bottom Piazza Roma',
  ],
  ['write Open House at the top and below it Sunday 2pm', 'add-text Open House top Sunday 2pm'],
  ['put SALE at the bottom and below it 50% off everything', 'add-text SALE bottom 50% off everything'],
  ['schreib oben SOMMERFEST und darunter kleiner Samstag 14 Uhr', 'add-text SOMMERFEST top Samstag 14 Uhr'],
  ['escribe SE VENDE abajo y debajo el teléfono 612 345 678', 'add-text SE VENDE bottom 612 345 678'],
  [
    'écris JOYEUX NOËL au milieu et en dessous Famille Martin 2026 en rouge',
    'add-text JOYEUX NOËL center Famille Martin 2026 #d92b2b',
  ],
  [
    'Añade abajo "Feliz día" en rosa y debajo, más pequeñito, la fecha 5 de mayo',
    'add-text Feliz día bottom #f48fb8 5 de mayo',
  ],
  [
    'Põe "Vende-se" no meio e o telefone 912 345 678 por baixo, mais pequeno',
    'add-text Vende-se center 912 345 678',
  ],
  ['scrivi "Nonna Pina" in alto, sotto più piccolo "90 anni"', 'add-text Nonna Pina top 90 anni'],
  [
    'oben groß "25 Jahre Renate & Klaus", drunter kleiner 14. Juni, 18 Uhr, Gasthof Adler',
    'add-text 25 Jahre Renate & Klaus top 14. Juni, 18 Uhr, Gasthof Adler',
  ],
  [
    'put "Fair" at the top, below it smaller June 14, 6 pm, Town Hall',
    'add-text Fair top June 14, 6 pm, Town Hall',
  ],
  [
    'escribe "Feria" arriba, debajo más pequeño 14 de junio, 18 h, Plaza Mayor',
    'add-text Feria top 14 de junio, 18 h, Plaza Mayor',
  ],
  [
    'écris "Fête" en haut, en dessous plus petit 14 juin, 18 h, Place Ducale',
    'add-text Fête top 14 juin, 18 h, Place Ducale',
  ],
  [
    'oben "Sommerfest", darunter kleiner 14. Juli, 15 Uhr, und das Bild dunkler',
    'darken + add-text Sommerfest top 14. Juli, 15 Uhr',
  ],
  ['oben "Sommerfest", darunter kleiner 14. Juli, Schrift weiß', 'add-text Sommerfest top 14. Juli #ffffff'],
  [
    'scrivere Sagra del Tortello 6-7-8 settembre, sotto più piccolo "ingresso libero"',
    'add-text Sagra del Tortello 6-7-8 settembre  ingresso libero',
  ],
  [
    'schreib Sommerfest 14. Juli, drunter kleiner "Eintritt frei"',
    'add-text Sommerfest 14. Juli  Eintritt frei',
  ],
  [
    'écris Vide-grenier 8 mai, en dessous plus petit "entrée libre"',
    'add-text Vide-grenier 8 mai  entrée libre',
  ],
  ['scrivi BUON COMPLEANNO al centro e sotto Marco 40 anni', 'add-text BUON COMPLEANNO center Marco 40 anni'],
])('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]));

it.each([
  ['write "A" at the top and "B" at the bottom', 'add-text A top + add-text B bottom'],
  ['Scrivi "Vendesi" in alto e sotto "250 €"', 'add-text Vendesi top + add-text 250 € bottom'],
  ['Coloca "Vende-se" em cima e embaixo "250"', 'add-text Vende-se top + add-text 250 bottom'],
  [
    'put "A" at the top, blur the background below it and write "B" at the bottom',
    'blur-background + add-text A top + add-text B bottom',
  ],
  ['schreib oben SOMMERFEST und darunter einen Schatten', 'product-shadow + add-text SOMMERFEST top'],
  ['write "Hi" at the bottom and below it add a white border', 'add-text Hi bottom + border #ffffff'],
])('a text of “%s” does not stand directly below the other one', (prompt, plan) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]),
);

import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['a white border and SOLD in big red letters across the middle', 'border + add-text SOLD'],
  ['brighten it and SALE in white letters at the top', 'brighten + add-text SALE'],
  ['weißer Rahmen und VERKAUFT in großen roten Buchstaben', 'border + add-text VERKAUFT'],
  ['marco blanco y VENDIDO en letras rojas grandes en el centro', 'border + add-text VENDIDO'],
  ['cadre blanc et VENDU en grosses lettres rouges au milieu', 'border + add-text VENDU'],
  ['moldura branca e VENDIDO em letras grandes vermelhas no meio', 'border + add-text VENDIDO'],
  ['cornice bianca e VENDUTO in grandi lettere rosse al centro', 'border + add-text VENDUTO'],
  ['write Lotte and EMMA in red letters', 'add-text Lotte and EMMA'],
])('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['text'])).toEqual([plan, 0]));

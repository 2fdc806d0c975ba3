import type { Lexicon } from '../english.ts';

/** Spoken Portuguese of Brazil and Portugal: courtesies, slang, and forms of verbs. */
export const SPOKEN_PORTUGUESE: Lexicon = {
  filler:
    'pf, pfv, pfvr, plis, valeu, vlw, obg, brigado, brigada, brigadão, muito obrigado, muito obrigada, obrigadão, agradeço, oie, opa, ei, e aí, eae, bom dia, boa tarde, boa noite, mano, véi, cê, ocê, vc, vcs, tu, ce, conseguem, consegues, dá pra, dá para, tem como, teria como, tem jeito, pode ser, será que, queria que, quero que, gostava, gostava que, gostaria que, preciso que, podias, poderias, podia, puder, se puder, se der, se possível, se for possível, é possível, por gentileza, faz favor, se faz favor, sff, faz o favor, aí, ai, ali, lá, cá, né, tá, ta, viu, hein, tipo, tipo assim, assim, sei lá, só isso, fica, ficasse, ficaria, ficou, saiu, ver, vê, pra mim, num, numa, pro, pros, pras, legal, maneiro, massa, top, bacana, giro, já, cara queria, cara quero, cara preciso, rapidinho, rápido, uma ajuda, urgente, é urgente, para mim',
  article: 'dessa, desse, aquele, aquela, aqueles, aquelas',
  subtle:
    'um cadinho, cadinho, um tantinho, tantinho, um nadinha, nadinha, uma pitada, um pouquito, pouquito, de levinho, levinho, sem exagerar, sem exagero, não exagera, não exagere, só um toque, um toquezinho, uma coisinha, fininha, fininho, fina, fino',
  strong:
    'pra caramba, pra caralho, pra burro, pra valer, demais da conta, um monte, bué, imenso, muitão, mega, hiper, no máximo, com força, grossa, grosso',
  make: 'deixasse, deixasses, deixes, deixem, deixava, colocasse, coloques, coloque*, bota, botar, botasse, fizesse*, faças, façam, pusesse*, meta, mete, meter, taca, tacar, tornasse, virasse, mudasse, fique, ficasse, seja',
  keep: 'deixasse, deixes, só apareça, só fique, só quero, só apareçam',
  add: 'bota, botar, botasse, colocasse, coloque*, pusesse*, meta, mete, meter, taca, joga, jogar, põe',
  remove:
    'tirasse, tirasses, tires, tirem, some com, suma com, sumir com, sumisse, dá um sumiço, dar um sumiço, dê um sumiço, apagasse, apagues, limpa, limpasse, arranca, arranque, arrancar, livre se de, desaparece, esconde, fora',
  fix: 'dá um jeito, dar um jeito, dê um jeito, dá um trato, dá um jeitinho, conserta, arruma, ajeita, ajeitar, salva a foto, salve a foto',
  touch: 'mexe, mexas, mexam, toca, muda, estraga, estrague',
  crop: 'cortasse, cortes, corte',
  rotate: 'girasse, gires, vira de, virasse',
  'upside-down':
    'de cabeça pra baixo, de cabeça p baixo, cabeça para baixo, cabeça pra baixo, ponta cabeça, de ponta cabeça, do avesso',
  clockwise: 'pra direita',
  counterclockwise: 'pra esquerda',
  anonymize: 'escond*, tapa, tapes, cobre, cobrir, cubra, disfarc*, borra a cara, borra o rosto, anonim*',
  bright: 'clareasse, clareia, clarei*',
  sharp: 'foca, focasse',
  'op:blur': 'desfoc*, desfoqu*, embaça, embaces',
  'op:vintage': 'de filme antigo, filme antigo, foto de antigamente, antigamente, foto das antigas',
  'op:smooth-skin': 'lisinha, pele lisinha',
  watermark: 'marca d agua, marca dágua',
  'place:behind': 'atrás de mim, atrás de nós, aí atrás, lá atrás, ali atrás',
  'op:enhance-colors': 'apagadas, apagados, destacar as cores, destaca as cores',
  upscale: 'muito pequena, muito pequeno, pequena demais, pequeno demais',
  resize: 'muito grande, grande demais',
  'op:pencil-sketch': 'desenhad*',
  only: 'só apareça, só fique, só quero, só apareçam',
  'op:improve-quality': 'uma melhorada, melhorada, dá uma melhorada',
  'op:passport-photo': 'carteira de identidade, foto pro rg, foto para rg, identidade',
};

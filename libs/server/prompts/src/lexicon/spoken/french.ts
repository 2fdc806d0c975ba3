import type { Lexicon } from '../english.ts';

/** Spoken French: courtesies, slang, and forms of verbs. */
export const SPOKEN_FRENCH: Lexicon = {
  filler:
    's il te plait, sil te plait, sil vous plait, merci beaucoup, merci infiniment, infiniment merci, merci d avance, mille mercis, merci bien, un grand merci, coucou, hello, bonsoir, yo, hé, eh, bah, ben, bon, alors, donc, en fait, genre, du coup, voilà, quoi, hein, euh, bref, tiens, dis, dis moi, est ce que, est ce possible, c est possible, possible, possible de, tu pourrais, peux tu, pourrais tu, peut on, pourrait, j aimerai, aimerai, voulais, souhaiterais, faudrait, il faudrait, besoin, j ai besoin, me faut, serait, ce serait, serait ce, si possible, si c est possible, si tu peux, vite, vite fait, rapidement, sympa, joli, jolie, chouette, qu on, là dessus, y a, il y a, ya, ai, as, prise, pris, on voit rien, on ne voit rien, on y voit rien, voit, rien, tof de, cool, peut être, pour moi, pour nous, urgent, c est urgent, côté, un côté, petit côté',
  subtle:
    'un poil, un chouia, chouia, un tout petit peu, tout petit peu, une pointe, une pointe de, un zeste, un zeste de, en douceur, sans exagérer, sans en faire trop, pas trop fort, un p tit peu, un ptit peu, ptit peu, p tit peu, sans trop, fin, fine, mince, en petit',
  strong:
    'à fond, à donf, grave, vachement, hyper, méga, ultra, carrément, sacrément, un max, un maximum, au max, à mort, de ouf, énorme*, super super, nettement, nettement plus, franchement, épais, épaisse, en gros, en grand, bien visible',
  make: 'mett*, mis, fasse, fasses, fassiez, ferais, feriez, rende, rendes, rendrais, passes, passer la, fous, soit, devienne',
  add: 'mett*, colle, coller, flanque, mis',
  remove:
    'vires, virer, virez, viré, dégag*, jarte, jarter, gicle, zappe, zapper, sors, sortir, sortez, éjecte*, cachez, cacher, évacue*, tej, efface moi, disparaît, disparaisse*',
  fix: 'sauve, sauver, sauvez, arrange, rattrape',
  crop: 'coupez, coupes, coupé, coupée, recadrage',
  rotate: 'bascul*, quart de tour, demi tour, fais tourner',
  quarter: 'quart de tour',
  half: 'demi tour',
  upscale: 'grossi*, trop petit, trop petite, bien trop petite',
  resize: 'rétréci*, trop grand, trop grande, trop grosse, trop gros',
  anonymize: 'cache, cachez, dissimul*, masqu*, anonym*',
  'ratio:16:9': 'seize neuvième, seize neuvièmes, 16 neuvième, 16 neuvièmes',
  'ratio:4:3': 'quatre tiers, 4 tiers',
  'ratio:3:2': 'trois demis',
  'op:repair-scratches': 'rayé, rayée, rayées, éraflure*, éraflé*, déchiré*, abîmée, abîmées',
  'place:behind': 'le mec derrière, derrière nous, derrière moi',
  'op:pencil-sketch': 'dessinée, dessinés, dessiné à la main',
  keep: 'garde que, garder que, laisse que, qu on ne voie que',
  only: 'garde que, garder que, laisse que, qu on ne voie que',
  'op:passport-photo': 'format identité, permis de conduire, photo pour visa',
  'op:enhance-colors': 'fais ressortir les couleurs, faire ressortir les couleurs, ressortir les couleurs',
};

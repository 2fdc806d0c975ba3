import type { Lexicon } from '../english.ts';

/** Spoken German: courtesies, slang, and the parts of separable verbs. */
export const SPOKEN_GERMAN: Lexicon = {
  filler:
    'ihn, ihm, ihnen, ma, nen, ne, nem, ner, n, is, isses, ists, bidde, danke schön, dankeschön, vielen dank, vielen lieben dank, tausend dank, besten dank, herzlichen dank, danke dir, danke im voraus, lg, vg, moin, servus, hi, hey, hallöchen, guten tag, guten morgen, guten abend, grüß gott, na, also, tja, äh, ähm, eben, eigentlich, irgendwie, quasi, sozusagen, sag mal, könntest du, könnten sie, können sie, würdest, würden, möcht, möchten, hätte, hätten, wünsche, bräuchte, brauch, brauche, krieg, kriegst, bekomm, bekommst, bekommen, bekomme, schaffst, geht, geht das, wär, möglich, ist es möglich, wäre es möglich, wenn möglich, wenn es geht, falls möglich, ob, daraus, draus, davon, daran, dran, darin, drin, darum, drum, drumherum, drumrum, rundherum, rundum, drüber, darüber, drunter, beim, hin, her, schnell, kurz, eben mal, geil, toll, lieb, nett, bist, sei, wäre, geworden, leider, gerade mal, ja, genau, irgendeinen, irgendein, vielleicht, eventuell, den man, etwas hübsches, im voraus, für mich, für uns, dringend, eilig',
  subtle:
    'n bisschen, bissl, bissel, bisserl, bissle, klein bisschen, ein kleines bisschen, klitzekleines bisschen, ein klitzekleines bisschen, klitzeklein*, ein klein wenig, klein wenig, tick, ein tick, nen tick, einen ticken, nen ticken, ticken, eine spur, ne spur, eine nuance, eine idee, eine prise, minimal, nen hauch, nicht übertreiben, ohne zu übertreiben, nicht zu doll, nicht so doll, aber nicht zu viel, vorsichtig*, behutsam*, nur leicht, ganz leicht, dünn, dünne, dünnen, schmal, schmale, schmalen, feiner, feinen',
  strong:
    'mega, voll, krass, krasser, ordentlich, so richtig, ganz doll, doll, übelst, brutal, wesentlich, um einiges, einiges, erheblich, fett, heftig*, wahnsinnig, tierisch, volle pulle, bis zum anschlag, irre, echt, dick, dicke, dicken, dicker, breiten',
  more: 'hoch, rauf, hochzieh*, hochdreh*, hochschraub*, raufsetz*, anheb*, heb, hebe, heben, hochsetz*, hochfahr*, aufdreh*, steiger*, pushe',
  not: 'nich',
  less: 'nich so, runter, herunter, runterdreh*, runterschraub*, runterregel*, herunterregel*, runterfahr*, absenk*, zurücknehm*, zurückdreh*, drossel*, herabsetz*, mindern',
  make: 'tu, tue, tun, wandel, verleih*, verpass*, gestalt*, bastel*, erstell*, setzen, machst, gemacht, machen lassen, hätte es gern',
  add: 'pack, packe, klatsch, knall, bau, baue, kleb*, setzen, leg, legen, draufmach*, draufpack*, reinmach*, reinpack*, reinsetz*',
  remove:
    'radier*, wegradier*, rausradier*, wisch*, wegwisch*, schmeiß*, rausschmeiß*, wirf, rauswerf*, schneid raus, rausschneid*, herausschneid*, rausnehm*, herausnehm*, wegnehm*, rausmach*, wegbekomm*, wegkrieg*, rauskrieg*, wegzauber*, weglass*, weglösch*, rauslösch*, rausretuschier*, herausretuschier*, ausblend*, blende, entsorg*, verschwind*, loswerd*, loszuwerden, kill*, fort, nehm, nehme, nehmen, nähme, nehmt, nimmst, wegtu*, weg damit, wegschneid*, auslösch*',
  fix: 'hinbieg*, hinbekomm*, hinkrieg*, rett*, ausbügel*, flick*, in ordnung bring*, aufbereit*',
  improve: 'aufhübsch*, pimp*, aufpimp*, aufmotz*, aufpepp*, verhübsch*',
  cut: 'stell frei, stelle frei, freizustellen',
  crop: 'stutz*, schneid ab, schneide ab, abschneid*, abzuschneiden',
  sharp: 'nachschärf*',
  'place:top': 'oben drüber, oben drauf, obendrüber, obendrauf, ganz oben',
  'place:bottom': 'unten drunter, untendrunter, ganz unten, darunter',
  'op:vintage': 'altes foto draus, foto von früher, wie ein foto von früher',
  'upside-down': 'auf dem kopf, verkehrt herum, verkehrtherum, überkopf',
  'op:enhance-colors':
    'blasse, blassen, flaue, flauen, langweilige, fahl, fahle, kraftlos*, farben zur geltung, zur geltung',
  upscale: 'zu klein, viel zu klein, zu winzig',
  resize: 'zu groß, viel zu groß',
  recolor: 'färben, gefärbt, färb, anmal*, ummal*',
  'op:passport-photo': 'personalausweis, perso, ausweis, führerschein, bewerbungsausweis, visum',
  'convert-format': 'abspeicher*, speicher*',
  haze: 'grauschleier',
};

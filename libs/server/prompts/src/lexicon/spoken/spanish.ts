import type { Lexicon } from '../english.ts';

/** Spoken Spanish of Spain and the Americas: courtesies, slang, and forms of verbs. */
export const SPOKEN_SPANISH: Lexicon = {
  filler:
    'porfis, porfavor, xfa, xfavor, plis, pls, oye, oiga, oigan, ey, buenas, buenos días, buenas tardes, buenas noches, muchas gracias, mil gracias, gracias de antemano, muchísimas gracias, te lo agradezco, saludos, porfi, anda, venga, órale, ándale, che, wey, güey, weon, weón, bro, ta, está, eh, pues, o sea, bueno, a ver, mira, checa, fíjate, es que, me puedes, me podrías, podés, podrían, se puede, se podría, puedas, pudieras, pudiera, quería, querría, deseo, desearía, quisiera que, quiero que, me gustaría que, necesitaría, hace falta, hay que, tienes que, favor de, si puedes, si es posible, si se puede, es posible, un favor, hazme el favor de, chido, chida, chévere, bacán, guay, copado, copada, salió, quedó, quede, queden, quedar, tipo, onda, que tenga, que salga, pa, para que, ahí, acá, ya, nomás, bien, hicieron, tomaron, esa de ahí, nada más eso, rapidito, rápido, urgente, es urgente, que es urgente, para mí, para mi mamá',
  subtle:
    'poquitín, un poquitín, poquitico, un poquitico, tantito, un tantito, un pelo, una pizca, una chispa, una miaja, un chin, un cachito, un tris, sin pasarse, sin pasarte, sin exagerar, no te pases, una gotita, levecito, suavecito, un toquecito, un puntito, fino, fina, finito, finita, delgadito, en chiquito, chiquito, en pequeño',
  strong:
    'un montón, montón, montones, a tope, a saco, un huevo, un chingo, harto, harta, a full, a lo bestia, mazo, mogollón, brutal, caleta, a morir, mucho mucho, bastante más, grueso, gruesa, en grande',
  make: 'haceme, hacela, hacelo, hacé, hace, hacen, hagan, hiciera*, hicieras, haría*, haciendo, poné, ponela, ponelo, ponele, poneme, pongas, pongan, pusier*, pusies*, volvé, volvela, volvelo, vuelva, vuelvas, volver, pase, pasá, pasala, pasame, convirt*, conviert*, dejame la, dejá la, quiero la, sea, fuera de color, quede, quedara, esté',
  add: 'poné, ponele, poneme, pongas, ponga, pongan, pusier*, meter, metele, métele, meteme, echa, échale, echale, echar, agregue, agregues, incorpora*, coloque*',
  remove:
    'sacá, sacame, sacale, sáquenme, saque, saques, sacara*, saquen, sacando, afuera, cárgate, desaparece, desapareciera, haz desaparecer, despeja, tacha, deshacerte de, deshacerse de',
  less: 'bajá, bajale, bajarle, baje, bajes, bajen, bajando, quitale intensidad',
  more: 'subí, subile, subirle, suba, subas, subiera*, subiendo, dale más, meterle más, métele más',
  fix: 'salva, salvar, salvame, salvala, compón, componla, componer, échale una mano, dale una mano, dale una manita',
  crop: 'corte, cortes, cortá, cortala, cortame, cortara*, recorta a, recortá, recortala',
  rotate:
    'gire, gires, giren, girara*, girá, dale la vuelta, darle la vuelta, dale vuelta, darle vuelta, date vuelta',
  'upside-down':
    'dale la vuelta, darle la vuelta, dale vuelta, darle vuelta, date vuelta, patas arriba, de cabeza, volteada',
  resize: 'achic*, achiqu*, encoj*, miniaturiza*, muy grande, demasiado grande',
  upscale:
    'agrand*, ampli*, muy pequeña, muy pequeño, demasiado pequeña, demasiado pequeño, muy chica, muy chico, muy chiquita',
  anonymize:
    'tape, tapes, tapá, tapale, tapar, cubra, cubrí, cubrir, cúbrele, esconde, escóndele, escondé, anonim*',
  bright: 'aclar*, ilumin*',
  dark: 'oscurezc*',
  sharp: 'enfoqu*, definí, defina',
  'op:blur': 'desenfoqu*, difumine*',
  'blur-background': 'fondo desenfocadito, desenfoque en el fondo, efecto bokeh',
  'op:passport-photo':
    'foto tipo carnet, tipo carnet, tipo carné, foto tipo carné, foto para carnet, tipo pasaporte, foto para el pasaporte, foto de pasaporte, foto para documento, foto para la cédula, cédula, foto de carné, visado',
  'color:sky blue': 'celestito, azul clarito, azulito',
  'op:enhance-colors': 'apagadas, sin gracia, lavada, lavado, deslavad*',
  'op:pencil-sketch': 'dibujad*, dibujo a mano, dibujada a mano',
  'op:oil-painting': 'pintad* al óleo',
  'op:cinematic': 'peli, de peli, una peli',
  keep: 'solo se vea, solo se vean, solo quiero, solo quede, nada más se vea',
  only: 'solo se vea, solo se vean, solo quiero, solo quede, nada más se vea',
};

import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Phrases that describe a fault of a picture, which are read as requests to correct it. */
export const FAULTS: Readonly<Record<Language, Lexicon>> = {
  english: {
    'op:low-light':
      'can t see a thing, cant see a thing, can t see anything, cant see anything, can t see anyone, cant see anyone, can barely see, can hardly see, u can hardly see, barely visible, hardly visible, hard to see, pitch black, pitch dark, backlit, sun behind, sun behind us, sun behind me, sun behind him, sun behind her, sun behind them, silhouetted, in the shade, in shadow, underexposed, lost in the dark, gloomy, dingy',
    overexposed:
      'flash was too strong, flash was way too strong, flash too strong, too much flash, flash too bright, burned out, blown, blown highlights, blinding, like a ghost, washed out by the flash, bleached',
    'op:improve-quality':
      'with a potato, a potato, with a toaster, with a calculator, do your magic, do ur magic, work your magic, look good, looks good, look nice, look decent, look great, look amazing, look presentable, as good as you can, surprise me, jpeg artefacts, jpeg artifacts, jpg artefacts, jpg artifacts, jpeg artiacts, jpg artiacts, compression artefacts, compression artifacts, jpeg mess, jpeg blocks, blocky, blocky squares, blockiness, see pixels, see the pixels, whatsapp compression, compressed to death, low res, lo res, poor quality, crappy quality, terrible quality, bad quality, one click fix, auto fix, autofix, auto enhance, freshen up, spruce it up, tidy up the photo, pixelated when i zoom in, all pixelated, pixelated, pixely, pixelly',
    'op:enhance-colors':
      'no life, washed, washed out, greyish colours, greyish colors, colorless look, lacks color, lacks colour, lacks punch, lacks pop, more pop, punchy, punchier, boring colors, boring colours, tired colors, tired colours, colors are gone, colours are gone, without life, weak colors, weak colours, colors are weak, colours are weak',
    contrast:
      'no depth, lacks depth, more depth, like soup, flat light, no punch, looks flat, look flat, kinda flat, too flat, a bit flat, flat and dull, flat looking, so flat',
    'op:color-correction':
      'colors look off, colours look off, colors are off, colours are off, weird colors, weird colours, wierd colors, strange colors, strange colours, wrong colors, wrong colours, colors are wrong, colours are wrong, off colors, true to life, true colors, true colours, real colors, real colours, white balance, white balance is off',
    cast: 'sunburnt, sunburned, radioactive, sallow, greenish, seasick, tinge, tinged, leans towards, turned yellow, gone yellow, gone pink, fluorescent, fluorescent light, fluorescent lights',
    cool: 'like a corpse, like a dead person',
    noise: 'noisiness, chroma, static, pixel noise, iso was, high iso, snow noise',
    haze: 'hazed, smoky, smokey, dirty window, through a window, through glass, cloudy look, fogged, fogged up, misted, steamy lens',
    'op:repair-scratches':
      'creased, crease, creases, fold lines, fold line, folds, tear, tears, torn, ripped, rip, rips, cracked, cracks, dust specks, dust spots, scratched, scratches, scratchy, stained photo, water damage, water damaged, mould spots, mold spots, damaged photo, damaged pic, damaged picture, scanner dust',
    'op:red-eye':
      'eyes glow, glowing eyes, demon eyes, vampire eyes, devil eyes, laser eyes, eyes are glowing, cat eyes glow, eyes glowing',
    'op:straighten':
      'lopsided, skewed, slanted, wonky, on a slant, crooked, not level, unlevel, squint, leaning, leans, tilted, askew, walls are leaning',
    rotate: 'came out sideways, lying down, lying on its side, on its side, sideways again',
    highlight: 'sky is burnt, sky is blown, sky is blown out, burnt sky, white sky, whited out',
    'op:scan-document':
      'writing readable, readable, legible, can t read it, cant read it, hard to read the writing, photographed letter, clean scan, proper document, like a scanner, scan look, flatten the page, unreadable, unredable',
    muted:
      'garish colors, neon colors too much, radioactive colors, calm the colors, calm the colours, less garish, too colourful, too punchy',
    'blur-background': 'less busy behind, less busy, background too busy, less distracting',
    sharp: 'unsharpen, unsharpen it, oversharpened, over sharpened, unreadable',
    excess: 'unsharpen, unsharpen it, oversharpened, over sharpened, too sharp',
    shadow: 'in the dark parts, in the dark areas, in dark areas, in the shadows, in the dark parts',
    'op:hdr': 'can t see any detail, cant see any detail, see any detail in the dark',
  },
  spanish: {
    'op:low-light':
      'no se ve nada, no se ve ni, apenas se ve, casi no se ve, no se le ve, no se nos ve, negrísima, oscurísim*, a contraluz, contra el sol, sol detrás, en sombra, en la sombra, lóbreg*, tenebros*, muy negra',
    overexposed:
      'quemó el flash, mucho flash, flash muy fuerte, pasada de luz, como fantasma, blanqueada, reventad*, quemadísim*',
    'op:improve-quality':
      'como tú veas, como veas, que se vea bien, se vea decente, decente, que quede bien, que quede bonita, con una patata, con una papa, con una tostadora, con un zapato, cuadritos, artefactos jpeg, artefactos, cuadritos del whatsapp, se ven los píxeles, se ven los pixeles, haz tu magia, haz magia, baja calidad, de mala calidad, arréglala, arreglala, arréglalo, arreglalo',
    'op:enhance-colors':
      'sin chispa, aburrida, aburrido, deslucid*, muerta, más alegre, alegre, más llamativ*, perdió los colores, colores muertos, colores débiles, débiles',
    contrast: 'plana, sin profundidad, falta profundidad, sin fuerza',
    'op:color-correction':
      'colores raros, color raro, colores no se parecen, colores de verdad, colores reales, mal los colores, balance de blancos',
    cast: 'amarillent*, verdos*, rojiz*, azulad*, anaranjad*, rosad*, morad*, se ve amarilla, se ve verde, me veo verde, nos vemos verdes, insolad*, dominante',
    cool: 'parece morgue, como un muerto, de muerto, como cadáver, parezco un muerto, parece un muerto, muerto de frío',
    noise:
      'granulad*, granos de la foto, con grano, grano, granito, puntitos, ruidos*, mucho iso, no se distingue nada por el ruido, por el ruido',
    haze: 'neblina, niebla, bruma, calima, empañad*, velad*, lechos*, turbi*',
    blurry: 'borroz*, borrosit*, movid*, desenfocadit*, poco nítid*, fuera de foco, fuera de enfoque',
    'op:repair-scratches':
      'rayon*, rayada, rayado, arrugada, arrugado, rota, roto, rasgad*, polvo, motas, pelusas, manchitas, estropead*, deteriorad*, doblada, restaure, restaure usted',
    'op:red-eye':
      'ojos salieron rojos, ojos nos salieron rojos, ojos me salieron rojos, ojos le salieron rojos, ojos brillan, ojos brillantes del gato, ojos de demonio, ojos de vampiro',
    'op:straighten': 'chuec*, ladead*, desnivelad*, de lado no, inclinad*, descuadrad*',
    rotate:
      'está acostada, acostada, está de lado, de lado, tumbada, está tumbada, salió de lado, volteada de lado',
    'upside-down': 'de cabeza, al revés arriba, patas para arriba, bocabajo, boca abajo, cabeza abajo',
    highlight: 'cielo quemado, cielo salió quemado, cielo blanco',
    'op:scan-document':
      'que se lea, que se pueda leer, no se lee, escanéame, escaneame, escanéalo, como escáner, recibito',
    muted:
      'colores chillones, chillon*, muy chillones, sobresaturad*, demasiado saturad*, muy saturad*, estridente*',
  },
  german: {
    'op:low-light':
      'man sieht nix, man sieht ja nix, man sieht nichts, sieht man nix, sieht man nichts, kaum zu erkennen, kaum zu sehen, kaum was zu sehen, nicht zu erkennen, zappenduster, stockdunkel, stockfinster, finster, im schatten, gegen die sonne, sonne dahinter, sonne im rücken, düsteres licht',
    overexposed:
      'blitz war zu stark, zu viel blitz, blitz zu stark, totgeblitzt, überblitzt, ausgefressen*, ausgebrannt*, wie ein gespenst, grell, zu grell, überstrahlt*',
    'op:improve-quality':
      'mit einer kartoffel, wie mit einer kartoffel, mit nem toaster, mach dein ding, zauber mal, hübsch machen, mach hübsch, ansehnlich, jpeg artefakte, artefakte, klötzchen, kästchen, blockig, man sieht die pixel, pixelig, matschig*, matsch, schlechte quali, miese qualität, ordentlich aussehen, gut aussehen, das beste rausholen',
    'op:enhance-colors':
      'fad, fade, öde, trist*, lasch, leblos*, verblasst*, verblichen*, kräftigere farben, kräftigen farben, farblos wirkend, mehr pepp, pepp, pfiff, strahlender, schwache farben, blasse farben',
    contrast: 'flach, keine tiefe, ohne tiefe, tiefe fehlt, mehr tiefe, kontrastarm, matt und flach',
    'op:color-correction':
      'farben stimmen nicht, komische farben, falsche farben, seltsame farben, farben sind komisch, echte farben, weißabgleich stimmt nicht, echten farben',
    cast: 'gelbstich*, grünstich*, rotstich*, blaustich*, farbstich*, magentastich*, orangestich*, gelblich*, grünlich*, rötlich*, bläulich*, sonnenverbrannt, sonnenbrand, stich',
    cool: 'wie eine leiche, wie ne leiche, leichenblass, wie tot, wie der tod',
    noise: 'rauschen, verrauscht*, rauscht, körnig*, grieselig*, griesel*, grisselig*, gekörnt, bildrauschen',
    haze: 'dunst*, dunstig*, neblig*, nebel, diesig*, milchig*, verhangen*, trüb*, schleier*, beschlagen*',
    'op:repair-scratches':
      'kratzer*, zerkratzt*, knick*, geknickt*, riss, risse, rissig*, eingerissen*, zerrissen*, staub, staubkörn*, fussel*, flecken auf dem foto, vergilbt und fleckig, beschädigt*, restaurieren sie',
    'op:red-eye':
      'rote augen, roten augen, augen sind rot, augen leuchten, leuchtende augen, glühende augen, glühende katzenaugen, katzenaugen, blitzaugen, dämonenaugen',
    'op:straighten': 'schief*, nicht gerade, windschief*, kippt, gekippt, kippen, wände kippen, wand kippt',
    rotate:
      'liegt auf der seite, liegt quer, seitlich, auf der seite, quer liegend, falsch herum gedreht, richtig herum, andersrum',
    'upside-down': 'steht auf dem kopf, kopfüber, auf den kopf gestellt',
    highlight: 'himmel ausgefressen, himmel ist ausgefressen, ausgefressener himmel, weißer himmel',
    'op:scan-document':
      'lesbar*, leserlich*, sauberen scan, sauberer scan, abfotografiert*, wie gescannt, eingescannt*',
    muted: 'zu knallig, zu bunt, übersättigt*, überzogen*, quietschbunt*, grelle farben',
  },
  french: {
    'op:low-light':
      'on voit rien, on ne voit rien, on n y voit rien, on voit à peine, on voit mal, on distingue mal, on ne distingue, à peine visible, toute noire, à contre jour, contre jour, soleil derrière, dans l ombre, trop foncé, trop foncée, trop sombre, foncée, lugubre, ténébreu*',
    overexposed:
      'flash trop fort, trop de flash, cramé, cramée, cramés, brûlé, brûlée, ça pique les yeux, éblouissant, comme un fantôme, trop blanche, délavée par le flash',
    'op:improve-quality':
      'avec une patate, avec un grille pain, grille pain, avec une pomme de terre, fais ta magie, fais pour le mieux, je te fais confiance, rends la belle, qu elle soit belle, plus belle, plus présentable, présentable, artefacts jpeg, artefacts, carrés de compression, pixels visibles, on voit les pixels, pixelisé, pixelisée, qualité pourrie, mauvaise qualité, dégueulasse',
    'op:enhance-colors':
      'fade, fades, terne, ternes, terni*, sans vie, tristoun*, passée, passées, éteint*, plus de peps, peps, du peps, pimpant*, qui claque, claque, couleurs faibles',
    contrast:
      'plate, sans relief, manque de relief, manquent de relief, manque de profondeur, pas de profondeur, du relief',
    'op:color-correction':
      'couleurs bizarres, couleurs fausses, drôles de couleurs, vraies couleurs, couleurs pas fidèles, couleurs réelles, balance des blancs',
    cast: 'jaunâtre*, verdâtre*, rougeâtre*, bleuâtre*, rosâtre*, orangé*, tire sur le, tire vers le, vire au, vire sur le, coup de soleil, dominante, dominante jaune, teinte jaune, teinte verte',
    cool: 'comme un mort, comme une morte, cadavre, cadavérique*, teint de mort, morgue',
    noise: 'grain, bruité*, granuleu*, granulé*, du bruit, moucheté*, grené*, trame, trames',
    haze: 'voile, voile de brume, brume, brumeu*, brouillard*, voilé*, laiteu*, embué*, buée',
    'op:repair-scratches':
      'rayure*, rayé*, pliure*, plié*, déchir*, craquel*, poussière*, froissé*, abîmé*, taché*, écorné*, moisi*, restaurez, restaurez cette, restaure',
    'op:red-eye':
      'yeux rouges, les yeux rouges, yeux brillent, yeux tout verts, yeux de démon, yeux de vampire, yeux luisants, yeux qui brillent',
    'op:straighten': 'de travers, penché*, penche, bancal*, pas droit, pas droite, tordu*, incliné*',
    rotate: 'couchée, couché, est couchée, sur le côté, sur le flanc, mets la debout, remets la debout',
    'upside-down': 'à l envers, tête en bas, la tête en bas, sens dessus dessous',
    highlight: 'brillant, brillante, ciel cramé, ciel brûlé, ciel est cramé, ciel blanc, reflets blancs',
    'op:scan-document':
      'lisible, lisibles, illisible, on lit mal, tableau noir, tableau d école, scan propre, scanne moi, comme scanné*, proprement',
    muted: 'criard*, criardes, trop saturé*, trop vives, trop vif, flashy, trop flashy',
    blurry: 'flou, floue, flous, floues, tout flou, toute floue, flouté',
  },
  portuguese: {
    'op:low-light':
      'não dá pra ver nada, não dá para ver nada, nao da pra ver nada, não se vê nada, mal dá pra ver, mal se vê, quase não se vê, não aparece nada, breu, um breu, contraluz, contra a luz, contra o sol, na sombra, muito escuro, muito escura, escurinha, escurinho, tá escuro, escuro',
    overexposed:
      'estourad*, estourou, flash forte, flash estourou, muito flash, queimou, queimad*, como fantasma, parecendo fantasma, lavada de luz, muito clara, clara demais',
    'op:improve-quality':
      'com uma batata, tirada com uma batata, com um tijolo, faz sua mágica, faz tua mágica, capricha, dá um trato, dá um jeito, dá um tapa, deixa bonita, fica bonita, artefatos jpeg, artefatos, quadradinho*, quadradinhos, cheia de quadradinho*, pixelada, pixelado, quadriculad*, qualidade ruim, péssima qualidade, dá pra ver os pixels',
    'op:enhance-colors':
      'sem graça, sem vida, apagadinha, apagad*, morta, mais cor, mais vida, mais alegre, murcha, cores mortas, chamativ*, cores fracas, cores muito fracas, muito fracas, muito fraca, fracas',
    contrast: 'sem profundidade, falta profundidade, chapada, chapado, achatada',
    'op:color-correction':
      'cores estranhas, cores erradas, cor estranha, cores de verdade, cores reais, balanço de branco, cores certas',
    cast: 'amarelad*, esverdead*, avermelhad*, azulad*, alaranjad*, rosad*, arroxead*, puxando pro, puxando para, tom rosado, queimados de sol, dominante',
    cool: 'parece defunto, parecendo defunto, parecendo um morto, como um morto, cadáver, defunto',
    noise:
      'chiado, chuvisco, granulad*, granulação, graanulad*, ruidos*, com grão, muito grão, pontinhos, iso alto',
    haze: 'névoa, nevoeiro, neblina, nublad*, embaçad*, desembaça*, desembaçar, esfumaçad*, leitos*, enevoad*, bruma, cerração',
    'op:repair-scratches':
      'arranh*, riscad*, risco, rasgad*, rasgo*, amassad*, dobrad*, poeira, pó, pó no vidro, poeirinha*, manchad*, estragad*, trincad*, vinco*, restaure, restaurem',
    'op:red-eye':
      'olhos vermelhos, olho vermelho, olhos ficaram vermelhos, olhos olho de vampiro, olhos de demônio',
    'op:straighten':
      'torta, torto, tortinha, inclinad*, desnivelad*, penso, pensa, caindo pro lado, entortou',
    rotate:
      'deitada, deitado, está deitada, tá deitada, de lado, tombada, põe em pé, coloca em pé, deixa em pé',
    'upside-down':
      'de ponta cabeça, ponta cabeça, cabeça pra baixo, de cabeça para baixo, de cabeça pra baixo, ao contrário',
    highlight: 'realces, realce, céu estourou, céu estourado, céu branco, céu queimado',
    'op:scan-document':
      'legível, dá pra ler, que dê pra ler, não dá pra ler, escaneia, escaneado, digitaliza, digitalize, digitalizar como documento',
    muted: 'cores berrantes, berrante*, muito saturad*, saturada demais, cores gritantes, gritante*',
  },
  italian: {
    'op:low-light':
      'non si vede niente, non si vede nulla, non si vede un, si vede appena, si vede poco, si vede male, a malapena, non si distingue, buia, buio, buissim*, troppo buia, scurissim*, controluce, contro sole, sole dietro, in ombra, all ombra, tenebros*',
    overexposed:
      'flash troppo forte, troppo flash, bruciat*, sparat*, slavata dal flash, abbagliant*, come un fantasma, sovraespost*, troppo chiara',
    'op:improve-quality':
      'con una patata, con un tostapane, con una ciabatta, fai la tua magia, fai tu, vedi tu, che venga bella, che venga bene, venga bella, più presentabile, presentabile, artefatti jpeg, artefatti, quadrettoni, quadretti, si vedono i pixel, sgranat*, sgranatissim*, pessima qualità, brutta qualità, scarsa qualità, decente',
    'op:enhance-colors':
      'smort*, spent*, sciap*, senza vita, morta, più vivace, vivacità, colori spariti, più allegr*, allegr*, colori spenti, colori deboli',
    contrast: 'piatta, senza profondità, manca profondità, poca profondità, moscia, moscio',
    'op:color-correction':
      'colori sbagliati, colori strani, colori veri, colori reali, colori falsati, colori fedeli, bilanciamento del bianco',
    cast: 'giallastr*, giallognol*, verdastr*, verdognol*, rossastr*, bluastr*, azzurrin*, rosat*, arancion* dappertutto, tende al, virata, virato, scottat*, dominante',
    cool: 'sembro un morto, sembra un morto, un morto, cadaver*, come un morto, frigorifero',
    noise:
      'grana, granulos*, rumoros*, rumore, rumorosa, disturbo, disturbata, iso a palla, iso alti, puntinat*',
    haze: 'foschia, nebbia, nebbios*, velat*, lattiginos*, appannat*, offuscat*, caligine',
    blurry: 'fuori fuoco, mossa, mosso, sfocatin*, sfuocat*',
    'op:repair-scratches':
      'graffi*, graffiat*, strapp*, piega, pieghe, piegat*, macchiat*, polvere, granelli, granelli di polvere, pelucch*, rovinat*, crepe, screpolat*, stropicciat*, sgualcit*, restauri, restauri questa, restaura',
    'op:red-eye':
      'occhi rossi, occhio rosso, occhi sono rossi, occhi sono due fari, due fari, occhi brillano, occhi luminosi del gatto, occhi da vampiro, occhi da demonio',
    'op:straighten':
      'stort*, pendent*, pende, inclinat*, di sghembo, sghemb*, non dritta, storta, lorizzonte, drizza, drizzala, raddrizza',
    rotate:
      'sdraiata, sdraiato, coricata, su un fianco, di lato, storta di lato, storto di lato, messa di lato, girala dritta, mettila in piedi',
    'upside-down': 'a testa in giù, sottosopra, capovolt*, rovesciat*, al contrario',
    highlight: 'pelle meno cielo bruciato, cielo è bruciato, cielo bianco, luci bruciate',
    'op:scan-document': 'leggibil*, che si legga, non si legge, scannerizza*, scansiona*, come scannerizzat*',
    muted:
      'troppo sparati, colori sparati, sgargiant*, pacchian*, troppo vivaci, troppo satur*, accesi, troppo accesi',
  },
};

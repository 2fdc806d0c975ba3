import type { Lexicon } from './english.ts';

export const FRENCH: Lexicon = {
  /** Words that may stand between the words of a phrase. */
  article:
    'deux, trois, le, la, les, un, une, des, du, de, d, l, mon, ma, mes, ce, cet, cette, ces, son, sa, ses, tous, toutes, moi',
  filler:
    'le, la, les, un, une, des, du, de, d, l, m, s, n, c, j, qu, au, aux, en, dans, sur, par, pour, avec, mon, ma, mes, ton, ta, son, sa, ses, notre, nos, votre, vos, moi, me, te, se, lui, leur, je, tu, il, elle, on, nous, vous, ce, cet, ces, ça, s il vous plaît, s il te plaît, svp, stp, plaît, merci, bonjour, salut, peux, peut, pouvez, pourrais, pourriez, voudrais, veux, souhaite, aimerais, que, qui, est, sont, soit, être, comme, ne, y, à, a, ici, là, effet, style, filtre, aspect, mode, rendu, look, touche de, ait, air, l air, ton, tons, façon, très joli, peu importe, avoir, faut, il faut, car, bien',
  and: 'et, ainsi que, aussi, également',
  then: 'puis, ensuite, après, enfin',
  but: 'mais, cependant',
  not: 'pas, jamais, ni, ne pas, évite*, surtout pas',
  without: 'sans, aucun, aucune',
  except: 'sauf, excepté, à part, hormis, à l exception de, tout sauf, à l exception du',
  instead: 'au lieu de, au lieu d, plutôt que',
  only: 'seulement, uniquement, juste, que le, seul, seule, seuls, seules',
  keep: 'garde, garder, gardez, gardant, conserve*, laisse, laisser, laissez, laissant, préserve*, maintiens, maintenir',
  alone: 'tel quel, telle quelle, intact*, inchangé*, comme il est, comme elle est, tranquille',
  touch: 'touche*, toucher, touchez, modifie*, modifier, change, changer, altère*, altérer',
  everything: 'tout, tout le reste, le reste, reste, toutes',
  subtle:
    'un peu, peu, légèrement, légère, léger, subtil*, doucement, délicatement, pas trop, un petit peu, discrèt*, discret, une touche, à peine, un soupçon, un chouïa, chouïa, un tantinet, un brin',
  moderate: 'modéré*, moyennement, assez, plutôt',
  strong:
    'fort, forte, fortement, très, beaucoup, intense*, extrême*, énormément, au maximum, vraiment, super, bien plus',
  fully: 'complètement, totalement, entièrement, entière, entier, toute',
  more: 'plus, plus de, augment*, monte, monter, renforc*, accentue*, davantage, intensifi*, accroî*',
  less: 'moins, plus bas, plus basse, réduis, réduire, réduisez, diminu*, baiss*, atténu*, adouci*, moins de, pas si, pas aussi',
  excess: 'trop, trop de, excessivement, tellement',
  lacking: 'manque, il manque, pas assez, besoin de',
  double: 'double, doubler, deux fois, doublez',
  triple: 'triple, tripler, trois fois',
  quadruple: 'quadruple*, quatre fois',
  half: 'moitié, de moitié, la moitié, demi',
  make: 'fais, faire, faites, rends, rendre, rendez, mets, mettre, mettez, transform*, convert*, change en, passe en, passer en, passez en, donne*, applique*, ajuste*, peins, peindre, règle, devenir, devient, deviennent, doit devenir',
  add: 'ajout*, rajoute*, insère*, insérer, mets, mettre, place*, pose*, incruste*, dessine, incrust*, superpose*',
  replace: 'remplac*, chang*, substitu*, nouveau, nouvel, nouvelle, autre, échange*',
  remove:
    'enlèv*, enlev*, supprim*, retir*, effac*, élimin*, ôte*, vire, disparaître, débarrasse*, gomme*, nettoie, nettoyer, fais disparaître, efface, cache, virer, dégage, enlève moi',
  fix: 'corrig*, répar*, arrang*, rattrap*, récupère*, restaur*, résou*',
  improve: 'amélior*, ameliore*, optimis*, perfectionne*, embelli*, sublime*, retouch*, met en valeur',
  write: 'écri*, inscri*, qui dit, disant, avec écrit, note',
  cut: 'détour*, isole*, extrai*, découpe la personne, découpe le sujet, découpe l objet, découpe le produit, découpage, sépare*',
  fill: 'rempli*, remplissage, combler',
  picture: 'photo, photos, photographie, photographies, image, images, cliché, clichés, selfie, tof',
  this: 'ceci, cela, cette, cette zone, la zone, zone sélectionnée, sélection, partie sélectionnée',
  background:
    'arrière plan, arriere plan, fond, fonds, arrière plans, second plan, fond de la photo, fond d image, décor derrière, l arriere plan',
  subject:
    'sujet, sujet principal, objet, objet principal, produit, premier plan, personnage, modèle, silhouette principale',
  face: 'visage, visages, tête, têtes, figure',
  color: 'couleur, couleurs, teinte, teintes, coloris, palette, ambiance de couleurs, tons',
  light: 'lumière, luminosité, exposition, lumières',
  lighting: 'éclairage, éclairages, eclairage',
  quality: 'qualité, haute définition, hd, haute qualité',
  size: 'taille, résolution, dimensions, pixels',
  edge: 'bord, bords, coins, coin, contours, bordures',
  word: 'texte, textes, mot, mots, titre, légende, lettres, inscription, phrase',
  shadow: 'ombre, ombres, zones sombres, parties sombres',
  highlight: 'hautes lumières, zones claires, parties claires',
  detail: 'détail, détails, texture, clarté',
  document: 'document, documents, papier, reçu, feuille, page, facture, contrat, ticket de caisse',
  skin: 'taches de rousseur, taches de son, peau, rides, boutons, acné, cernes, imperfections, taches de peau, rougeurs, points noirs, poches sous les yeux, teint',
  /** Words for everything that the picture shows. */
  scene:
    'scène, paysage, vue, pièce, cuisine, ville, village, lieu, nourriture, plat, mariage, fête, intérieur, ambiance, restaurant, chambre, portrait, vacances',
  with: 'avec',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'derrière, à côté de, près de, à côté du, entre, près du',
  part: 'ciel, nuages, nuage, cheveux, yeux, oeil, œil, lèvres, dents, nez, bouche, oreilles, main, mains, bras, jambe, jambes, herbe, pelouse, mer, océan, lac, rivière, eau, chemise, t shirt, robe, vêtements, vêtement, veste, pantalon, jupe, chaussures, chapeau, casquette, mur, murs, sol, plafond, toit, arbre, arbres, feuilles, fleur, fleurs, montagne, montagnes, maison, maisons, bâtiment, bâtiments, immeuble, rue, route, fenêtre, fenêtres, porte, soleil, lune, étoiles, barbe, moustache, lunettes, corps, neige, sable, plage, champ, jardin, câbles, câble, fils, poteau, poteaux, panneau, déchets, poubelle, tache, taches, reflet, reflets, date, plaque, doigt, tatouage, logo, forêt, collier, bague, clôture, rideau',
  colorize:
    'coloris*, coloriez, colorier, mets en couleur, mettre en couleur, met en couleurs, ajoute de la couleur, ajouter de la couleur',
  undress:
    'sans bikini, sans vêtements, nu, nue, nus, déshabill*, sans vêtements, enlève les vêtements, enlève ses vêtements, retire les vêtements',
  watermark: 'filigrane, filigranes, copyright, tatouage numérique',
  'beyond:read':
    'extrais le texte, extraire le texte, lis le texte, tradui*, décri*, transcri*, combien, qui est, identifie',
  'beyond:person':
    'regarde l objectif, regarder l objectif, regarde la caméra, sourire, sourit, souriant*, ouvre les yeux, ouvrir les yeux, plus jeune, plus vieux, plus vieille, rajeuni*, vieilli*, plus mince, amaigri*, mincir, muscles, musclé*, chauve, blond, blonde, coiffure, échange les visages, échanger les visages, enceinte, déguisé*, porte un, portant, vieillis, rajeunir, rajeunis, redresse moi, mes épaules, fais moi vieillir, vieillis moi, me vieillir',
  'beyond:extend': 'étend*, étends, élargi*, agrandis le cadre, dézoom*, prolonge*',
  'beyond:motion': 'anime, animer, animation, vidéo, mouvement, 3d',
  'beyond:weather':
    'ajoute du brouillard, ajouter du brouillard, pluie, pleuvoir, pleut, neiger, il neige, orage, tempête, ajoute de la neige, arc en ciel, hiver, été, automne, ensoleillé*',
  'beyond:view':
    'vu d en haut, autre angle, vue aérienne, de profil, tourne la tête, lignes verticales, corrige la perspective, corriger la perspective, lignes fuyantes, les verticales, verticales, perspective',
  'beyond:made':
    'génère*, générer, imagine*, invente*, dragon, licorne, dinosaure, couronne, ailes, super héros, robot, princesse, extraterrestre, lego, ballons, confettis, feu, fumée',
  'op:black-and-white':
    'noir et blanc, noir blanc, n & b, n et b, nb, n / b, noir & blanc, monochrom*, niveaux de gris, nuances de gris, sans couleur, sans couleurs, enlève la couleur, enlève les couleurs, retire les couleurs, supprime les couleurs, désature complètement, noir et blan, noire et blanc, noir et blanche, noir pis blanc, n b',
  'op:vintage':
    'vintage, rétro, ancien, ancienne, vieille photo, vieille, vieux, vieilli, à l ancienne, nostalgique*, nostalgie, polaroid, polaroïd, argentique, pellicule, d époque, années soixante dix, années quatre vingt, années soixante, années cinquante, années vingt, photo ancienne, effet ancien, années 70, années 80, années 60, années 50, années 90, antan, d antan, délavé ancien, usé, jetable, appareil jetable, année 90, vieux magazine',
  'op:watercolor': 'aquarell*, gouache, lavis',
  'op:oil-painting':
    'peinture à l huile, huile, peinture, tableau, à l huile, coups de pinceau, toile, acrylique, peint, peinte',
  'op:pencil-sketch':
    'crayon, dessin au crayon, esquisse, croquis, dessin, dessiné, fusain, au crayon, au fusain, encre, dessin au trait, coloriage, graphite, gravure, à la plume, juste les traits',
  'op:cartoon':
    'dessin animé, dessins animés, cartoon, caricature*, illustration, simpson, simpsons, dessinée, princesse disney dessinée, bd, bande dessinée, manga',
  'op:neon-glow':
    'néon, néons, neon, effet néon, lueur néon, cyberpunk, lumière néon, lueur de néon, fluorescent*, lueur, fluo, effet fluo, ambiance fluo, lumières néon, enseigne néon, enseignes lumineuses, boîte de nuit fluo, boîte de nuit',
  'op:magical-effects':
    'magique*, magie, effets magiques, effet magique, féerique*, fée, fées, poussière de fée, paillettes, étincelles, enchanté*, fantaisie, fantastique, onirique*, rêve, de rêve, scintill*, merveilleux, féerie, scintillements, poussière d étoile, poussière d étoiles, conte de fées, féerique',
  'op:dramatic-lighting':
    'dramatique*, éclairage dramatique, lumière dramatique, clair obscur, théâtral*, épique, lumière de studio, sombre et dramatique, mystérieu*',
  'op:cinematic':
    'cinématographique*, cinéma, comme au cinéma, film, comme un film, cinématique, de cinéma, scène de thriller, scène de film, thriller, affiche de film, film noir coréen',
  'op:teal-and-orange':
    'bleu canard et orange, turquoise et orange, orange et turquoise, sarcelle et orange, hollywood*, orange et bleu',
  'op:sepia': 'sépia, ton sépia, tons bruns, ton brun, brun ancien, marron ancien, teinte brune',
  'op:night':
    'nuit, de nuit, nocturne*, minuit, clair de lune, jour à la nuit, scène de nuit, à minuit, le soir tard, en pleine nuit, prise à minuit',
  'op:sunset':
    'coucher de soleil, heure dorée, lever de soleil, aube, crépuscule, lumière dorée, soleil couchant, coucher du soleil',
  'op:dehaze':
    'enlève la brume, retire la brume, supprime la brume, enlève le brouillard, retire le brouillard, supprime le brouillard, enlève le voile, sans brume, sans brouillard',
  'op:denoise':
    'débruit*, réduis le bruit, réduire le bruit, réduction du bruit, enlève le bruit, supprime le bruit, retire le bruit, moins de bruit, sans bruit, enlève le grain, moins de grain, réduction de bruit',
  'op:color-correction':
    'corrige les couleurs, corriger les couleurs, correction des couleurs, correction colorimétrique, balance des blancs, balance des couleurs, couleurs naturelles, couleurs réelles, dominante de couleur, équilibre des couleurs, couleurs fidèles, sous l eau, lumière artificielle, trop de filtre, du naturel, ramène à du naturel, les couleurs sont fausses, couleurs fausses, mauvaise couleur, vraies couleurs, vraie couleur, couleur réelle, lumière jaune, lumière verte, lumière orange, lumière bleue, ampoule, lampe jaune, à cause des lampes, neutralise, équilibre les couleurs, fidèle à la réalité',
  'op:enhance-colors':
    'améliore les couleurs, améliorer les couleurs, rehausse les couleurs, rehausser les couleurs, renforce les couleurs, avive les couleurs, ravive les couleurs, couleurs plus belles, belles couleurs, couleurs éclatantes, coloré, colorée, plus coloré, terne, ternes, fade, fades, éclat, plus de vie, appétissant*, délicieu*, améliore l éclairage, améliorer l éclairage, améliore la lumière, meilleures couleurs, intensifie les couleurs, pep s, pétillant*, plus vert, plus verte, plus verts, plus vivant, plus vivante, donne envie, donner envie, gourmand*, couleurs vives, vibrant, vibrantes, vibrante, donne de la vie, redonne vie, donne vie, savoureu*, alléchant*, appétissante, ravive, raviver, avive, aviver, punchy, plus punchy, du punch, pétant*, pimpe, pimper, éclatant*, éclatantes, colorés, plus colorés',
  'op:improve-quality':
    'améliore la qualité, améliorer la qualité, meilleure qualité, haute qualité, augmente la qualité, qualité hd, hd, haute définition, amélioration automatique, améliore la photo, améliore l image, améliore cette photo, améliore ma photo, améliore, améliorer, retouche, retoucher, mieux, meilleure, meilleur, plus belle, pixelisée, pixélisée, mauvaise qualité, qualité supérieure, améliore la qualité de l image, magnifique, superbe, professionnel*, beau, belle, plus jolie, plus joli, jolie, embellis, embellir, rends la belle, rends le beau, arrange ça, arrange la, arrange, arranger, plus pro, qualité pro, comme un pro, digne d un pro, présentable, peaufine, sublime, sublimer, fais au mieux, fais ce que tu peux, mauvais appareil, retouche la, retouche cette, retouche simple, plus quali, de meilleure qualité, améliore ça, améliore le tout',
  'op:low-light':
    'trop sombre, sous exposé*, sous exposée, contre jour, peu de lumière, manque de lumière, éclaircis les ombres, débouche les ombres, éclaire les ombres, pas assez de lumière, trop foncée, trop foncé, basse lumière, silhouette, silhouettes, en contre jour, à contre jour, contrejour, ombre sur le visage, ombres bouchées, on distingue rien, distingue rien, dans le noir, comme une grotte, tout noirs, tout noir devant, on ne voit rien, on voit rien, on voit pas, on y voit rien, mal éclairé, mal éclairée, sous exposé, sous exposition, sans flash, déboucher les ombres, remonte les ombres, dans l ombre, à l ombre, obscurité, pénombre, visage dans l ombre',
  'op:film-grain':
    'grain argentique, ajoute du grain, ajouter du grain, grain de film, effet grain, plus de grain, grain de pellicule',
  'op:fade':
    'mat, effet mat, fané, décoloré, finition mate, estompe les couleurs, délavé*, noirs délavés, remonte les noirs, tons laiteux',
  'op:vignette': 'vignett*, assombris les bords, bords sombres, assombris les coins, coins sombres',
  'op:tilt-shift':
    'miniature, effet miniature, maquette, tilt shift, effet maquette, comme un jouet, ville miniature, comme une maquette, jouet',
  'op:invert': 'invers*, inverse les couleurs, négatif, couleurs inversées',
  'op:posterize': 'postéris*, sérigraphie, moins de couleurs',
  'op:match-reference':
    'même style, mêmes couleurs, comme mon autre photo, couleurs de mon autre photo, style de mon autre photo, comme l autre photo',
  'op:hdr':
    'hdr, grande plage dynamique, plage dynamique, effet hdr, hautes lumières trop fortes, récupère les hautes lumières, détail dans les nuages, récupère le détail, ciel et sol',
  'op:repair-scratches':
    'rayures, rayure, égratignures, griffures, déchirures, déchirée, abîmée, abîmé, restaure cette photo, restaurer la photo, restaure la photo, restaure, restaurer, restauration, craquelures, plis, poussière, poussières, vieille photo abîmée, restaure cette vieille photo, restaurer une vieille photo, restaure cette photo ancienne, déchirure, pliure, pliures, froissée, cornée, tachée, taches d humidité, moisissure, moisissures, rayée, éraflures, abimée, craquelée',
  'op:red-eye': 'yeux rouges, oeil rouge, pupilles rouges, yeux de démon, yeux de vampire, pupilles',
  'op:smooth-skin':
    'lisse la peau, lisser la peau, peau lisse, peau plus douce, peau plus nette, peau plus unie, adoucis la peau, enlève les rides, efface les rides, enlève les boutons, efface les boutons, filtre beauté, retouche la peau, retouche le visage, peau parfaite, supprime les rides, supprime les boutons, enlève l acné, peau plus lisse, lisse ma peau, belle peau, retouche ma peau, retouche mon visage, retouche du visage, visage plus lisse, unifie la peau, unifie le teint',
  'op:pixelate':
    'pixelis*, pixellis*, effet pixel, mosaïque, pixel art, pixélis*, pixelise, pixellise, pixeliser, pixelliser, pixelisé, 8 bits, façon 8 bits, game boy, gros pixels',
  'op:blur': 'floute*, flouter, rends flou, flou gaussien, effet flou, flouté',
  'op:product-shadow':
    'ombre portée, ajoute une ombre, ajouter une ombre, ombre du produit, ombre douce, une ombre, avec ombre, ombre sous',
  'op:scan-document':
    'scanne*, numéris*, scan, scanner, document scanné, redresse le document, papier blanc, comme scanné, lisible, plus lisible, nettoie le document',
  'op:passport-photo':
    'photo d identité, passeport, photo de passeport, photo d identite, biométrique, format passeport, photo passeport, carte d identité, photo de permis',
  'op:straighten':
    'redress*, horizon penché, penché, penchée, de travers, incliné, inclinée, mettre droit, remets droit, remets la droite, droit, nivelle*, de guingois, penche, tordue, redresse, redresser, bancal, bancale, mets droit, remettre droit, mettre à niveau',
  bright:
    'éclairci*, éclaircir, lumineu*, lumineuse, clair, claire, claires, illumin*, brillant*, éclaire, éclairer, clairs, plus clair, plus claire, éclaircis, illumine, plus lumineux, plus lumineuse, lumineux',
  overexposed:
    'surexposé*, trop clair, trop claire, trop lumineux, trop lumineuse, trop de lumière, cramé*, brûlé*',
  dark: 'sombre, sombres, assombri*, foncé*, obscur*, noirci*',
  contrast: 'contraste, contrastes, contrasté*, plat',
  vivid:
    'satur*, saturation, vives, vif, vive, vifs, couleurs vives, vibrant*, couleurs intenses, plus intenses, vivacité',
  muted:
    'désatur*, pastel, tons pastel, pâle, pâles, couleurs douces, atténue les couleurs, couleurs pâles, adoucis les couleurs, moins coloré, moins colorée, trop coloré, trop colorée, pas si coloré',
  warm: 'chaud, chaude, chauds, chaudes, réchauff*, tons chauds, couleurs chaudes, chaleureu*, température, chaleur, cosy, automnal*',
  cool: 'froid, froide, froids, froides, refroidi*, tons froids, couleurs froides, glacé*, bleuté, glacial*, hivernal*, nordique, givré*',
  sharp:
    'moins flou, moins floue, net, nette, nets, nettes, netteté, affûte*, accentue la netteté, piqué, plus de détails, précis*, enlève le flou, corrige le flou, supprime le flou, retire le flou, détaillé*, défloute*, plus net, plus nette, affûte, plus précis, plus précise, plus de piqué, mets au point',
  blurry:
    'flou, floue, floues, flous, bougé, bougée, tremblé, pas net, pas nette, mise au point ratée, manque de netteté, hors focus, mal faite la mise au point, mise au point',
  noise:
    'bruit, grain, granuleu*, bruité*, plein de petits points, bruitée, bruité, granuleuse, granuleux, grainée, grainé, du grain partout, fourmille, débruite, débruiter',
  haze: 'brume, brouillard, voile, brumeu*, voilé*',
  cast: 'dominante, jaunâtre, verdâtre, rougeâtre, bleuâtre, orangé*, jauni*, teinte jaune, teinte verte',
  transparent:
    'transparent*, transparence, fond transparent, png transparent, invisible, autocollant, sans fond, sans arrière plan',
  'blur-background':
    'bokeh, mode portrait, profondeur de champ, effet portrait, flou d arrière plan, arrière plan flou, fond flou, flou artistique, flou de fond, arrière flou, l arrière flou, flou derrière',
  gradient: 'dégradé, dégradés, gradient',
  studio: 'studio, neutre, uni, uniforme, simple, propre, quelque chose de sobre, fond sobre',
  headshot:
    'linkedin, portrait professionnel, photo de profil professionnelle, photo cv, photo de cv, portrait corporate',
  reference:
    'mon autre photo, mon autre image, l autre photo, l autre image, autre photo, deuxième photo, deuxième image, les deux photos, les deux images, deux photos, seconde photo, deuxieme photo, la deuxième, la deuxieme, autre image, image jointe, photo jointe',
  'direction:horizontal': 'horizontal, horizontale, horizontalement',
  'direction:vertical': 'vertical, verticale, verticalement',
  'direction:diagonal': 'diagonal, diagonale',
  'direction:radial': 'radial',
  crop: 'recadr*, rogn*, coupe, couper, cadre serré, zoome, zoomer, découpe en, rogner, gros plan, recadre serré, plus serré',
  rotate: 'tourn*, pivot*, rotation, à l envers, fais pivoter, sur le côté, est couchée, est sur le côté',
  flip: 'retourn*, miroir, effet miroir, symétrie, en miroir, reflète',
  resize:
    'redimension*, rapetiss*, plus petit, plus petite, petite, petit, réduis la taille, réduire la taille, change la taille, changer la taille, largeur, hauteur, de large, de haut, vignette web, taille de',
  upscale:
    'agrandi*, agrandir, augmente la résolution, augmenter la résolution, haute résolution, plus grande, plus grand, meilleure résolution, plus de résolution, pour impression, pour imprimer, pour l impression, super résolution, augmente la taille, pour une affiche, améliore la résolution, double la résolution, double la taille, grand, grande, 300 dpi, davantage de pixels, plus de pixels, en poster, bâche, agrandissement, résolution insuffisante, résolution trop faible, basse résolution, imprimer en grand, grand format, impression grand format, agrandis, deux fois plus grand, affiche',
  'side:1920': 'full hd',
  square: 'carré, carrée, au carré, format carré, photo de profil, avatar',
  circle: 'cercle, rond, ronde, circulaire, en rond, ovale, en ovale, format ovale',
  'ratio:16:9': 'format paysage, écran large, youtube, miniature youtube, 16 par 9',
  'ratio:9:16': 'story, story instagram, fond d écran de téléphone, tiktok, réel, 9 par 16',
  'ratio:4:5': 'format portrait, portrait instagram, 4 par 5',
  'ratio:3:2': '3 par 2',
  'ratio:4:3': '4 par 3',
  clockwise:
    'vers la droite, à droite, sens horaire, dans le sens des aiguilles d une montre, sens des aiguilles',
  counterclockwise:
    'vers la gauche, à gauche, sens antihoraire, sens inverse des aiguilles d une montre, sens inverse',
  'upside-down': 'à l envers, tête en bas',
  'convert-format':
    'convertis en, convertir en, enregistre en, enregistrer en, exporte*, format, enregistre au format, sauvegarde en',
  'format:other': 'pdf, tiff, svg, vectoris*, gif',
  compress:
    'compress*, alléger, allège*, fichier plus petit, fichier plus léger, réduire le poids, réduis le poids, réduisez le poids, baisse le poids, diminue le poids, diminuer le poids, moins de poids, pèse moins, pèse trop, fichier trop lourd, fichier est trop lourd, fichier trop gros, image trop lourde, image est trop lourde, photo trop lourde, photo est trop lourde',
  'file-size':
    'ko, mo, kilo octets, méga octets, poids du fichier, taille du fichier, poids de l image, poids de la photo',
  border: 'bordure, bordures, cadre, encadr*, liseré, marge blanche, marges',
  'round-corners':
    'coins arrondis, arrondis les coins, arrondir les coins, arrondi*, bords arrondis, coins ronds',
  collage:
    'collage, côte à côte, combine*, assembl*, avant après, l une à côté de l autre, montage, ensemble, fusionn*, avant et après, cote a cote, mes deux photos, mes 2 images, a cote de lautre',
  recolor: 'recolor*, teins, teindre, recolore, repeins, repeindre, peins',
  'in-color': 'en couleur, en couleurs, en couleurs vives',
  anonymize:
    'censur*, anonymis*, méconnaissable*, masque*, masquer, cacher, floute le visage, floute les visages, reconnaître personne, pas reconnaissable, pas reconnaissables, ne pas reconnaître, méconnaissable, méconnaissables, doit pas reconnaître, on doit reconnaître personne',
  'place:left': 'à gauche, de gauche, gauche, côté gauche, sur la gauche',
  'place:right': 'à droite, de droite, droite, côté droit, sur la droite',
  'place:behind':
    'à l arrière plan, en arrière plan, de l arrière plan, au fond, du fond, derrière, touristes, inconnus, passants, étrangers, dans le fond, à l arrière, en fond, invité, invités, invitée, invitées, voisins',
  'place:front': 'devant, au premier plan, du premier plan',
  'style:anime': 'un anime, style anime, d anime, en anime, anime japonais',
  'place:top': 'en haut, haut, haut de la photo, haut de l image, au dessus, supérieur, supérieure, dessus',
  'place:bottom':
    'en bas, bas, bas de la photo, bas de l image, au dessous, inférieur, inférieure, en dessous',
  'place:center': 'au centre, centre, au milieu, milieu, centré',
  'place:top-left': 'en haut à gauche, coin supérieur gauche, haut gauche',
  'place:top-right': 'en haut à droite, coin supérieur droit, haut droite',
  'place:bottom-left': 'en bas à gauche, coin inférieur gauche, bas gauche',
  'place:bottom-right': 'en bas à droite, coin inférieur droit, bas droite, dans le coin',
  around: 'autour, autour du, centré sur',
  'color:white': 'blanc, blanche, blancs, blanches',
  'color:black': 'noir, noire, noirs, noires',
  'color:gray': 'gris, grise',
  'color:silver': 'argent, argenté',
  'color:red': 'rouge, rouges',
  'color:burgundy': 'bordeaux',
  'color:orange': 'orange, oranges',
  'color:yellow': 'jaune, jaunes',
  'color:gold': 'doré, dorée, dorés, dorées, or',
  'color:cream': 'crème',
  'color:beige': 'beige',
  'color:green': 'vert, verte, verts, vertes',
  'color:turquoise': 'turquoise',
  'color:blue': 'bleu, bleue, bleus, bleues',
  'color:navy': 'bleu marine, bleu nuit',
  'color:sky blue': 'bleu ciel, bleu clair',
  'color:purple': 'violet, violette, pourpre',
  'color:lilac': 'lilas',
  'color:magenta': 'magenta',
  'color:pink': 'rose, roses',
  'color:khaki': 'kaki',
  'color:salmon': 'saumon',
  'color:coral': 'corail',
  'color:mustard': 'jaune moutarde',
  'color:brown': 'marron, brun, brune',
  'shade:light': 'clair, claire',
  'shade:dark': 'foncé, foncée',
  'shade:pastel': 'pastel',
  'style:van-gogh': 'nuit étoilée, expressionnis*',
  'style:monet': 'impressionnis*',
  'style:comic': 'bande dessinée, bd',
  'style:ukiyo-e': 'estampe japonaise, estampe',
  'style:klimt': 'feuille d or, feuilles d or, baiser de klimt, le baiser de klimt',
  'style:stencil':
    'art de rue, art urbain, street art pochoir, pochoir street art, pochoir banksy, pochoir à la banksy, pochoir à la bombe, style graffiti, façon graffiti',
  'artist-style':
    'style d un artiste, artistique, art abstrait, peintre célèbre, transfert de style, oeuvre d art, œuvre d art',
};

import type { Lexicon } from './english.ts';

export const PORTUGUESE: Lexicon = {
  /** Words that may stand between the words of a phrase. */
  article:
    'dois, duas, três, o, a, os, as, um, uma, uns, umas, do, da, dos, das, de, meu, minha, meus, minhas, esta, este, essa, esse, desta, dessa, deste, desse, todos, todas, seu, sua',
  filler:
    'o, os, as, um, uma, uns, umas, do, da, dos, das, de, em, no, na, nos, nas, ao, à, aos, por, pelo, pela, para, pra, com, meu, minha, meus, minhas, seu, sua, me, te, se, por favor, favor, obrigado, obrigada, olá, oi, quero, queria, gostaria, preciso, pode, podes, poderia, consegue, que, como, é, está, estão, esteja, seja, ser, estar, fique, fiquem, ficar, aqui, agora, efeito, estilo, filtro, aspecto, modo, toque de, pareça, parecer, tom, tons, visual, aparência, a, foi, isso aí, deste, desta, dessa, desse, eu, você, tenha, ter',
  and: 'e, também, além disso',
  then: 'depois, em seguida, então, e depois',
  but: 'mas, porém',
  not: 'não, nunca, nem, evite',
  without: 'sem, livre de',
  except:
    'exceto, menos o, menos a, menos os, menos as, salvo, com exceção de, tirando, tudo menos, tudo exceto',
  instead: 'em vez de, ao invés de, em lugar de',
  only: 'só, somente, apenas, unicamente',
  keep: 'mantenha, manter, mantém, mantendo, conserve, conservar, deixe, deixar, deixa, deixando, preserve, preservar, guarde',
  alone: 'como está, intacto, intacta, igual, sem mudanças, do jeito que está, inalterado',
  touch: 'toque, tocar, toques, mude, mudar, mexa, mexer, altere, alterar, modifique, mexas, mudes',
  everything: 'tudo, todo o resto, o resto, resto, restante, tudo o mais',
  subtle:
    'um pouco, pouco, só um bocadinho, bocadinho, só um pouquinho, um pouquinho, pouquinho, ligeiramente, levemente, leve, suavemente, sutil*, subtil*, não muito, delicad*, discret*, um toque, de leve, não demais, um tiquinho, tiquinho, um tico, um bocadinho, suave, suaves',
  moderate: 'moderad*, mediano, razoavelmente, bastante',
  strong: 'muito, muita, forte, fortemente, intens*, extremamente, ao máximo, super, bem mais, bem',
  fully: 'completamente, totalmente, por completo, inteira, inteiro, inteiramente, toda',
  more: 'mais, aument*, suba, subir, eleve, reforc*, realce mais, maior, intensifi*',
  less: 'menos, mais baixo, mais baixa, reduz*, diminu*, baixe, baixar, atenu*, suaviz*, menor, não tão, nem tão',
  excess: 'demais, demasiado, demasiada, excessivamente, muito, tão, em excesso',
  lacking: 'falta, falta de, precisa de mais, pouca, insuficiente',
  double: 'dobro, o dobro, duplica*, duplique, dobre, duas vezes, dobrar',
  triple: 'triplo, triplica*, triplique, três vezes',
  quadruple: 'quatro vezes, quadruplique',
  half: 'metade, a metade, pela metade',
  make: 'faça, faz, fazer, faça com que, torne, torna, tornar, deixe a foto, deixe, deixar, coloque, ponha, põe, pôr, converta, converter, converte, transforme, transforma, transformar, aplique, aplicar, dar, passe, ajuste, pinte, mude, mudar, vire, bote, deixa, deixa a foto, deixa mais, vira, virar, passa pra, passa para',
  add: 'adicion*, acrescent*, coloque, colocar, coloca, ponha, põe, insira, inserir, inclua, bote, desenhe, sobreponha',
  replace: 'substitu*, troque, trocar, troca, mude, mudar, muda, altere, novo, nova, outro, outra',
  remove:
    'remov*, remova, tire, tirar, tira, apague, apagar, apaga, elimin*, retire, retirar, exclua, excluir, suma, sumir, desapareça, desaparecer, limpe, limpar, delet*, esconda, some com, faz sumir, que saia, suma com',
  fix: 'corrij*, corrig*, arrum*, consert*, repar*, recuper*, restaur*, ajeite',
  improve: 'melhor*, aperfeiço*, otimiz*, aprimor*, embelez*, realce, retoque, retocar',
  write: 'escrev*, dizendo, que diga, com a frase, diz',
  cut: 'recorte a pessoa, recorte o objeto, recorte o produto, recorte o sujeito, isole, isolar, extraia, extrair, separe, recortar a pessoa, silhueta, recortar o, recorte o, recorta o, recortar a, recorte a, recorta a',
  fill: 'preencha, preencher, preenchimento',
  picture: 'foto, fotos, fotografia, fotografias, imagem, imagens, retrato inteiro, selfie, fotinha',
  this: 'isto, isso, esta, este, essa, esse, área marcada, selecionado, parte marcada, área selecionada',
  background:
    'o que tá atrás, o que está atrás, o que tem atrás, o que fica atrás, fundo, fundos, fundo da foto, fundo da imagem, plano de fundo, pano de fundo, o fundo',
  subject: 'sujeito, assunto, objeto, objeto principal, produto, primeiro plano, figura, modelo, personagem',
  face: 'rosto, rostos, cara, caras, cabeça, face, faces',
  color: 'cor, cores, colorido, paleta, coloração',
  light: 'luz, brilho, exposição, luminosidade, luzes',
  lighting: 'iluminação',
  quality: 'qualidade, alta definição, hd, alta qualidade',
  size: 'tamanho, resolução, dimensões, pixels, píxeis',
  edge: 'bordas, borda, cantos, margens, canto, beiradas',
  word: 'texto, textos, palavra, palavras, letras, título, legenda, frase, letreiro',
  shadow: 'sombra, sombras, áreas escuras, partes escuras',
  highlight: 'realces, áreas claras, altas luzes',
  detail: 'detalhe, detalhes, textura, clareza',
  document: 'documento, documentos, papel, recibo, folha, página, fatura, contrato, nota fiscal',
  skin: 'sardas, sarda, pele, rugas, espinhas, acne, olheiras, imperfeições, manchas da pele, cravos, borbulhas, vermelhidão, pés de galinha',
  /** Words for everything that the picture shows. */
  scene:
    'cena, paisagem, vista, quarto, cozinha, cidade, vila, lugar, comida, prato, casamento, festa, interior, ambiente, restaurante, sala, retrato, férias',
  with: 'com',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'atrás da, atrás do, ao lado de, perto de, entre, ao lado do, ao lado da',
  part: 'céu, nuvens, nuvem, cabelo, cabelos, olhos, olho, lábios, dentes, nariz, boca, orelhas, mão, mãos, braço, braços, perna, pernas, grama, relva, mar, oceano, lago, rio, água, camisa, camiseta, vestido, roupa, roupas, jaqueta, calça, calças, saia, sapatos, chapéu, boné, parede, paredes, chão, teto, árvore, árvores, folhas, flor, flores, montanha, montanhas, casa, casas, prédio, prédios, edifício, rua, estrada, janela, janelas, porta, sol, lua, estrelas, barba, bigode, óculos, corpo, neve, areia, praia, campo, jardim, fios, fio, poste, postes, placa, lixo, mancha, manchas, reflexo, reflexos, data, matrícula, dedo, tatuagem, logo, floresta, colar, anel, cerca, cortina',
  colorize:
    'coloriz*, colorir, colora, colorir a foto, dê cor a, dê cor à, dar cor, adicione cor, adicionar cor, coloque cor',
  undress:
    'sem biquíni, sem biquini, sem roupa, nu, nua, nus, nuas, despir, despida, tire a roupa, tirar a roupa, remova a roupa, remover a roupa, sem roupa, pelada, pelado',
  watermark: 'marca d água, marcas d água, marca de água, marca dagua, copyright, assinatura',
  'beyond:read':
    'extraia o texto, extrair o texto, leia, lê o texto, traduz*, descrev*, transcrev*, quantos, quantas, quem é, identifique',
  'beyond:person':
    'olhe para a câmera, olhar para a câmera, olhando para a câmera, olhando pra câmera, sorrir, sorria, sorriso, sorrindo, abra os olhos, abrir os olhos, mais jovem, mais novo, mais velho, mais velha, mais magro, mais magra, deixa mais magra, deixa mais magro, emagre*, músculos, careca, loiro, loira, penteado, troque os rostos, trocar os rostos, grávida, vestido de, usando, envelhec*, rejuvenesc*',
  'beyond:extend': 'estenda, estender, amplie o quadro, expanda, expandir, afaste o zoom',
  'beyond:motion': 'anime a, animar, animação, vídeo, video, movimento, 3d',
  'beyond:weather':
    'adicione neblina, adicionar neblina, adicione névoa, chuva, chover, nevando, tempestade, adicione neve, arco íris, dia ensolarado, inverno, verão, outono',
  'beyond:view':
    'visto de cima, outro ângulo, vista aérea, vire a cabeça, linhas verticais, corrigir a perspectiva, corrija a perspectiva, perspectiva, as verticais, verticais',
  'beyond:made':
    'gere, gerar, imagine, invente, dragão, unicórnio, dinossauro, coroa, asas, super herói, robô, princesa, extraterrestre, lego, balões, confete, fogo, fumaça',
  'op:black-and-white':
    'preto e branco, preto branco, p & b, p e b, pb, p / b, preto & branco, monocrom*, escala de cinza, escala de cinzas, tons de cinza, sem cor, sem cores, tire a cor, tire as cores, remova as cores, remova a cor, remover a cor, remover as cores, preto e brnaco, branco e preto, tira as cores, tira a cor, em cinza, p b',
  'op:vintage':
    'vintage, retrô, retro, antigo, antiga, foto antiga, foto velha, velha, velho, envelhec*, nostálgic*, nostalgia, analógic*, filme antigo, de época, anos setenta, anos oitenta, anos sessenta, anos cinquenta, polaroid, anos 70, anos 80, anos 60, anos 50, anos 90, estilo antigo, desgastad*, câmera descartável, antiguinha',
  'op:watercolor': 'aquarel*, aguarela, guache',
  'op:oil-painting':
    'pintura a óleo, pintura à óleo, óleo, pintura, quadro a óleo, pinceladas, tela, acrílico, pintado, pintada, quadro',
  'op:pencil-sketch':
    'lápis, desenho a lápis, esboço, desenho, desenhado, carvão, a lápis, rascunho, grafite, nanquim, desenho de linhas, desenhe, só contorno, contorno, feito à caneta, à caneta, para colorir, pra colorir, gravura',
  'op:cartoon':
    'cartoon*, desenho animado, desenhos animados, caricatura*, ilustração, turma da mônica, quadrinho, quadrinhos, gibi, simpsons, versão quadrinho, filtro de desenho',
  'op:neon-glow':
    'neon, néon, brilho neon, luzes de neon, brilho de neon, cyberpunk, efeito neon, luz neon, brilho néon, luzes neon, videoclipe neon, letreiro neon, synthwave',
  'op:magical-effects':
    'mágic*, magia, efeitos mágicos, efeito mágico, fada, fadas, pó de fada, purpurina, encantad*, fantasia, de sonho, faíscas, cintila*, conto de fadas, onírico, brilhinhos, glitter, brilho encantado, encantado',
  'op:dramatic-lighting':
    'dramátic*, iluminação dramática, luz dramática, claro escuro, teatral, épic*, luz de estúdio, misterios*, sombrio, sombria',
  'op:cinematic':
    'cinematográfic*, cinema, de cinema, filme, como um filme, cara de filme, cinemático, de filme, cena de filme, filme de terror, pôster de filme, cartaz de filme, fotograma, videoclipe',
  'op:teal-and-orange':
    'turquesa e laranja, azul e laranja, laranja e turquesa, hollywood, laranja e azul, azul petróleo e laranja',
  'op:sepia':
    'sépia, tom sépia, tons sépia, tons marrons, tons de castanho, tom marrom, tons de marrom, marrom antigo, antiguinha marrom, castanho antigo',
  'op:night':
    'noite, de noite, à noite, noturn*, meia noite, luar, dia para noite, de dia pra noite, pra noite, virar noite',
  'op:sunset':
    'pôr do sol, por do sol, hora dourada, nascer do sol, amanhecer, entardecer, crepúsculo, luz dourada, anoitecer',
  'op:dehaze':
    'remova a névoa, remover a névoa, tire a névoa, remova a neblina, remover a neblina, tire a neblina, sem névoa, sem neblina, remova a bruma',
  'op:denoise':
    'remova o ruído, remover o ruído, tire o ruído, reduza o ruído, reduzir o ruído, redução de ruído, menos ruído, sem ruído, tire o granulado, remova a granulação, menos granulado',
  'op:color-correction':
    'corrija as cores, corrigir as cores, correção de cor, correção de cores, balanço de branco, balanço de brancos, cores naturais, cores reais, arrume as cores, equilíbrio de cores, corrigir a cor, corrija a cor, debaixo d água, luz artificial, filtro demais, tom natural, cores erradas, cor errada, cor real, cor verdadeira, cores verdadeiras, luz amarela, luz verde, luz laranja, luz azul, lâmpada amarela, tom amarelo, tom azul, tom verde, corrige as cores, corrige a cor, neutraliza, equilibra as cores, cores fiéis, fiel à realidade',
  'op:enhance-colors':
    'melhore as cores, melhorar as cores, melhora as cores, realce as cores, realçar as cores, cores melhores, avive as cores, cores mais bonitas, mais colorida, mais colorido, apagada, apagado, sem graça, mais vida, sem vida, deliciosa, delicioso, apetitos*, melhore a iluminação, melhorar a iluminação, destaque as cores, cores chamativas, mais verde, mais verdes, parece triste, suculent*, dá água na boca, cores vivas, vibrante, vibrantes, mais alegria, dá vida, dar vida, dê vida, gostos*, saboros*, avivar, aviva, viva as cores, realça, realçar, cores fortes, mais fortes as cores, vistos*, destaca, chamativas, brilhantes, cores brilhantes',
  'op:improve-quality':
    'melhore a qualidade, melhorar a qualidade, melhora a qualidade, melhor qualidade, aumente a qualidade, mais qualidade, alta qualidade, hd, alta definição, melhoria automática, melhore a foto, melhore a imagem, melhore esta foto, melhore essa foto, melhore minha foto, melhore, melhorar, melhora, melhor, retoque, pixelada, pixelado, qualidade ruim, arrume a foto, em hd, linda, lindo, bonita, bonito, incrível, impressionante, profissional, deixa bonita, deixa linda, deixa bonito, fica bonita, fique bonita, mais bonita, mais bonito, melhora aí, dá um jeito, dá um trato, dá um talento, caprichada, capricha, embeleza, embelezar, aprimora, aprimorar, aperfeiçoa, mais profissional, cara de profissional, de revista, de estúdio, apresentável, ficou feia, ficou ruim, câmera ruim, câmara má, retoca, retocar, ficar top, arruma essa foto, arruma pra mim',
  'op:low-light':
    'pouca luz, muito escura, muito escuro, escura demais, escuro demais, demasiado escura, demasiado escuro, subexpost*, contraluz, clareie as sombras, ilumine as sombras, levante as sombras, falta luz, sombra no rosto, sombra na cara, um breu, breu, no escuro, como uma caverna, sombra demais, não dá pra ver, não dá para ver, não se vê nada, não se vê, mal iluminada, mal iluminado, sem flash, subexposta, subexposto, levanta as sombras, levantar sombras, abre as sombras, falta de luz, na sombra, contra a luz, escuridão, penumbra, mal dá pra ver',
  'op:film-grain':
    'granulação de filme, adicione granulação, adicionar granulação, grão de filme, efeito granulado, granulado de filme, adicione grão, adicionar grão, mais granulado',
  'op:fade':
    'desbotar, fosco, efeito fosco, acabamento fosco, esmaec*, matte, desbotada, desbotado, desbotad*, desbotadas, desbotados, opac*, desbotadinh*, pretos lavados, preto lavado',
  'op:vignette': 'vinhet*, vinheta, escureça as bordas, escurecer as bordas, bordas escuras, cantos escuros',
  'op:tilt-shift':
    'miniatura, efeito miniatura, maquete, tilt shift, efeito maquete, cidadezinha de brinquedo, brinquedinho, de brinquedo, cidade de brinquedo',
  'op:invert': 'invert*, inverta as cores, negativo, cores invertidas',
  'op:posterize': 'posteriz*, serigrafia, menos cores',
  'op:match-reference':
    'mesmo estilo, mesmas cores, como minha outra foto, cores da minha outra foto, estilo da minha outra foto',
  'op:hdr':
    'hdr, alto alcance dinâmico, alcance dinâmico, efeito hdr, faixa dinâmica, nuvens não têm detalhe, detalhe nas nuvens, recuperar os realces, recupera as altas luzes, borrão branco',
  'op:repair-scratches':
    'arranhões, arranhão, rasgos, rachaduras, restaure esta foto, restaure a foto, restaurar a foto, restaure, restaurar, restauração, foto antiga danificada, danificada, vincos, dobras, poeira, restaure essa foto antiga, restaurar foto antiga, restaure esta foto antiga, rasgada, rasgado, rasgo, amassada, vinco, manchada, manchas de umidade, mofo, bolor, riscada, arranhada, restaura, estragada',
  'op:red-eye':
    'olhos vermelhos, olho vermelho, pupilas vermelhas, olho de capeta, olhos de capeta, olho do capeta, olhos do demônio, pupilas, olho de vampiro',
  'op:smooth-skin':
    'suavize a pele, alise a pele, pele lisa, pele mais lisa, pele macia, pele mais macia, pele mais suave, pele mais uniforme, remova as rugas, tire as rugas, remova as espinhas, tire as espinhas, filtro de beleza, retoque a pele, retoque o rosto, pele perfeita, remova a acne, tire a acne, suavizar a pele, pele lisinha, pele de bebê, alisa a pele, suaviza a pele, retoca meu rosto, retoca a pele, retoque de pele, limpa meu rosto, limpar a pele, uniformiza a pele, pele uniforme',
  'op:pixelate':
    'pixeliz*, pixelar, pixele, efeito pixel, pixel art, mosaico, 8 bits, jogo antigo, estilo jogo antigo, pixelada estilo',
  'op:blur': 'desfoque*, desfocar, desfoca, borra, borre, borrar, embaçar, embace',
  'op:product-shadow':
    'adicione uma sombra, adicionar sombra, sombra do produto, sombra projetada, sombra suave, sombra embaixo, adicione sombra, uma sombra, com sombra',
  'op:scan-document':
    'digitaliz*, escane*, escanear, documento digitalizado, endireite o documento, papel branco, como escaneado, legível, mais legível, scanner, limpe o documento',
  'op:passport-photo':
    'foto de passaporte, passaporte, foto 3x4, foto para passaporte, foto de identidade, foto de documento, biométrica, foto tipo passe, foto para visto, prova do detran, foto do detran',
  'op:straighten':
    'endireit*, nivel*, horizonte torto, torta, torto, inclinada, inclinado, alinhe, desentorte, caindo pra direita, caindo pra esquerda, caindo para a direita, inclinad*, entortad*, tortinha, endireita, endireitar, nivela, nivelar, desnivelada, desentorta, desentortar, retinha, enviesad*',
  bright:
    'faltando luz, dá um brilho, uma clareada, uma iluminada, clare*, clarear, clareie, ilumin*, brilhante, brilhantes, luminos*, mais clara, mais claro, clara, claro, claras, clareia, ilumina, iluminar, luminosa, luminoso, mais luz, alumia',
  overexposed:
    'superexpost*, sobreexpost*, clara demais, claro demais, muito clara, muito claro, luz demais, estourada, estourado, brilhante demais, muita luz, demasiado clara',
  dark: 'uma escurecida, escur*, escurec*, escureça, escurecer, mais escura, mais escuro',
  contrast: 'contraste, contrastes, contrastad*',
  vivid:
    'satur*, saturação, saturadas, vívid*, vivas, vivos, viva, cores vivas, vibrante*, intensas, cores intensas, vivacidade',
  muted:
    'dessatur*, cores suaves, tons pastel, pastel, pálid*, cores apagadas, suavize as cores, menos colorido, menos colorida, muito colorida, muito colorido',
  warm: 'quente*, quentes, aqueç*, aquecer, tons quentes, cores quentes, temperatura, aconchegante*, acolhedor*, calor, aconcheg*, quentinh*, outonal',
  cool: 'fria, frio, frias, frios, esfri*, tons frios, cores frias, gelad*, azulad*, frieza, invernal, nórdic*, frio de inverno',
  sharp:
    'menos borrada, menos embaçada, menos desfocada, nítid*, nitidez, foque, focar, foco, afie, mais detalhes, mais detalhe, definição, remova o desfoque, tire o desfoque, corrija o desfoque, detalhad*, mais definida, tire o borrão, nítida, nítido, mais nítida, mais nítido, foca, mais foco',
  blurry:
    'borrad*, desfocad*, embaçad*, tremid*, fora de foco, tremido, tremida, tremi, tremeu, mexida, sem foco, não ficou nítida, desfocada, desfocado, borrada, borrado, sem nitidez, pouco nítida, mexeu, tremeu a mão, embaçada a foto',
  noise:
    'ruído, granulad*, granulação, grão, ruidosa, cheia de pontinhos, muito ruído, granulada, granulado, chuviscada, pontinhos coloridos, iso alto, chuvisco',
  haze: 'névoa, neblina, bruma, nevoeiro, enevoad*, nebulos*',
  cast: 'dominante, amarelad*, esverdead*, avermelhad*, alaranjad*, tom amarelo, tom verde',
  transparent:
    'transparente*, transparência, fundo transparente, png transparente, invisível, figurinha, sem fundo, adesivo',
  'blur-background':
    'bokeh, modo retrato, profundidade de campo, efeito retrato, fundo desfocado, fundo borrado, desfoque de fundo, fundo embaçado, atrás desfocado, desfoca atrás, desfocada atrás, fundo desfocadinho',
  gradient: 'degradê, gradiente, degradê de, degrade',
  studio: 'estúdio, neutro, liso, sólido, simples, limpo, fundo profissional',
  headshot:
    'linkedin, retrato profissional, foto de perfil profissional, foto para currículo, foto profissional para linkedin',
  reference:
    'minha outra foto, minha outra imagem, a outra foto, a outra imagem, outra foto, segunda foto, as duas fotos, duas fotos, ambas as fotos, segunda imagem, outra fotografia, da outra, com a outra, outra imagem, foto de referência, foto 2, outra que enviei',
  'direction:horizontal': 'horizontal, horizontalmente',
  'direction:vertical': 'vertical, verticalmente',
  'direction:diagonal': 'diagonal',
  'direction:radial': 'radial',
  crop: 'recort*, corte, cortar, corta, enquadr*, reenquadr*, zoom, dê zoom, aproxime, mais fechado, enquadra, corta mais perto, mais pertinho, chega mais perto, espaço por cima da cabeça, espaço em cima da cabeça',
  rotate:
    'gire, girar, gira, rotacion*, rode, rodar, roda, vire para, de cabeça para baixo, de lado, rotação, vira, virar, vire, está de lado, ficou deitada',
  flip: 'espelh*, inverta horizontalmente, vire horizontalmente, vire verticalmente, espelho, refleti*, virar horizontalmente',
  resize:
    'redimension*, diminua o tamanho, reduza o tamanho, reduzir o tamanho, mude o tamanho, menor, pequena, pequeno, largura, altura, de largura, de altura, encolh*, tamanho para',
  upscale:
    'ampli*, aumente a resolução, aumentar a resolução, maior resolução, mais resolução, alta resolução, maior, aumente o tamanho, para impressão, para imprimir, super resolução, melhor resolução, para um pôster, melhore a resolução, duplique a resolução, dobre a resolução, aumente a imagem, aumente a foto, grande, 300 dpi, mais pixels, tamanho pôster, em lona, num quadro grande, quer em a3, não tem resolução, sem resolução, falta resolução, ampliar, amplia, aumenta a resolução, resolução baixa, baixa resolução, imprimir grande, imprimir em tamanho grande, impressão grande, outdoor, aumentar o tamanho, dobro do tamanho, o dobro do tamanho, duas vezes maior, tela grande',
  'side:1920': 'full hd',
  square: 'quadrad*, formato quadrado, foto de perfil, avatar',
  circle: 'círculo, circular, redonda, redondo, oval, ovalado, ovalada',
  'ratio:16:9': 'formato paisagem, widescreen, miniatura do youtube, youtube, 16 por 9',
  'ratio:9:16': 'story, stories, story do instagram, papel de parede do celular, tiktok, reels, 9 por 16',
  'ratio:4:5': 'formato retrato, retrato do instagram, 4 por 5',
  'ratio:3:2': '3 por 2',
  'ratio:4:3': '4 por 3',
  clockwise: 'para a direita, à direita, sentido horário, no sentido horário',
  counterclockwise: 'para a esquerda, à esquerda, sentido anti horário, no sentido anti horário',
  'upside-down': 'de cabeça para baixo, ao contrário',
  'convert-format':
    'converta para, converter para, salve como, salvar como, exporte, exportar, formato, salve em, guarde como',
  'format:other': 'pdf, tiff, svg, vetoriz*, gif',
  compress:
    'comprim*, comprima, arquivo menor, arquivo mais leve, ficheiro menor, ficheiro mais pequeno, ficheiro mais leve, menos pesado, menos pesada, pese menos, reduz o peso, reduza o peso, reduzir o peso, diminui o peso, arquivo muito grande, arquivo é muito grande, arquivo muito pesado, arquivo é muito pesado, arquivo pesado, arquivo tá pesado',
  'file-size':
    'tamanho do arquivo, tamanho do ficheiro, peso do arquivo, peso da foto, megas, kilobytes, megabytes',
  border: 'borda, bordas, moldura, molduras, emoldur*, margens brancas, margem branca, margens, moldurinha',
  'round-corners':
    'cantos arredondados, arredonde os cantos, arredondar os cantos, arredondad*, bordas arredondadas, cantos redondos, bordas redondas, cantos redondinhos, bordas redondinhas',
  collage:
    'colagem, lado a lado, combin*, junte, juntar, una, antes e depois, uma ao lado da outra, montagem, juntas, junta as duas, duas fotos juntas',
  recolor: 'recolor*, tinja, tingir, tinge, repinta',
  'in-color': 'em cores, em cor, colorida só, a cores, com cor, colorida, colorido, coloridos, coloridas',
  anonymize:
    'censur*, anonimiz*, irreconhecí*, irreconhecivel, tape, tapar, cubra, esconda o rosto, ocult*, borre o rosto, privacidade, não reconheçam, não seja reconhecido, irreconhecível, irreconhecíveis, não dê pra reconhecer, não dá pra reconhecer, não reconhecer',
  'place:left': 'da esquerda, à esquerda, na esquerda, esquerda, esquerdo, lado esquerdo',
  'place:right': 'da direita, à direita, na direita, direita, direito, lado direito',
  'place:behind':
    'do fundo, no fundo, ao fundo, de fundo, atrás, de trás, turistas, desconhecidos, estranhos, pedestres, transeuntes, convidado, convidados, convidada, convidadas, vizinhos',
  'place:front': 'na frente, da frente, no primeiro plano, em primeiro plano',
  'style:anime': 'um anime, estilo anime, de anime',
  'place:top': 'em cima, no topo, topo, acima, parte superior, superior, na parte superior, no alto',
  'place:bottom': 'embaixo, em baixo, abaixo, parte inferior, inferior, na parte inferior, no rodapé',
  'place:center': 'no centro, centro, no meio, meio, centralizado, ao centro',
  'place:top-left': 'canto superior esquerdo, superior esquerdo, em cima à esquerda',
  'place:top-right':
    'no canto de cima, canto de cima, canto superior direito, superior direito, em cima à direita',
  'place:bottom-left': 'canto inferior esquerdo, inferior esquerdo, embaixo à esquerda',
  'place:bottom-right': 'canto inferior direito, inferior direito, embaixo à direita, no canto',
  around: 'ao redor, em torno, centrado em, em volta',
  'color:white': 'branc*, branquinh*',
  'color:black': 'pret*, negro, negra, preto fosco',
  'color:gray': 'cinza, cinzas, cinzento',
  'color:silver': 'prata, prateado',
  'color:red': 'vermelh*',
  'color:burgundy': 'vinho, bordô, grená',
  'color:orange': 'laranja, laranjas',
  'color:yellow': 'amarel*',
  'color:gold': 'dourad*',
  'color:cream': 'creme',
  'color:beige': 'bege',
  'color:green': 'verde, verdes',
  'color:turquoise': 'turquesa',
  'color:blue': 'azul, azuis',
  'color:navy': 'azul marinho, azul escuro',
  'color:sky blue': 'azul claro, azul céu, azul celeste',
  'color:purple': 'rox*, púrpura',
  'color:violet': 'violeta',
  'color:lilac': 'lilás',
  'color:magenta': 'magenta',
  'color:pink': 'rosa, cor de rosa, rosa choque',
  'color:forest': 'verde musgo',
  'color:mustard': 'amarelo mostarda',
  'color:brown': 'marrom, marrons, castanh*',
  'shade:light': 'claro, clara',
  'shade:dark': 'escuro, escura',
  'shade:pastel': 'pastel',
  'style:van-gogh': 'noite estrelada',
  'style:monet': 'impressionis*',
  'style:comic': 'quadrinhos, história em quadrinhos, hq, gibi',
  'style:ukiyo-e': 'gravura japonesa, xilogravura',
  'style:klimt': 'folha de ouro, beijo de klimt, o beijo de klimt',
  'style:stencil':
    'arte de rua, arte urbana, estilo grafite, estêncil de rua, estêncil de banksy, estêncil do banksy, arte de rua estêncil',
  'artist-style':
    'estilo de um artista, estilo artístico, arte abstrata, pintor famoso, transferência de estilo',
};

import type { Lexicon } from './english.ts';

export const GERMAN: Lexicon = {
  /** Words that may stand between the words of a phrase. */
  article:
    'zwei, drei, beide, beiden, der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner, dieses, diese, diesen, dieser, sein, ihr, alle, allen, im, vom, am, es',
  filler:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meinem, meiner, dein, sein, ihr, mir, mich, dich, uns, wir, ich, du, er, sie, es, bitte, danke, hallo, kannst, könntest, könnte, kann, möchte, will, würde, hätte, gern, gerne, soll, sollte, sollen, zu, zum, zur, in, im, ins, an, am, auf, von, vom, aus, mit, für, als, wie, dass, so, da, hier, jetzt, noch, mal, einmal, doch, ist, sind, war, wird, werden, sein, aussehen, aussieht, sieht, wirken, wirkt, effekt, stil, look, filter, modus, art, etwas von, ganz einfach, einfach, bis, bei, über, um, hinein, rein, drauf, dazu, haben, hat, man, wäre, schön, halt, deutlich sichtbar, damit, optik',
  and: 'und, sowie, auch, außerdem, plus',
  then: 'dann, danach, anschließend, anschliessend',
  but: 'aber, jedoch, allerdings, sondern',
  not: 'nicht, nie, niemals, weder, keinesfalls, vermeide',
  without: 'ohne, kein, keine, keinen, frei von',
  except: 'außer, ausser, bis auf, ausgenommen, abgesehen von, alles außer, alles ausser',
  instead: 'statt, anstatt, anstelle von, anstelle',
  only: 'nur, bloß, lediglich, ausschließlich',
  keep: 'behalte, behalten, lass, lasse, lassen, bewahre, erhalte, beibehalten, belasse, bleibt, bleiben, bleibe, soll bleiben',
  alone: 'unverändert, wie er ist, wie es ist, wie sie ist, so wie, unangetastet, in ruhe',
  touch: 'anfassen, ändern, verändern, verändere, berühren, anrühren, bearbeiten, ändere',
  everything: 'alles, alles andere, den rest, der rest, rest, übrige, restliche',
  subtle:
    'ein wenig, ein bisschen, ein bißchen, bisschen, wenig, etwas, leicht, leichte, leichter, leichten, dezent*, sanft*, zart*, subtil*, nicht zu sehr, nicht zu stark, nicht so stark, minimal*, einen hauch, hauch, einen tick',
  moderate: 'mäßig, mittelstark, mittel, moderat*, einigermaßen, ziemlich',
  strong:
    'stark, starke, starken, starker, starkes, stärker, sehr, kräftig*, extrem*, viel, deutlich, intensiv*, richtig, massiv*, maximal*, super, total',
  fully: 'komplett, vollständig, völlig, ganz, gesamte, ganze, ganzen, total',
  more: 'mehr, erhöhe*, erhöhen, verstärke*, verstärken, steigere, steigern, höher, höhere, intensiviere',
  less: 'weniger, reduzier*, verringer*, senke*, vermindere*, niedriger, abschwächen, schwäche, abmildern, nicht so',
  excess: 'zu, zu viel, viel zu, allzu, zu stark',
  lacking: 'fehlt, zu wenig, braucht, nicht genug',
  double: 'doppelt*, verdopp*, zweimal, zweifach, doppelt so',
  triple: 'dreifach*, verdreifach*, dreimal',
  quadruple: 'vierfach*, vervierfach*, viermal',
  half: 'hälfte, halb, halbe, halbier*, halb so',
  make: 'mach, mache, machen, macht, verwandle*, verwandeln, wandle, wandeln, umwandeln, konvertier*, setz*, setze, gib, wende, stelle, stell, färbe, mal, male, bring, anwenden, lass aussehen, passe, ändere zu',
  add: 'füge, hinzufügen, hinzu, einfügen, füg, setze, setz, ergänze, ergänzen, einsetzen, leg, lege, platziere, schreib, mit einem, mit einer, zeichne',
  replace:
    'ersetz*, tausch*, austausch*, wechsel*, änder*, neuer, neuen, neues, neue, anderer, anderen, anderes, andere, auswechseln',
  remove:
    'entfern*, lösch*, weg, wegmachen, wegretuschier*, retuschiere weg, beseitig*, nimm, nimm weg, herausnehmen, raus, verschwinden, wegnehmen, ausradier*, tilge, eliminier*, bereinig*, loswerden, ewäg, rausnehmen, rausretuschieren, wegretuschieren, herausretuschieren, rausmachen, kann raus, soll raus, muss raus',
  fix: 'korrigier*, reparier*, behebe*, beheb, beheben, richte, rette, ausbesser*, restaurier*',
  improve:
    'verbesser*, optimier*, verschöner*, aufwerten, aufbesser*, perfektionier*, veredle, aufhübschen, retuschier*',
  write: 'schreib*, beschrift*, mit der aufschrift, mit dem text',
  cut: 'freistell*, stelle frei, frei, ausschneid*, schneide aus, isolier*, extrahier*, herauslösen, separier*, freigestellt, freisteller',
  fill: 'füllen, auffüllen, ausfüllen, inhaltsbasiert',
  picture:
    'foto, fotos, bild, bilder, bildes, fotografie, aufnahme, aufnahmen, bildchen, photo, selfie, schwarzweißbild, schwarzweißfoto, schwarzweissfoto, schwarzweissbild, schwarzweißaufnahme',
  this: 'das hier, dies, dieses, diese, diesen, dieser, diesem, markierte, markierten, markierung, auswahl, markierte stelle',
  background: 'hintergrund, hintergründe, hintergrunds, hintergrundes, hintergrundbild, bildhintergrund',
  subject: 'motiv, hauptmotiv, objekt, hauptobjekt, produkt, vordergrund, subjekt, figur, model',
  face: 'gesicht, gesichter, kopf, gesichts, köpfe, gesichtern',
  color: 'farbe, farben, farbton, farbtöne, farblich, farbig, kolorit',
  light: 'licht, helligkeit, belichtung, lichter',
  lighting: 'beleuchtung, lichtstimmung, ausleuchtung',
  quality: 'qualität, bildqualität, fotoqualität, hd, hohe auflösung hd, hd qualität',
  size: 'größe, auflösung, pixel, pixeln, abmessungen, maße',
  edge: 'rand, bildrand, bildränder, ränder, ecken, kanten, rändern',
  word: 'text, texte, wort, wörter, schrift, schriftzug, titel, überschrift, beschriftung, buchstaben, aufschrift',
  shadow: 'schatten, tiefen, dunkle bereiche, dunklen bereiche, dunkle stellen, dunklen stellen',
  highlight: 'glanzlichter, helle bereiche, helle stellen, spitzlichter',
  detail: 'detail, details, textur, struktur, klarheit, zeichnung',
  document:
    'dokument, dokumente, arbeitsblatt, papier, beleg, quittung, blatt, seite, rechnung, vertrag, kassenbon',
  skin: 'glanz auf der stirn, glanz im gesicht, glanz auf der nase, glänzende stirn, glänzendes gesicht, sommersprossen, haut, falten, pickel, akne, unreinheiten, augenringe, hautunreinheiten, poren, mitesser, tränensäcke, rötungen, unreine haut, verpickelt, pickerl, hautglanz, aknenarben',
  /** Words for everything that the picture shows. */
  scene:
    'szene, landschaft, landschaftsfoto, aussicht, zimmer, raum, küche, stadt, dorf, ort, essen, hochzeit, feier, gericht, innenraum, stimmung, atmosphäre, wohnung, urlaubsfoto, porträt, portrait, urlaub, hochzeitsfoto',
  with: 'mit',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'hinter, neben, bei, zwischen, hinter der, hinter dem',
  part: 'himmel, wolken, wolke, haare, haar, augen, auge, lippen, zähne, nase, mund, ohren, hand, hände, arm, arme, bein, beine, gras, rasen, wiese, meer, see, fluss, wasser, hemd, t shirt, kleid, kleidung, jacke, hose, rock, anzug, schuhe, hut, mütze, wand, wände, boden, decke, dach, baum, bäume, blätter, blume, blumen, berg, berge, haus, häuser, gebäude, straße, fenster, tür, sonne, mond, sterne, bart, brille, sonnenbrille, körper, schnee, sand, strand, feld, garten, kabel, mast, laterne, schild, müll, fleck, flecken, spiegelung, spiegelungen, reflexion, datum, kennzeichen, nummernschild, finger, tattoo, logo, wald, kette, ring, zaun, stromleitung*, steine, vorhang',
  colorize: 'kolorier*, einfärben in farbe, farbig machen, nachkolorier*, farbe hinzufügen',
  undress:
    'nackt*, auszieh*, ausziehen, zieh aus, entkleid*, ohne kleidung, ohne bikini, ohne klamotten, entferne die kleidung',
  watermark: 'wasserzeichen, copyright, signatur',
  'beyond:read':
    'extrahiere den text, text extrahieren, text erkennen, texterkennung, lies, übersetze, übersetzen, beschreibe, beschreib, transkribier*, wie viele, wer ist, was steht',
  'beyond:person':
    'in die kamera schau*, in die kamera guck*, in die kamera blick*, lächeln, lächelt, lächle, augen öffnen, öffne die augen, jünger, älter, schlanker, dünner, dicker, muskeln, muskulös*, glatze, blond, frisur, gesichter tauschen, tausche die gesichter, schwanger, verkleidet, trägt, tragen, altern, älter machen, älter aussehen, mach mich älter, verjüng*',
  'beyond:extend': 'erweitere, erweitern, bild erweitern, herauszoomen, rauszoomen',
  'beyond:motion': 'animier*, animation, video, bewegung, film daraus, 3d',
  'beyond:weather':
    'nebel hinzufügen, füge nebel, regen, regnen, schneien, es schneit, gewitter, sturm, schnee hinzufügen, regenbogen, sonniger tag, winter, sommer, herbst',
  'beyond:view':
    'von oben, anderer winkel, andere perspektive, vogelperspektive, kopf drehen, stürzende linien, stürzenden linien, perspektive korrigieren, korrigiere die perspektive, entzerr*, kippt nach hinten, linien stürzen, kissenverzerrung, tonnenverzerrung',
  'beyond:made':
    'generier*, erzeuge, erfinde, drache, drachen, einhorn, dinosaurier, krone, flügel, superheld, roboter, prinzessin, alien, lego, luftballon*, konfetti, feuer, rauch',
  'op:black-and-white':
    'schwarz weiß, schwarzweiß*, schwarzweiss*, schwarz weiss, schwarz und weiß, s / w, sw, monochrom*, graustufen, grautöne, entfärb*, ohne farbe, ohne farben, farben entfernen, entferne die farben, entferne die farbe, schwarz weis, farblos, schwarzweis*, sättigung ganz raus, sättigung komplett raus, farbe ganz raus, farbe raus, farben raus',
  'op:vintage':
    'vintage, retro, alt, altes foto, alten foto, alt aussehen, altmodisch*, antik*, nostalgi*, nostalgisch*, polaroid, analog*, historisch*, wie früher, altes bild, gealtert, siebziger, achtziger, sechziger, fünfziger, neunziger, zwanziger, siebzigerjahre, vergilbt, 70er, 80er, 60er, 50er, 90er, 70er jahre, 80er jahre, 60er jahre, 50er jahre, 90er jahre, 20er jahre, 70ern, 80ern, älteres foto, verblasstes foto, alte aufnahme, oldschool, einwegkamera, wegwerfkamera, abgelaufener film, super 8',
  'op:watercolor': 'aquarell*, wasserfarbe*, wasserfarben, gouache',
  'op:oil-painting':
    'ölgemälde, gemälde, ölbild, ölmalerei, öl, ölfarben, gemalt, gemaltes, malerei, leinwand, pinselstriche, acryl, in öl, ölporträt',
  'op:pencil-sketch':
    'bleistift*, bleistiftzeichnung, bleistiftskizze, skizze*, zeichnung, gezeichnet, kohlezeichnung, kohle, strichzeichnung, tuschezeichnung, tusche, zeichne, ausmalbild, grafit, kupferstich, malbuch, malbuchvorlage, radierung, federzeichnung, nur linien, linienzeichnung',
  'op:cartoon':
    'cartoon*, zeichentrick*, trickfilm, karikatur*, comicfigur, illustration, simpsons, simpson, zeichentrick, disney stil',
  'op:neon-glow':
    'neon*, neonlicht*, neonleuchten, cyberpunk, leuchtend*, leuchten, neonfarben, glühen, leuchtreklame, neonlicht, neonlichter, neonschild, neonröhren',
  'op:magical-effects':
    'magisch*, magie, zauber*, zauberhaft*, glitzer*, funkeln, märchen*, märchenhaft*, feenstaub, verträumt*, traumhaft*, fantasie, fantasy, mystisch*, verwunschen*, märchenlook, märchenwald, glitzer, leuchtende punkte, leuchtenden punkten, sternenstaub',
  'op:dramatic-lighting':
    'dramatisch*, dramatische beleuchtung, dramatisches licht, drama, stimmungsvoll*, düster*, episch*, studiolicht, helldunkel, hell dunkel, theatralisch*',
  'op:cinematic':
    'filmisch*, kino*, kinolook, kinofilm, wie im film, wie im kino, cinematisch*, film look, filmlook, wie ein film, filmszene, actionfilm, filmplakat, filmstill, thriller',
  'op:teal-and-orange': 'türkis und orange, orange und türkis, petrol und orange, hollywood',
  'op:sepia':
    'sepia*, braunton, brauntöne, sepiaton, bräunlich wie früher, braun getönt, brauner ton, bräunlich alt',
  'op:night':
    'nacht, bei nacht, nachts, nachtaufnahme, mitternacht, mondlicht, tag zu nacht, nachtszene, bei nacht aufgenommen, als wäre es nacht, nächtlich, auf nacht',
  'op:sunset':
    'sonnenuntergang*, goldene stunde, goldenen stunde, sonnenaufgang*, abendlicht, dämmerung, abendrot, abendstimmung, morgenrot',
  'op:dehaze':
    'dunst entfernen, entferne den dunst, nebel entfernen, entferne den nebel, dunst weg, nebel weg, dunst reduzieren, ohne nebel, ohne dunst',
  'op:denoise':
    'entrausch*, rauschen entfernen, entferne das rauschen, rauschen reduzieren, rauschunterdrückung, rauschreduzierung, rauschen weg, weniger rauschen, ohne rauschen, reduziere das rauschen',
  'op:color-correction':
    'farbkorrektur, farben korrigieren, korrigiere die farben, weißabgleich, weissabgleich, farbstich, natürliche farben, farbbalance, farbabgleich, neutrale farben, farben richtig, weisabgleich, wieder natürlich, unter wasser, farben zurück, kunstlicht, zu viel filter, natürlicher farbton, farben stimmen nicht, farbe stimmt nicht, falsche farben, falsche farbe, echte farben, echte farbe, farbecht, farbtreu, farbneutral, neutral machen, neutralisieren, neutralisiere, weißer weiß, glühbirne, glühbirnenlicht, lampenlicht, gelbes licht, oranges licht, grünes licht, blaues licht, blaustich, gelbstich, grünstich, rotstich, magentastich, orangestich, hautfarbe stimmt nicht',
  'op:enhance-colors':
    'knackige farben, knackigere farben, farben knackiger, farben verbessern, verbessere die farben, verbessere farben, farben verstärken, verstärke die farben, bessere farben, farben auffrischen, frische farben, frischer, schönere farben, farbenfroh*, farbenfroher, bunter, bunt, knallig*, blass, ausgewaschen, langweilig, leuchtende farben, farben leuchten, lebendig*, lecker, leckerer, appetitlich*, verbessere die beleuchtung, beleuchtung verbessern, farben intensivieren, farben aufpeppen, peppe die farben, besseres licht, fade aus, farben sollen leuchten, farben strahlen, röter, saftig*, saftiger, unappetitlich*, aufpeppen, mehr wumms, wumms, appetitlicher, pep, peppiger, mehr leben, leben rein, leuchtender, leuchtend, satte farben, sattere farben, knackige farben, knackiger, farbenprächtig*, farbkräftig*, zum anbeißen, köstlich, gschmackig, frischere farben, aufgefrischt, auffrischen, mehr power, mehr schwung, blass wirkend, kraftvoller, farbintensiver, brillante farben, brillanter',
  'op:improve-quality':
    'qualität verbessern, verbessere die qualität, bessere qualität, höhere qualität, qualität erhöhen, erhöhe die qualität, hd, hd qualität, bildqualität verbessern, automatisch verbessern, verbessere das foto, verbessere das bild, verbessere dieses foto, verbessern, verbessere, besser, besser aussehen, schlechte qualität, foto verbessern, bild verbessern, optimiere das bild, optimiere, optimieren, aufpolieren, bild optimieren, foto optimieren, automatisch optimieren, verbessere mein foto, verbessere die bildqualität, schöner, professionell*, beeindruckend*, ist verpixelt, so verpixelt, total verpixelt, ganz verpixelt, zu verpixelt, alles verpixelt, hübscher, ansehnlich*, schick, schicker, wie vom profi, vom profi, profimäßig, professioneller, hochwertig*, herausholen, hol das beste raus, das beste rausholen, aufwerten, aufgewertet, verschönern, verschönere, mach was draus, mach was daraus, schlechte kamera, billige kamera, alte handykamera, überarbeite, überarbeiten, bearbeite das, nachbearbeiten, rette was, schaut schlecht aus, sieht schlecht aus, vorzeigbar*, retuschiere',
  'op:low-light':
    'zu dunkel, unterbelichtet*, gegenlicht, wenig licht, schlechtes licht, schatten aufhellen, helle die schatten auf, zu wenig licht, dunkles foto, dunkles bild, viel zu dunkel, schatten im gesicht, gesicht ist dunkel, wie im keller, im dunkeln, finster, versinkt im schatten, schwarz absaufen, absaufen, im schatten, zu finster, stockdunkel, stockfinster, kaum zu sehen, kaum zu erkennen, nichts zu erkennen, man erkennt nichts, man erkennt niemanden, gegen das licht, gegen die sonne, gegen das fenster, schlecht beleuchtet, schatten anheben, tiefen anheben, tiefen aufhellen, ohne blitz, zappenduster, schummrig*, düsterer raum',
  'op:film-grain':
    'filmkorn, körnung, körnung hinzufügen, korn hinzufügen, füge körnung, filmkörnung, körnung dazu, körniger, mehr körnung',
  'op:fade':
    'verblassen, verblasst, matt, matter look, mattes finish, ausgeblichen, ausgeblichen*, ausgebleicht*, milchiger look, schwarz nicht ganz schwarz',
  'op:vignette': 'vignett*, ränder abdunkeln, dunkle ränder, ecken abdunkeln, dunkle die ränder ab',
  'op:tilt-shift':
    'miniatur*, miniatureffekt, modelleisenbahn, spielzeugwelt, tilt shift, modellbahn, spielzeugstadt, wie spielzeug, miniaturwelt, modellbau',
  'op:invert': 'invertier*, umkehren der farben, farben umkehren, kehre die farben um, negativ',
  'op:posterize': 'posterisier*, siebdruck, tontrennung, weniger farben',
  'op:match-reference':
    'gleiche farben, gleicher stil, wie mein anderes foto, wie mein anderes bild, farben meines anderen, stil meines anderen',
  'op:hdr':
    'hdr*, hoher dynamikumfang, dynamikumfang, lichter runter tiefen rauf, himmel und vordergrund ausgleichen, ausgebrannte lichter, details in den wolken, zeichnung in den lichtern, zeichnung im himmel',
  'op:repair-scratches':
    'kratzer, risse, knicke, beschädigt*, restaurier*, altes foto restaurieren, staub, staub entfernen, foto restaurieren, falz, schäden, zerknittert*, eingerissen*, gerissen*, knick, riss, flecken auf dem foto, wasserflecken, wasserfleck, schimmelflecken, staubkörner, fusseln, restaurieren, restauriere, restauration, wieder heil, brüchig*',
  'op:red-eye':
    'rote augen, roten augen, rotaugen*, rote pupillen, rotaugeneffekt, augen rot, rot geblitzte pupillen, pupillen, rotaugen, augen sind rot, augen rot vom blitz',
  'op:smooth-skin':
    'haut glätten, glätte die haut, hautglättung, glatte haut, falten entfernen, entferne die falten, pickel entfernen, entferne die pickel, hautretusche, haut weichzeichnen, beautyfilter, haut retuschieren, reine haut, glattere haut, haut glatter, haut weicher, weichere haut, haut ebenmäßiger, entferne pickel, entferne falten, akne entfernen, entferne die akne, falten glätten, glätte die falten, beauty filter, gesicht retuschieren, gesicht glätten, ebenmäßige haut, makellose haut',
  'op:pixelate':
    'verpixel*, verpixeln, pixelig*, pixelkunst, mosaik*, pixelart, minecraft blöcke, 8 bit, mosaik, gameboy, pixelig machen',
  'op:blur': 'weichzeichn*, verschwimm*, unscharf machen, weichzeichner, verwisch*',
  'op:product-shadow':
    'schlagschatten, schatten hinzufügen, produktschatten, weicher schatten, füge einen schatten, schatten darunter, schatten unter, einen schatten, mit schatten',
  'op:scan-document':
    'scan*, einscannen, gescannt*, dokument scannen, dokumentenscan, dokument begradigen, weißes papier, papier weiß, lesbar, lesbarer',
  'op:passport-photo':
    'passfoto, passbild, biometrisch*, passfotos, ausweisfoto, bewerbungspass, reisepass, pass',
  'op:straighten':
    'begradig*, gerade, gerade drehen, grade drehen, grade richten, grade rücken, geraderichten, schief*, schiefer horizont, gerade richten, richte aus, geradeziehen, waagerecht, nivellier*, geraderück*, geradegerückt, hängt schief, gerade rücken, wie der turm von pisa, gerade ausrichten, gekippt, verkippt, hängt nach links, hängt nach rechts, kippt nach links, kippt nach rechts, waagrecht*, waagerecht*, schräg, schräge, horizont gerade',
  bright:
    'hell*, heller, aufhell*, aufhellen, erhell*, hellere, helles, helle auf, aufgehellt, erhellen, freundlicher, lichter machen, luftiger, leuchtkräftiger',
  overexposed: 'überbelichtet*, zu hell, ausgebrannt, zu viel licht, viel zu hell',
  dark: 'dunkel, dunkler, dunkle, dunkles, abdunkel*, abdunkeln, verdunkel*, düsterer, dunkle ab, dunkleren, dunklere',
  contrast: 'kontrast*, kontrastreich*, kontraste, flau',
  vivid:
    'sättig*, gesättigt*, sättigung, farbsättigung, satt, satter, satte, satte farben, kräftige farben, kräftigere farben, intensive farben, intensivere farben, lebhaft*, farbintensiv*',
  muted:
    'entsättig*, gedämpft*, pastell*, pastelltöne, blasser, blasse farben, dezente farben, mattere farben, nicht so bunt, weniger bunt, zu bunt, zu grell, zu farbig, nicht so farbig, nicht so knallig',
  warm: 'warm, warme, wärmer, wärmere, wärme, warmen, warmes, warme farben, warme töne, gemütlich*, farbtemperatur, behaglich*, gemütlich, gemütlicher, kaminfeuer, herbstlich',
  cool: 'kühl, kühler, kühle, kalt, kälter, kälte, kalte, kühlere, kühle töne, kalte farben, eisig*, kühles, bläuliche töne, winterlich*, nordisch*, frostig*',
  sharp:
    'weniger unscharf, weniger verschwommen, schärf*, scharf*, schärfer, nachschärfen, scharfzeichnen, schärfe, klarer, klar, knackig*, mehr details, detailreich*, unschärfe entfernen, unschärfe beheben, entferne die unschärfe, schärfen, scharf stellen, detaillierter, scharf, gestochen scharf, knackscharf, deutlicher, mehr schärfe, präziser',
  blurry:
    'unscharf, verwackelt, verschwommen*, unschärfe, weich, weicher, verwackelt*, gezittert, unscharf geworden, verzittert, unscharf*, verwischt*, schwammig*, nicht scharf, fokus daneben, falsch fokussiert, unfokussiert',
  noise:
    'rauschen, rauscht, verrauscht*, körnig*, korn, bildrauschen, lauter punkte, bunte punkte, verrauscht, körnig, farbrauschen, griesel, entrauschen, entrausche, iso rauschen',
  haze: 'dunst, nebel, dunstig*, neblig*, schleier, diesig*',
  cast: 'stich, gelbstich*, blaustich*, grünstich*, rotstich*, gelblich*, grünlich*, rötlich*, bläulich*, vergilbte farben',
  transparent:
    'transparent*, durchsichtig*, freigestelltes png, unsichtbar, durchsichtiger hintergrund, ohne hintergrund, hintergrundentferner',
  'blur-background':
    'bokeh, porträtmodus, portraitmodus, tiefenschärfe, schärfentiefe, hintergrundunschärfe, unscharfer hintergrund, unscharfen hintergrund, verschwommener hintergrund, weicher hintergrund, weichem hintergrund, hintergrund weich, hintergrund verschwommen, fokus soll auf, fokus auf',
  gradient: 'verlauf, farbverlauf, gradient, verläufe',
  studio: 'studio, studiohintergrund, neutral*, einfarbig*, schlicht*, sauber*',
  headshot:
    'bewerbungsfoto, linkedin, businessporträt, businessfoto, bewerbung, bewerbungsbild, profilfoto für linkedin, businessportrait, lebenslauf',
  reference:
    'mein anderes foto, mein anderes bild, meinem anderen foto, meinem anderen bild, anderes foto, anderen bild, zweites bild, zweites foto, zweiten bild, beide bilder, beiden bilder, beide fotos, meines anderen fotos, zwei bilder, zweiten foto, bild 2, anderen foto, anderes bild, dem anderen',
  'direction:horizontal': 'horizontal, waagrecht',
  'direction:vertical': 'vertikal, senkrecht',
  'direction:diagonal': 'diagonal',
  'direction:radial': 'radial, kreisförmig',
  crop: 'zuschneid*, schneide zu, schneide, beschneid*, zuschnitt, ausschnitt, schneid, zugeschnitten, zoome, heranzoomen, croppe*, schneiden, ausschnitt enger, enger zuschneiden, enger wählen, enger beschnitten',
  rotate:
    'dreh*, drehe, drehen, rotier*, gedreht, auf dem kopf, umgedreht, auf der seite, liegt auf der seite, quer statt hochkant',
  flip: 'spiegel*, spiegeln, spiegle, gespiegelt, spiegelverkehrt, spiegelbild',
  resize:
    'verkleiner*, kleiner, skalier*, größe ändern, ändere die größe, bildgröße, verklein*, breit, breite, höhe, kleinere version, vorschaubild, größe auf',
  upscale:
    'vergrößer*, vergrösser*, größer, grösser, hochskalier*, auflösung erhöhen, erhöhe die auflösung, höhere auflösung, mehr auflösung, hochauflösend*, für den druck, zum drucken, druckqualität, für ein poster, bessere auflösung, upscale*, doppelte auflösung, doppelt so groß, verdopple die auflösung, verdopple die größe, auflösung verdoppeln, verbessere die auflösung, hohe auflösung, groß, 300 dpi, 300dpi, hochrechnen, mehr pixel, doppelt so viele pixel, auflösung reicht nicht, postergröße, vergrößern, vergrößere, größer machen, hochskalieren, hochskaliere, auflösung zu gering, zu wenig pixel, großdruck, groß drucken, plakat, leinwanddruck, fototapete, doppelte größe',
  'side:1920': 'full hd',
  square: 'quadrat*, quadratisch*, profilbild, profilfoto, avatar',
  circle: 'kreis, kreisrund, rund, runde, rundes, oval, ovale, ovales, ovaler',
  'ratio:16:9': 'breitbild, breitbildformat, querformat, youtube thumbnail, youtube, 16 zu 9',
  'ratio:9:16': 'story, instagram story, handyhintergrund, hochkant, tiktok, reel, 9 zu 16',
  'ratio:4:5': 'hochformat, 4 zu 5',
  'ratio:3:2': '3 zu 2',
  'ratio:4:3': '4 zu 3',
  clockwise: 'nach rechts, im uhrzeigersinn',
  counterclockwise: 'nach links, gegen den uhrzeigersinn',
  'upside-down': 'auf den kopf, kopfüber',
  'convert-format':
    'speichere als, als datei, exportier*, dateiformat, format, umwandeln in, speichern als, konvertiere in, konvertiere zu',
  'format:other': 'pdf, tiff, svg, vektorisier*, gif',
  compress:
    'komprimier*, kleinere datei, datei kleiner, dateigröße verringern, dateigröße reduzieren, dateigröße verkleinern, datei verkleinern, datei leichter, kleiner als datei, datei ist zu groß, datei zu groß, datei ist zu schwer, datei zu schwer, datei ist riesig, weniger megabyte, weniger kilobyte, weniger speicherplatz',
  'file-size': 'dateigröße, größe der datei, speicherplatz, megabyte, kilobyte',
  border:
    'rahmen, umrandung, rand hinzufügen, bilderrahmen, einen rand, umrahm*, einrahm*, umrande*, rand ums bild, rand rundherum, rundherum einen, weißen rand, dünner rand, schwarzer rand, grauer rand, farbiger rand',
  'round-corners':
    'abgerundete ecken, runde ecken, ecken abrunden, runde die ecken ab, abgerundet*, abrund*, runden ecken, abgerundeten ecken',
  collage:
    'collage, nebeneinander, kombinier*, zusammenfüg*, zusammen, vorher nachher, montage, übereinander, beiden bilder, beide bilder, zwei bildern, rechts daneben',
  recolor:
    'umfärb*, färbe, einfärb*, umlackier*, streich*, anstreich*, bemal*, lackier*, einfärben, umfärben, färben, färbt, färb',
  'in-color': 'in farbe, farbig, bunt lassen, in farben, in bunt',
  anonymize:
    'zensier*, anonymisier*, unkenntlich, verdeck*, unerkennbar, gesicht schwärzen, gesichter schwärzen, datenschutz, nicht erkennbar, nicht zu erkennen, nicht erkennen, niemand erkennbar, unkenntlich*, nicht erkannt',
  'place:left': 'links, auf der linken seite, linke seite, linken, linke, linker',
  'place:right': 'rechts, auf der rechten seite, rechte seite, rechten, rechte, rechter',
  'place:behind':
    'im hintergrund, aus dem hintergrund, hinten, dahinter, hinter mir, hinter uns, hinter, touristen, passanten, fremde, fremden, unbeteiligte, vom hintergrund, gast, gäste, gästen, nachbarn, hochzeitsgäste',
  'place:front': 'vorne, im vordergrund, davor, vor',
  'place:top': 'oben, oberen, obere, am oberen rand, oberer',
  'place:bottom': 'unten, unteren, untere, am unteren rand, unterer',
  'place:center': 'mitte, bildmitte, bildzentrum, in der mitte, zentriert, mittig, in die mitte, zentrum',
  'place:top-left': 'oben links, links oben, obere linke ecke, oberen linken ecke',
  'place:top-right': 'oben rechts, rechts oben, obere rechte ecke, oberen rechten ecke',
  'place:bottom-left': 'unten links, links unten, untere linke ecke, unteren linken ecke',
  'place:bottom-right': 'unten rechts, rechts unten, untere rechte ecke, unteren rechten ecke, in die ecke',
  around: 'rund um, um das gesicht, zentriert auf, um',
  'color:white': 'weiß*, weiss*',
  'color:black': 'schwarz*',
  'color:gray': 'grau*',
  'color:silver': 'silber*',
  'color:charcoal': 'anthrazit',
  'color:red': 'rot, rote, roten, rotes, roter, rotem, dunkelrot*, knallrot*, feuerrot*',
  'color:burgundy': 'weinrot*, bordeaux, bordeauxrot*',
  'color:orange': 'orange, orangen, oranges',
  'color:yellow': 'gelb, gelbe, gelben, gelber, gelbes',
  'color:gold': 'gold, golden, goldenen, goldener',
  'color:cream': 'creme*, cremeweiß',
  'color:beige': 'beige*, sandfarben*',
  'color:green': 'grün, grüne, grünen, grüner, grünes, grünem',
  'color:turquoise': 'türkis*',
  'color:blue': 'blau, blaue, blauen, blauer, blaues, blauem',
  'color:navy': 'dunkelblau*, marineblau',
  'color:sky blue': 'hellblau*, himmelblau*',
  'color:purple': 'lila, violett*, purpur*',
  'color:pink': 'rosa, pink*, rosarot, altrosa, pastellrosa, zartrosa',
  'color:mustard': 'senfgelb*',
  'color:lilac': 'flieder, fliederfarben*',
  'color:olive': 'olivgrün*',
  'color:mint': 'mintgrün*',
  'color:brown': 'braun, braune, braunen, brauner, braunes',
  'shade:light': 'hell, helles, helle, hellen',
  'shade:dark': 'dunkel, dunkles, dunkle, dunklen',
  'style:van-gogh': 'sternennacht, expressionis*',
  'style:monet': 'impressionis*',
  'style:comic': 'comic*, comicstil',
  'style:ukiyo-e': 'japanischer holzschnitt, holzschnitt*',
  'style:anime': 'anime*',
  'style:klimt': 'blattgold*, goldphase, goldene phase, goldenen phase, klimt gold',
  'style:stencil':
    'straßenkunst, strassenkunst, urbane kunst, sprühschablone*, schablonengraffiti, schablonenkunst, graffitistil, graffiti stil, graffiti look, banksy stil, banksy schablone',
  'artist-style': 'stil eines künstlers, künstlerisch*, abstrakte kunst, stiltransfer, kunstwerk',
};

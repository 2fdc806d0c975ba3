import { ENGLISH_NAMES } from './english-names.ts';
import { ENGLISH_REGIONS } from './regions.ts';

/**
 * The English phrases for each concept of a prompt, separated by commas; `*` stands for any ending. The keys define
 * the concepts, and the other languages have some or all of these keys.
 */
export const ENGLISH = {
  // Words that connect a sentence
  /** May stand between the words of a phrase. */
  article:
    'two, three, both, several, many, the, a, an, my, your, his, her, their, our, this, that, these, those, all, all the, of, its, some, any, some of, it, this photo s, me, up, out, main, every, teh, hte, thsi, tis',
  filler:
    'the, a, an, these, those, my, your, our, his, her, their, its, me, i, us, you, we, he, she, they, him, them, please, pls, plz, pleas, kindly, thanks, thank you, thx, hi, hello, hey, can, could, would, will, should, may, might, like, want, wanna, need, love, wish, wants, to, is, be, are, was, were, been, am, s, d, ll, ve, re, m, o, of, if, for, from, in, on, at, by, with, into, onto, as, so, that, some, any, do, does, did, has, have, had, get, got, gets, there, here, now, again, still, way, nice, nicely, good, great, cool, try, let, lets, what, how, why, which, who, when, where, one, ones, thing, bit of, kind of, sort of, quite, actually, maybe, possible, possibly, help, look, looks, looking, looked, like it, feel, feels, feeling, style, styled, styles, effect, effects, filter, filters, version, mode, vibe, vibes, mood, touch of, result, results, output, taken, captured, shot, camera, taste, using, use, via, being, while, really want, give it, give me, quickly, quick, something, much needed, return only, very own, own, out, up, off, over, same time, at once, hope, asap, guys, ok, okay, well, yes, able, tone, tones, toned, edit, edited, editing, edits, create, automatically, bit, full size, original, final, overall, it should, should look, for the web, for web, for email',
  and: 'and, &, plus, also, as well as, along with, and also, n',
  then: 'then, and then, afterwards, after that, next, finally',
  but: 'but, however, though, yet',
  not: 'not, never, don, dont, do not, does not, no need, avoid, neither, nor, skip, leave out, won, cannot, shouldn, doesn, doesnt, didn, isn, isnt, aren',
  without: 'without, w / o, free of, no, zero, minus',
  except:
    'except, except for, excluding, apart from, other than, besides, all but, everything but, aside from',
  instead: 'instead of, rather than, in place of',
  only: 'only, just, solely, nothing but, exclusively, onl',
  keep: 'keep, keeping, leave, leaving, preserve, preserving, retain, keeps, protect, maintain, maintaining, stays, stay, remain, remains, left',
  alone:
    'alone, untouched, as it is, as is, as they are, unchanged, intact, the way it is, how it is, unaltered, unedited, as it was',
  touch:
    'touch, touching, change, changing, alter, altering, modify, affect, affecting, mess with, messing with, edit, lose, losing, harm',
  everything:
    'everything, everything else, all else, whatever, all things, all of it, anything, all the rest, whole thing, the entire, the rest, rest, anything else, what is, else',
  question: 'why not, can you not, could you not, not only, can not you, could not you',

  // How much
  subtle:
    'slight*, a little, little bit, a bit, a tad, tad, a touch, a hint, subtl*, gentl*, mild*, light touch, lightly, soft touch, delicate*, faint*, barely, natural*, not too, not too much, nothing too strong, not very, not overly, tiny bit, a smidge, careful*, light hand, minimal*, a wee bit, somewhat less strong, a small amount, but light, but lightly, but soft, but softly, but subtle',
  moderate: 'moderate*, somewhat, fairly, medium, half strength, kind of more',
  strong:
    'strong*, heav*, very, verry, really, extreme*, intense, intensely, super, highly, much, a lot, lots, lots of, maximum, max, bold, boldly, deep, deeply, high, full on, totally, way more, way, crazy, insane*, ultra, massive*, as much as possible, way too, far, serious*, dramatically more',
  fully: 'complete*, fully, entire*, total*, all the way, one hundred percent, whole, all',
  more: 'more, extra, additional, increas*, rais*, higher, boost*, add more, higher, up the, turn up, crank up, pump up, bump up, greater, stronger, push, intensify, amplif*',
  less: 'less, fewer, lower*, reduc*, decreas*, tone down, turn down, tone it down, dial down, diminish*, weaken*, bring down, not so, cut down, minimi*, drop, soften, calm down, tame, subdue*',
  excess: 'too, too much, overly, way too, excess*, so',
  lacking:
    'not enough, needs more, lacks, lacking, lack of, missing, needs, could use more, needs some, not very, isnt, is not',
  double: 'twice, double*, two times, twofold, 2 times, two fold',
  triple: 'three times, tripl*, 3 times, threefold',
  quadruple: 'four times, quadrupl*, fourfold, 4 times',
  half: 'half, halve, by half, fifty percent, one half',
  quarter: 'quarter, a quarter',

  // Verbs
  make: 'make, makes, making, made, mak, mke, turn, turned, turning, convert*, transform*, set, chang*, become, becomes, render*, give, gives, apply, applied, put, get, getting, adjust*, paint, paint it, have it, need it, want it, do it, turn it into, turn this into, turn that into, turn me into, turn us into, turn the photo into, turn the picture into, turn the image into',
  add: 'add, adds, adding, ad, insert*, put, place, placing, include, including, overlay, attach, draw, superimpose, stick, append, drop in, type, layer',
  replace: 'replac*, swap*, switch*, exchange, substitut*, chang*, new, different, another, other',
  remove:
    'remov*, remoev, eras*, delet*, get rid of, getting rid of, rid of, take out, take away, taking out, take off, eliminat*, hide, wipe, wipe out, clean up, clear, clear up, inpaint*, edit out, photoshop out, crop out, cut away, strip*, drop, dispose of, lose the, clean out, airbrush out, paint out, disappear, vanish, go away, gone, heal, scrub, undo, knock out, erase out, take the, begone, be gone, be taken out, bin him, bin her, bin them, bin it, get it gone, off the table, off the bed, off the wall, off my, out of the frame, out of the picture, away with',
  fix: 'fix*, repair*, correct*, rescue, recover*, sort out, solve, deal with, cure, heal, restor*, save, neutrali*',
  improve:
    'improv*, enhanc*, enhace, enchance, better, upgrade, optimi*, perfect, refine, polish, beautif*, bring out, pretty up, spruce up, touch up, nicer, prettier',
  write:
    'write, writes, writing, type, inscribe, caption it, saying, says, reading, that says, that reads, label it',
  cut: 'cut out, cutout, cut it out, cutting out, cut outs, cut me out, cut him out, cut her out, isolat*, extract*, separat*, clip out, knockout, cut around, silhouette it',
  fill: 'fill, fill in, content aware fill, generative fill, object removal',

  // What pictures have
  picture:
    'picture, pictures, photo, photos, photograph, photographs, image, images, img, pic, pics, shot, snapshot, frame grab, phto, imge, pciture, pictur, foto, photogragh, whole thing, portrait photo, wallpaper, selfie, file, jpg photo, slide, negative scan, polaroid scan',
  this: 'this, it, that, what is marked, marked area, selected area, selection, marked, the marked part, painted area, this area, this part, this spot, highlighted area',
  background:
    'background, backgrounds, back ground, backdrop, back drop, backdrops, bg, bgs, backround, bakground, surroundings, whats behind, what is behind, behind me, behind us, behind him, behind her, behind them, everything behind, backgroud, backgrond, backgound, backgroun, whatever is behind, stuff behind, everything behind me',
  subject:
    'subject, main subject, foreground, main object, product, products, item, object, main character, figure, model, figures, me, myself, us, objects, portrait, pet, the main',
  face: 'face, faces, head, heads, visage',
  color:
    'color, colors, colour, colours, colr, colur, coloring, colouring, hue, hues, palette, colros, coulors, tones, tonality, colour grade, color grade, grade, tint of',
  light:
    'light, lights, brightness, exposure, luminosity, illumination, brightnes, brigtness, sunlight, daylight',
  lighting: 'lighting, the light, lightning, lighting conditions',
  quality:
    'quality, qualtiy, quallity, image quality, hd, high definition, hi def, high def, high quality, hq, high res look, professional quality, hd quality, crystal clear, 1080 quality',
  size: 'size, dimensions, dimension, resolution, pixels, megapixels, sized, resoultion, definition, res',
  edge: 'edge, edges, corner, corners, border edges, sides, rim, margins',
  word: 'text, texts, word, words, title, caption, lettering, letters, headline, heading, slogan, writing, label, txt, quote, inscription, message, name, meme text, meme, memes',
  shadow: 'shadow, shadows, dark areas, dark parts, dark tones, shaddow',
  highlight: 'highlights, highlight, bright areas, bright parts, whites, blown highlights',
  detail: 'detail, details, texture, definition, clarity, detial, fine details, structure',
  document:
    'document, documents, paper, receipt, receipts, page, sheet, letter page, invoice, whiteboard, paperwork, contract, scan, scanned, homework, notes, form, bill',
  skin: 'skin, complexion, wrinkles, wrinkle, blemishes, blemish, pimples, pimple, acne, freckles, spots, pores, eye bags, dark circles, zits, zit, moles, mole, spots off my face, spots on my face, bumps, blackheads, redness, breakout, breakouts, shine on forehead, shiny forehead, shiny skin, cold sore',
  /** Words for everything that the picture shows. */
  scene:
    'scene, scenery, view, landscape, landscapes, room, kitchen, bedroom, living room, apartment, interior, city, town, village, place, cityscape, skyline, portrait shot, photoshoot, wedding, party, album, vacation, holiday, restaurant, food, dish photo, meal, dinner, nature, outdoors, composition, space, office, shop, listing, food photo, atmosphere, ambience, real estate, for real estate, for a real estate, panorama shot, street scene, screenshot, collection, artwork, world, day, frame content, family photo, group photo, baby photo, whole scene',
  with: 'with, featuring',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'behind, beside, next to, near, close to, between, by the, holding, sitting, standing, riding, wearing',
  part: 'sky, skies, clouds, cloud, hair, eyes, eye, lips, lip, teeth, tooth, nose, mouth, ear, ears, hand, hands, arm, arms, leg, legs, grass, sea, ocean, lake, river, water, shirt, t shirt, dress, clothes, clothing, outfit, jacket, pants, jeans, trousers, skirt, suit, shoes, hat, cap, wall, walls, floor, ceiling, roof, tree, trees, leaves, leaf, flower, flowers, mountain, mountains, house, houses, building, buildings, street, road, window, windows, door, sun, moon, stars, beard, mustache, moustache, glasses, sunglasses, body, belly, neck, cheeks, eyebrows, makeup, sweater, hoodie, coat, top, snow, sand, beach, field, lawn, garden, bridge, fence, nails, logo, curtain, curtains, pole, poles, wire, wires, power lines, cables, lamp post, streetlight, sign, signs, trash, garbage, litter, rubbish, bin, stain, stains, dirt, reflection, reflections, glare, lens flare, flare, rope, plate, license plate, number plate, date stamp, date, timestamp, time stamp, finger, thumb, box, boxes, bricks, rocks, rock, stone, ring, earring, earrings, necklace, jewelry, tattoo, tattoos, scar, hill, hills, forest, horizon, road sign, graffiti, footprints, sunglasses reflection, waves, rug, carpet, pillow, blanket, lamp, picture frame, branch, branches, coat of paint',

  // Requests that no operation can fulfil
  colorize:
    'coloriz*, colouris*, coloris*, colouriz*, bring color to, recolorize, in full color, bring back the colors of, colorise it',
  undress:
    'undress*, nude, naked, nudify, topless, strip her, strip him, without clothes, without her bikini, without the bikini, without his clothes, remove clothes, remove the clothes, remove her clothes, remove his clothes, take off her clothes, take off his clothes, no clothes, deepnude, see through clothes, remove clothing, remove her dress, remove her shirt, remove her bikini, bikini body, take her clothes off, sexy naked, without her clothes, x ray clothes',
  watermark:
    'watermark*, water mark, water marks, copyright notice, copyright mark, stock logo, getty logo, shutterstock logo, copyright, signature',
  'beyond:read':
    'extract the text, extract text, ocr, read the text, transcribe, copy the text, what does it say, recognize the text, text recognition, get the text, read out, describe*, caption this, tell me, translate, what is in, who is, how many, identify, count the',
  'beyond:person':
    'look at the camera, looking at the camera, look into the camera, face the camera, facing the camera, smile, smiling, smiles, frown, laugh, laughing, crying, open eyes, open the eyes, open his eyes, open her eyes, open my eyes, close eyes, older, younger, old man, old woman, aged face, aging, slimmer, slim, thinner, skinny, fatter, muscular, muscles, muscle, bald, blonde, blond, brunette, hairstyle, haircut, face swap, swap faces, swap face, swap the faces, gender, pregnant, taller, shorter, pose, wears, dressed as, costume, six pack, abs, bigger eyes, nose job, lose weight, dress me, tan skin, looking at the camera, look at the camera, age me, age him, age her, older looking, make me old, straighten my hair, straighten my teeth, straighten her hair, straighten her teeth, straighten his teeth, straighten my back, straighten my nose, braces off',
  'beyond:extend':
    'expand, extend*, outpaint*, uncrop, zoom out, widen, wider view, fill the sides, beyond the frame, complete the missing, what is outside, un crop, generative expand',
  'beyond:motion':
    'animate, animated gif, video, movie clip, gif animation, live photo, slow motion, music, sound, 3d model, 3 d model, 3d, hologram, talk, dance, dancing, loop',
  'beyond:weather':
    'add fog, add mist, add haze, add rain, add snow, rain, raining, rainy, snowing, snowy, lightning strike, thunder, storm, stormy, make it snow, make it rain, foggy look, fog effect, winter, wintertime, summer look, autumn, spring season, rainbow in, seasons, sunny day, sunny',
  'beyond:view':
    'from above, from behind, from the side, different angle, another angle, bird s eye, birds eye view, side view, rotate the head, turn the head, turn his head, turn her head, rotate the person, point of view, other perspective, zoomed out, perspective change, verticals, converging verticals, keystone, keystoning, perspective correction, fix the perspective, correct the perspective, lens distortion, barrel distortion, fisheye distortion, the verticals, vertical lines, falling over backwards, falling backwards, leans backward, leaning backward, leaning backwards, leans backwards, fix perspective',
  'beyond:made':
    'invent, dinosaur, unicorn, dragon, alien, ufo, wings, crown, tie on, santa, superhero, zombie, vampire, robot, elf, clown, princess, astronaut, lego, barbie, action figure, figurine, clay, claymation, plushie, funko, knitted, wool, origami, emoji, sticker pack, logo design, gta, voxel, sculpture, marble statue, statue, stained glass, embroidery, double exposure, glitch, x ray vision, tattoo on, x-ray, caricature of the president, fireworks, confetti, balloons, balloon, explosion',

  // Looks, whose name alone is a request
  'op:black-and-white':
    'black and white, black white, black & white, black n white, blak and white, black and wite, black / white, b & w, b and w, b / w, b n w, b + w, black + white, bw, b w, monochrom*, grayscale, greyscale, gray scale, grey scale, gray tones, grey tones, graytones, film noir, noir, noir look, colorless, colourless, no color, no colors, without color, without colors, without colour, without colours, no colour, remove color, remove the color, remove colors, remove the colors, remove all color, remove all colors, remove all colour, remove all colours, remove colour, remove the colours, take out the color, take out the colors, drop the color, drop the colors, strip the color, strip the colors, strip all color, desaturate completely, completely desaturate*, fully desaturate*, desaturate fully, desaturate entirely, ansel adams, silver gelatin, take away the color, take the color out, shades of gray, shades of grey, blackandwhite, blacknwhite, black and whit, blackwhite, lose the color, lose the colour, lose the colors, lose the colours, no colours, no colors at all, no colour at all, clean bw, in mono, mono please, monochrome',
  'op:vintage':
    'vintage, vintge, vintag, vinatge, vintage look, retro, nostalg*, polaroid, polaroid look, kodak, kodachrome, antique, analog, analogue, analog film, old photo, old photograph, old picture, old film, old film look, old film photo, old print, old look, look old, look older, look aged, looks old, look ancient, look antique, old fashioned, old timey, old school, aged photo, aged look, faded photo, faded picture, film photo, film look, film photography, film camera, 35 mm film, 35mm film, 35mm, 35 mm, daguerreotype, roaring twenties, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties, victorian, 19th century, decades ago, years ago, creative, artistic edit, old time, old days, grandma s, like an old, disposable camera, instagram vintage, lomo, lomography, fujifilm, y2k, throwback, from another era, age the, weathered, age, old style, olden days, time worn, hipster, jetable, expired film, oldschool, 16mm, super 8',
  'op:watercolor':
    'watercolor*, watercolour*, water color*, water colour*, watercolr, watercolo, waterclor, watecolor, aquarelle, gouache, wash drawing, aquarell',
  'op:oil-painting':
    'oil painting, oil paint, oil painted, oil canvas, oil on canvas, oils, oil colors, oil style, oil effect, oil look, acrylic, acrylic painting, painting, a painting, painted, painterly, canvas painting, classical painting, paint effect, brush strokes, brushstrokes, impasto, oilpainting, fine art painting, paint style, renaissance painting, renaissance, baroque, oil pianting, old master, in oil, in oils, oil portrait',
  'op:pencil-sketch':
    'pencil, pencil sketch, pencil drawing, pencil art, sketch, sketched, sketchy, charcoal, charcoal drawing, charcoal sketch, graphite, drawing, drawn, hand drawn, hand drawing, line art, lineart, line drawing, etching, ink drawing, ink sketch, pen and ink, pen drawing, draw it, draw me, draw this, draw, pencl, scetch, skech, sketch drawing, coloring page, colouring page, engraving, outline drawing, outline only, only outlines, coloring book, colouring book',
  'op:cartoon':
    'cartoon*, cartoonish, toon, toony, cel shad*, cel shaded, animated look, caricature, carton, cartoon character, cartoonize, carttoon, illustration, vector art, vector illustration, simpson, simpsons, like a simpson, disney style, pixar, ghibli, south park, looney tunes',
  'op:neon-glow':
    'neon, neon glow, neon lights, neon light, neon effect, cyberpunk, cyber punk, synthwave, vaporwave, outrun, tron, glow, glowing, glowing edges, glow effect, neon colors, blade runner, neo tokyo, neon sign, rave, make the sign glow, glow like neon',
  'op:magical-effects':
    'magic*, magical effects, magical effect, magical lights, sparkl*, sparkles, fairy, fairy dust, fairytale, fairy tale, fairy lights, fantas*, enchant*, glitter*, dreamy, dreamlike, dream like, mystic*, whimsical, ethereal, stardust, star dust, pixie dust, fireflies, bokeh lights, light particles, twinkl*, dreamy glow, magicl, magcal, mystical, harry potter, fairy like, shimmer*, soft glow, romantic glow, soft and dreamy, dreamy look, dreamy soft, sparkly, enchanted, glitter, woodland fairies, sparkle',
  'op:dramatic-lighting':
    'dramatic*, dramtic, dramatc, drama, moody, dramatic lighting, dramatic light, dramatic lights, dramatic look, dramatic effect, chiaroscuro, spotlight, spot light, low key, theatrical, epic, rembrandt, rembrandt lighting, stage light, stage lighting, hard light, rim light, rim lighting, studio lighting, studio light, studio lights, deep shadows, moody lighting, moody look, gloomy, dark and moody, dark moody, gothic, brooding, mysterious',
  'op:cinematic':
    'cinematic*, cinema, cinema look, movie, movie look, movie scene, movie still, film like, film still, filmic, like a movie, like a film, from a movie, color grading, colour grading, color grade, cinemtic, cinematc, movie poster look, film scene, wes anderson, netflix, thriller scene, action movie, movie poster, horror movie, blockbuster, film look, frame out of dune, out of dune, frame from a film',
  'op:teal-and-orange':
    'teal orange, teal and orange, orange and teal, teal & orange, teal n orange, teal look, hollywood, hollywood look, hollywood color grading, blockbuster, blockbuster look, teal and orange grading, orange teal, teal / orange, teal + orange',
  'op:sepia':
    'sepia, sepia tone, sepia toned, sepia tones, brown tint, brown tone, brown tones, brownish tint, brown monochrome, brownish tone, brownish tones, brown toned, sephia, sepa, western wanted poster, parchment, parchment tone, old brown, old timey brown, cowboy brown, like cowboys, warm brown, brownish old',
  'op:night':
    'night, nighttime, night time, at night, night scene, night look, night shot, midnight, moonlight, moonlit, nocturnal, day to night, day for night, nite, night version, evening darkness, at nighttime, dark night, blue hour to night, proper night, at night time, nighttime version',
  'op:sunset':
    'sunset, sun set, sunset light, sunset look, golden hour, golden hour light, golden light, sunrise, dusk, dawn, twilight, evening light, evening sun, evening glow, sunset colors, sunset glow, at sunset, magic hour, sunst, late afternoon light, last light of the day, low sun, sun setting, sun was going down, sun going down, sun was just going down, late sun',
  'op:dehaze':
    'dehaz*, defog*, de haze, de fog, haze removal, remove haze, dehaze it, clear the air, haze reduction',
  'op:denoise':
    'denois*, de noise, degrain*, noise reduction, noise removal, noise free, noise reducer, reduce noise, grain removal, grain reduction, smooth out the noise, remove the noise, clean up the noise, remove grain, reduce iso noise, despeckle',
  'op:color-correction':
    'remove the color cast, remove color cast, remove the color tint, color correct*, colour correct*, color correction, white balance, whitebalance, color balance, colour balance, color cast, colour cast, color casts, color tint, true colors, accurate colors, natural colors, natural colours, realistic colors, neutral colors, correct the colors, correct colors, fix the colors, fix colors, fix colours, balance the colors, true to life colors, repair the colors, neutral color, natural color, natural looking colors, color is off, colors are off, colors look off, colors look wrong, colors are wrong, weird colors, wrong colors, unnatural colors, colour is off, colours are off, skin looks orange, skin looks green, skin looks yellow, skin looks red, colors seem off, faded colors fix, fix the faded colors, fix the faded colours, fix faded colors, fix faded colours, faded colours, wb, tungsten, wb is off, natural skin tones, underwater green, colours back, colors back, get the colours back, get the colors back, stage lights on my skin, looks like mustard, normal light, look natural again, less filter, too much filter, lose the colour cast, lose the color cast, remove the colour cast, colours are wrong, color is wrong, wrong colour, wrong color, off color, off colour, not the real colour, real colour, real color, actual color, actual colour, true colour, true color, colours true, accurate colours, neutral colours, neutralise, balance the colours, yellow light, yellow lighting, yellow lamp, orange light, orange lamp, green light, bulb light, light bulb, blueish, blue cast, yellow cast, magenta cast, green cast, purple cast, lamp light',
  'op:enhance-colors':
    'enhance colors, enhance colours, enhance the colors, enhance the colours, enhance color, enhanced colors, improve colors, improve the colors, better colors, better colours, boost colors, boost the colors, boost the colours, boost colours, colors pop, colours pop, color pop, pop, make it pop, pops, punchy, punchier, colorful, colourful, colorfull, more colorful, livelier, lively, lively colors, richer colors, rich colors, richer colours, rich colours, brilliant colors, bolder colors, bold colors, bring out the colors, washed out, dull, dull colors, lifeless, bland, boring, color enhancement, color enhance, colour enhance, color boost, colors better, colors richer, improve the lighting, improve lighting, better lighting, better light, improve the light, enhance lighting, enhance the lighting, delicious, tasty, yummy, appetizing, appetising, mouth watering, mouthwatering, fresh look, instagram worthy, instagrammable, instagram ready, insta ready, aesthetic, eye catching, enhace colors, enchance colors, enhance coloring, wow, brilliant, more alive, alive, come alive, more life, faded colors, fresher, greener, redder, bluer, fiery, more fiery, look fresh, fresher looking, more punch, richer, rich colour, unappetising, unappetizing, sad looking, juicy, juicier, colors pop more, look tasty, look delicious, look yummy, scrumptious, mouthwatering colours, lusher, lush, sing, bring the colors alive, bring the colours alive, liven up, liven it up, jazz it up, perk up, perk it up, spice it up, zing, zingy, no oomph, oomph, wow factor, kick, more kick, sparkle up, colour boost',
  'op:improve-quality':
    'clear it up, clean it up, jpeg blocks, jpeg block, compression blocks, improve quality, improve the quality, improve image quality, improve photo quality, improve picture quality, enhance quality, enhance the quality, increase quality, increase the quality, better quality, higher quality, boost quality, fix the quality, quality boost, quality improvement, quality enhancement, auto enhance, autoenhance, auto fix, auto adjust, auto correct, auto tone, auto improve, automatic enhancement, one click enhancement, one click fix, one click enhance, enhance, enhance it, enhance the photo, enhance this, enhance my photo, improve it, improve this, improve the photo, improve, retouch, retouch it, fix it, fix this, fix my photo, fix this photo, fix the photo, fix the picture, fix this picture, clean up the photo, clean up this picture, perfect it, optimize, optimise, look better, better, make it better, best, polish it, low quality, bad quality, poor quality, hd, high definition, high quality, make it hd, hd quality, full quality, improve qualty, impove quality, improv quality, remaster*, ai enhance, magic fix, enhancement, touch up, touch it up, crisp quality, jpeg artifacts, jpeg artefacts, compression artifacts, compression artefacts, artifacts, artefacts, pixelated photo, pixelated image, pixelated picture, unpixelate, depixelate, less pixelated, pixelation, blocky, pixelated mess, enhance details and colors, restore quality, restore photo quality, auto levels, autolevels, auto contrast, auto level, stunning, amazing, gorgeous, professional, look professional, look good, look great, nicer, beautify, more beautiful, beautiful, attractive, meh, linkedin ready, look expensive, more professional, prof, glow up, make it nicer, make it pretty, look its best, best possible, as good as possible, work on it, magic wand, make it pop quality, high end, polished, more polished, pro look, looks amateur, amateurish, like a pro, like a professional, studio quality, magazine quality, presentable, give it some love, fix it up, tidy it up, clean up this photo, look crap, looks crap, rubbish quality, bad camera, cheap camera, old phone camera, sharper and better, remaster, remastered, upgrade this, do your thing, whatever it needs, make it right, good enough to post, retouch this',
  'op:low-light':
    'low light, poor light, bad light, bad lighting, poor lighting, dim light, low lighting, too dark, way too dark, underexposed, under exposed, underexposure, backlit, backlight, back light, back lit, shadow recovery, fill light, night mode, night vision, night sight, taken in the dark, shot in the dark, lift the shadows, lift shadows, brighten the shadows, brighten shadows, open up the shadows, open the shadows, raise the shadows, recover the shadows, recover shadows, lighten the shadows, fill the shadows, brighten the dark areas, brighten dark areas, brighten the dark parts, so dark, cant see anything, cannot see anything, can barely see, barely visible, too dim, dark photo, dark picture, dark image, very dark, in the dark, need more light, not bright enough, boost the shadows, shadows too dark, pitch dark, came out dark, turned out dark, gloomy photo, is dark, s dark, looks dark, look dark, are dark, is so dark, a bit dark, rather dark, kind of dark, looks gloomy, is gloomy, too gloomy, s gloomy, a little dark, quite dark, silhouettes, silhouette, black shapes, just a silhouette, just silhouettes, dungeon, went black, shadow on my face, shadow on her face, shadow on his face, face is dark, like a cave, like a dungeon, under the shade, too shadowy, all shadowy, can t make out, cannot make out, hard to make out, murky room, dimly lit, poorly lit, badly lit, lit from behind, against the light, against the sun, against the window, faces in shadow, face in shadow, lost in shadow, no flash, without flash, unlit, hidden in the dark, see more in the dark, shadows up, bring up the shadows, shadows too deep, too much shadow, dark corner, room is dark',
  'op:film-grain':
    'film grain, add grain, add some grain, grain effect, grain texture, add noise, add some noise, grain overlay, more grain, grainy look, grainy effect, grainy film, add film grain, grainy style, grain like film',
  'op:fade':
    'faded film, faded film look, fade, fade it, fade effect, faded look, faded effect, matte, matte look, matte finish, matt, matt look, matte effect, fade look, faded colors look, washed look, wash it out, washed out look, blacks lifted, lifted blacks, faded blacks, milky look',
  'op:vignette':
    'vignet*, vingette, vignete, vinyette, darken the edges, darken edges, darken the corners, darken corners, dark edges, dark corners, darker edges, darker corners, shade the edges, darken the borders, dark vignette, corners darker, edges darker',
  'op:tilt-shift':
    'tilt shift, tiltshift, tilt shift effect, miniature, miniature effect, miniature world, miniature town, toy town, toy world, toy model, model railway, diorama, toy city, tilt shift miniature, tiny world, minature, like a toy, toy like, like a model, model village, tiny town',
  'op:invert':
    'invert*, invert colors, invert the colors, inverted, negative, photo negative, film negative, negative effect, negative image, reverse colors, reverse the colors, inverse colors, opposite colors',
  'op:posterize': 'posteri*, screen print, screenprint, fewer colors, flat colors, poster effect',
  'op:match-reference':
    'match my other, match the other, match the colors, match colors, color match, color transfer, style transfer, palette transfer, same style, same colors, same palette, same look, same mood, colors of my other picture, colors of my other photo, style of my other photo, style of my other picture, style of the other, style of this picture, copy the palette, copy the style, copy the colors, like the reference, like my other photo, like my other picture, as in my other, look of my other, look like the reference, look like my other, apply the style of, apply the look of, transfer the style, transfer the colors, transfer the look, use the style of, use the colors of, match the look, match the style, same vibe as, colors from my other, palette from my other, palette of my other, color style of',
  'op:hdr':
    'hdr, hdr look, hdr effect, high dynamic range, dynamic range, hdri, hdr style, more dynamic range, hdr photo, tone map*, tonemap*, recover the highlights, tame the glare, detail everywhere, detail in the clouds, more detail in the sky, sky and foreground, white blob, highlights down shadows up, bring the highlights down, both sky and, recover both, windows blown',
  'op:repair-scratches':
    'scratch*, scrathes, creases, crease, dust spots, dust and scratches, torn, tears, cracks, cracked, damage, damaged, restore this old photo, restore old photo, restore the old photo, restore my old photo, restore an old photo, photo restoration, restore the photo, restore this photo, fold lines, folds, dust, old photo restoration, restoration, restore it, restore this, restore this picture, restore the picture, stains on the photo, fix the old photo, fix this old photo, repair this old photo, repair the old photo, repair old photo, look new, like new, look like new, new again, fold marks, fold mark, fold line, tear in the photo, torn photo, folded photo, crumpled photo, bent corner, water stain, water stains, coffee stain, tea stain, spotted with age, age spots on the photo, mildew, foxing, old print damaged, restore this old, restore the old, restore my, bring it back to life, white lines, white specks, cracked emulsion',
  'op:red-eye':
    'red eye, red eyes, redeye, redeyes, red eye removal, red eye effect, red pupils, eyes are red, glowing eyes, flash eyes, demon eyes, made my eyes red, made our eyes red, made her eyes red, made his eyes red, made their eyes red, pupils, pupils are red, pupils are glowing, glowing red, red in the eyes, eyes red',
  'op:smooth-skin':
    'smooth skin, smooth the skin, smooth my skin, smoother skin, soften skin, soften the skin, skin smoothing, beauty filter, airbrush*, remove wrinkles, remove pimples, remove acne, remove blemishes, skin retouch, retouch the skin, retouch skin, retouch my face, retouch the face, retouch face, clear skin, clean skin, face retouch, portrait retouch, reduce wrinkles, flawless skin, perfect skin, beautify my face, beautify the face, smooth face, smooth the face, retouch portrait, remove my pimples, remove the pimples, remove the wrinkles, remove the acne, remove my acne, fix my skin, skin smoother, make my skin smooth, get rid of pimples, get rid of acne, get rid of wrinkles, less wrinkles, fewer wrinkles, beauty retouch, beauty mode, soft skin, softer skin, airbrush, airbrushed, glowing skin, even skin tone, even out my skin, younger looking skin, less shiny face, facetune',
  'op:pixelate':
    'pixelat*, pixellat*, mosaic effect, mosaic blur, pixel art, 8 bit, 8bit, pixelize, blocky look, pixels effect, minecraft style, pixelise, minecraft it, minecraft blocks, big pixels, chunky pixels, mosaic of, mosaic over, game boy, gameboy, pixel game, retro game',
  'op:blur':
    'blur, blurs, blurring, blured, blurr, gaussian blur, soft focus, defocus*, out of focus look, blur effect, blur it, unsharp look',
  'op:product-shadow':
    'drop shadow, product shadow, add a shadow, add shadow, shadow under, shadow below, shadow beneath, soft shadow, realistic shadow, natural shadow, with shadow, with a shadow, add a soft shadow, add a drop shadow, contact shadow, ground shadow, shadow under the product, add shadows under, a shadow under',
  'op:scan-document':
    'clean up receipt, clean up document, clean up page, clean up paper, scan receipt, scan page, flatten page, straighten page, scan document, document scan, scan this document, scan the document, scan it, scan, scanned look, like a scan, scanned document, make it look scanned, scanner, clean up the document, clean document, flatten the document, flatten the page, straighten the document, straighten the page, straighten the receipt, crop the document, cam scanner, camscanner, clean scan, document scanner, scan this, scan this receipt, scan the receipt, scan the page, scan this page, whiten the paper, make the paper white, white paper, clean up the page, clean up the paper, crop to the document, crop to the page, crop to the paper, deskew the document, clean up this document, clean up the receipt, flatten the paper, remove the shadows from the document, remove shadow from document, make the document readable, readable document, legible, more readable, more legible, easier to read, readable, flatten, flatten it, flat page',
  'op:passport-photo':
    'passport photo, passport picture, passport size, passport, passport format, id photo, id picture, id card photo, visa photo, biometric photo, biometric, crop for passport, driving licence photo, driver s license photo, passport crop, 2x2 photo, us passport, passport style, pass photo, identity photo, dowód, id size',
  'op:straighten':
    'straighten*, straight, level the horizon, level horizon, level it, fix the horizon, crooked, tilted, horizon, crooked horizon, slanted, skewed, deskew, tilted horizon, leaning, not level, lopsided, wonky, askew, straigthen, straighen, unlevel, level the photo, level the picture, level out, out of level, sea is running out, tilting, slanting, not straight, isn t straight, straighten, straighten out, straight horizon, horizon is, sloping, slopes, wonky horizon, lean to the left, leans to the right, uneven horizon, dutch angle',

  // Tones, of which more or less is requested
  bright:
    'bright*, brigher, brigter, lighten*, lighter, illuminate, illuminated, light up, brighter, birghter, brighten up, lightened, more light, radiant, luminous, more luminous, bright, light and airy, bright and airy, airy, light airy, lighten, lighten up, airier, sunnier, sunny side, light it up, more daylight',
  overexposed:
    'overexposed, over exposed, overexposure, too bright, too light, way too bright, blown out, too much light, washed by light, too much sun, too much exposure, highlights too bright, too white, blown highlights, burnt out, burned out',
  dark: 'dark, darken*, darker, dim, dimmer, dimmed, darkish, draker, darkr, shadowy, less bright',
  contrast:
    'contrast*, contrasty, contrst, constrast, contras, local contrast, harsh light, harsh shadows, hard shadows, hard contrast, harsh, flat, flat looking',
  vivid:
    'satur*, saturation, staurated, saturated, vivid, vividly, vividness, vibran*, intense colors, intense colours, more intense colors, stronger colors, stronger colours, color intensity, colorfulness, deeper colors, deep colors, strong colors, vibrance',
  muted:
    'desaturat*, muted, mute, pastel, pastel colors, pale, paler, softer colors, soft colors, subdued, duller, dull down, toned down colors, faded tones, muted tones, muted colors, less colorful, less colourful, not so colorful, less colour, less color, softer palette, tone down the colors, tone down colors, tone down the saturation, mellow, low saturation, muted palette, oversaturated, over saturated, too colorful, too saturated, too vivid, too vibrant, garish, gaudy',
  warm: 'warm, warmer, warmth, warming, warms, warm up, warm tones, warm colors, warm light, cozy, cosy, toasty, amber tones, warm it up, sunnier, sun kissed, sunkissed, color temperature, temperature, warm look, worm tones, warmer tones, autumnal tones, honey tones, honey, cosier, fireplace warmth, autumn mood, autumnal, homely',
  cool: 'cooler, cold, colder, bluish, icy, frosty, cool tones, cool colors, cool light, cool look, cool down, cool it down, blue tones, blue tone, colder tones, cold tones, cold look, wintry, cool temperature, blue hour, cooler tones, cold blue, cool toned, chilly, wintry tones, arctic, wintery',
  sharp:
    'sharp*, sharpen*, sharpn, shrapen, sharpe, sharper, crisp*, crisper, clearer, clear, clarity, more clear, in focus, focused, more detailed, detailed, more details, more detail, add detail, add details, bring out the details, bring out details, enhance details, enhance the details, better details, finer details, more definition, more texture, deblur*, unblur*, de blur, un blur, razor sharp, crystal clear, hd sharp, blurriness removal, remove blur, remove the blur, fix the blur, fix blur, reduce blur, less blur, motion blur, camera shake, clear up the details, structure, crisp, sharpness, pin sharp, tack sharp, focus it, well defined, crispy',
  blurry:
    'blurry, mushy, blurred, blurrier, bluried, blury, fuzzy, out of focus, soft, unsharp, unfocused, blurriness, softness, not sharp, shaky, smeared, softer, hazy focus, blured photo, trembling, trembled, shook, needs bite, soft lens, not crisp, hands were shaking, shaking hands, motion blur, not in focus, missed focus, missed the focus, camera shake, handshake, smudgy, smeary, soft focus fail, isn t sharp',
  noise:
    'noise, grain, noisy, grainy, graininess, grainey, speckl*, speckles, specks, iso noise, digital noise, color noise, chroma noise, luminance noise, nois, graniy, many points, colored dots, coloured dots, gritty noise, colour speckles, high iso, pixel mush',
  haze: 'haze, hazy, haziness, fog, foggy, mist, misty, smog, smoggy, murky, milky',
  cast: 'tint, tinted, cast, color shift, yellowish, greenish, reddish, orangey, yellowy, orangish, pinkish, purplish, blueish, yellow tint, orange tint, green tint, red tint, blue tint, yellow cast, blue cast, green cast, magenta cast, red cast, orange cast, yellow light, magenta tint, purple tint, pink tint, jaundiced, looks yellow, look yellow, looks orange, looks green, looks blue, look orange, look blue, look green, looks too yellow',

  // Backgrounds
  transparent:
    'transparent, transparency, see through, transparent background, transparent png, transparant, transperent, alpha channel, clear background, png without background, no backdrop, transparent bg, sticker, background removal, background remover, background eraser, invisible, bg removal, remove bg, removebg, bg remover',
  'blur-background':
    'bokeh, portrait mode, portrait effect, portrait blur, depth of field, shallow depth of field, narrow depth of field, wide aperture, background blur, depth effect, lens blur, bokeh effect, blur background, focus on the subject, focus on me, focus on the person, focus on the face, dslr look, dslr effect, dslr, f 1.8, creamy background, out of focus background, blurry background, blurred background, bukeh, bokhe, iphone portrait, stand out from the background, pop from the background, soft background',
  gradient: 'gradient, gradients, ombre, fade from, color fade, gradiant',
  studio:
    'studio, studio grey, studio gray, neutral, seamless, plain, solid, simple, clean, professional background, passport background, minimalist',
  headshot:
    'linkedin, linkedin headshot, headshot, professional headshot, business portrait, business photo, business headshot, corporate headshot, cv photo, resume photo, profile photo for linkedin, linkedin photo, linkedin picture, linkedin profile picture, linked in, professional portrait, corporate portrait, application photo, professional profile picture, studio portrait, studio headshot, resume picture',
  reference:
    'my other picture, my other photo, my other image, the other picture, the other photo, other picture, other photo, other image, second picture, second photo, reference, reference image, reference picture, the reference photo, my second photo, my picture, other one, second image, both pictures, both photos, both images, two pictures, two photos, another picture, another photo, these two, two images, second pic, my second pic, my second picture, 2nd photo, 2nd pic, picture 2, photo two, photo 2, the other one, other pic, photo i added second, the one i added',

  // Shapes and sizes
  crop: 'crop*, cropp, corp, trim*, cut off, reframe, cut to, cut it to, crop it, crop in, tighter, tighter crop, close crop, closer crop, clip to, cut down to, zoom in, zoom, zoom into, zoom in on, close up, closeup, shave off, chop off, crop out, cut tighter, chop, fill the frame with my face, rule of thirds, trim em',
  rotate:
    'rotat*, roate, rotae, spin, turn it by, turn by, turn clockwise, turn around, turn it, turn left, turn right, turn the photo, turn the picture, turn the image, pivot, sideways photo, on its side, wrong way up, upright, right way up, sideways, quarter turn, half turn, is sideways, sideways on my, facing sideways',
  flip: 'flip*, mirror*, mirrored, mirror image, mirorr, reverse the image, reverse it, reflect it, left right swap, flop, reflect horizontally, un mirror, unmirror, swap left and right',
  resize:
    'resiz*, re size, rescal*, scale, scale to, scale down, downscal*, down scale, shrink*, smaller, smaler, reduce the size, reduce size, make smaller, size to, size down, set the size, set size, change the size, change size, resolution to, small version, downsampl*, downsiz*, reduce resolution, lower resolution, lower the resolution, lower res, pixels wide, px wide, pixels tall, pixels high, wide by, tall, longest side, long edge, scale it, at most, resise, reszie, fit to, width, height, fit within, fit into, reduce dimensions, reduce the resolution, make it small, tiny',
  upscale:
    'upscal*, up scal*, upsampl*, up sampl*, upres*, enlarg*, super resolution, superresolution, super res, super resolv*, upsiz*, bigger, larger, bigger version, increase resolution, increase the resolution, higher resolution, high resolution, hi res, hires, high res, more resolution, more pixels, more megapixels, better resolution, boost resolution, boost the resolution, improve resolution, improve the resolution, increase the size, increase size, double the resolution, double the size, double in size, triple the size, quadruple the size, raise the resolution, blow it up, blow up, scale up, scale it up, for print, for printing, for a poster, for poster, for a print, for a large print, for a big print, for a billboard, print size, print quality, print ready, poster size, poster print, upscle, upsacle, upcale, enlargement, big, huge, increase the resolution twice, make big, resolution enhancement, fullsize, large, 300 dpi, 300dpi, enlarge, bigger print, resolution is not enough, not enough resolution, resolution is too low, print it big, print big, large print, big print, large format, billboard, banner print, wall art, canvas print, low resolution, too few pixels, pixels are missing, upsize, supersize, double size',
  'side:3840': '4 k, 4k, uhd, ultra hd, 2160p, ultrahd, 4k resolution, 4k quality',
  'side:7680': '8 k, 8k, 4320p, 8k resolution',
  'side:5120': '5 k, 5k',
  'side:2560': '2 k, 2k, qhd, 1440p, quad hd',
  'side:1920': 'full hd, fullhd, 1080p, fhd',
  square:
    'square, squared, square format, quadratic, whatsapp dp, insta dp, instagram dp, display picture, 1 to 1, square shape, squre, squar, profile picture, profile pic, avatar, instagram post, instagram square, insta square, profile photo',
  circle:
    'circle, circular, round, round crop, circle crop, round shape, disc, round avatar, circular crop, oval, ovals, oval shape',
  'ratio:16:9':
    'widescreen, wide screen, youtube thumbnail, youtube, 16 by 9, sixteen by nine, cinema format, tv format, landscape format, desktop wallpaper, presentation slide',
  'ratio:9:16':
    'story, instagram story, insta story, tiktok, reel, reels, phone wallpaper, vertical video, stories, story format, mobile wallpaper, phone background, lock screen, portrait video, 9 by 16, shorts',
  'ratio:4:5':
    'instagram portrait, portrait for instagram, portrait for insta, 4 by 5, portrait format, portrait orientation, vertical format',
  'ratio:3:2': '3 by 2, three by two, landscape orientation, 6 by 4',
  'ratio:4:3': '4 by 3, four by three',
  'ratio:2:3': '2 by 3, 4 by 6, pinterest',
  'ratio:3:1': 'banner, header, cover banner, twitter header, panorama, panoramic',
  clockwise: 'clockwise, to the right, right by, rightwards, cw, clock wise',
  counterclockwise:
    'counterclockwise, counter clockwise, anticlockwise, anti clockwise, ccw, to the left, left by, leftwards, against the clock',
  'upside-down': 'upside down, around by half, 180, the right way up, half turn',
  'format:png': 'png, as png, png file, pngs',
  'format:jpeg': 'jpg, jpeg, as jpg, as jpeg, jpg file, jpeg file',
  'format:webp': 'webp, web p, as webp, webp file',
  'format:other':
    'pdf, tiff, tif, avif, heic, heif, svg, vector, vectorize, vectorise, bmp, gif, raw, psd, ico, icon file, eps, dng, jpeg xl, jxl, favicon',
  'convert-format':
    'convert to, save as, save it as, export as, export to, export, file format, format, file type, download as, store as, as a file, saved as',
  compress:
    'compress*, smaller file, smaller file size, reduce the file size, reduce file size, shrink the file size, lower the file size, decrease the file size, optimize for web, optimise for web, optimized for web, optimised for web, lighter file, less megabytes, fewer megabytes, smaller filesize, shrink the file, shrink file, reduce the file, make the file smaller, file smaller, file is too big, file too big, file is too large, file too large, file is too heavy, file too heavy, attachment too heavy, image too heavy, photo too heavy, picture too heavy, file is huge, squeeze the file, file lighter, file s too heavy, file s too big, file s too large, file s huge',
  'file-size': 'file size, filesize, size of the file, file weight, kilobytes, megabytes, kb, mb, disk space',
  border:
    'border, borders, bordered, frame, frames, framed, edging, picture frame, photo frame, outline around, boarder, margin, passepartout, passe partout, mat, matting, padding, pad, padded, boder, polaroid frame, polaroid border, letterbox, letterbox bars, black bars, cinematic bars, instagram border, instant frame, thin line all the way around, line all the way around, white bars, white space around, even margin',
  'polaroid-frame': 'polaroid frame, polaroid border, instant frame, polaroid style frame, polaroid template',
  bars: 'letterbox, letterbox bars, black bars, cinematic bars, cinema bars, movie bars',
  'round-corners':
    'rounded corners, round corners, round the corners, round off the corners, rounded edges, rounded, round edges, corner radius, corners rounded, corners round, curved corners, soft corners',
  collage:
    'collage, side by side, next to each other, put together, combine*, merge, diptych, before and after, join, stitch together, one picture, photo grid, montage, grid, stack, one above the other, collauge, split screen, together, one next to, one left one right, two side by side, into one image, these two into one, stick them side by side',
  'stack-vertical':
    'one above the other, on top of each other, stacked, stack, vertical collage, above and below, stack vertically',
  recolor:
    'recolor*, recolour*, re color, dye, tint the, paint the, colored, coloured, color the, colour the',
  'in-color':
    'in color, in colour, in colors, colored, in full color, coloured, color splash, selective color, selective colour, colour splash, with color, color only, colorful',
  anonymize:
    'anonymi*, anonymous, censor*, unrecognizable, unrecognisable, obscur*, redact*, protect privacy, privacy, hide faces, hide the face, hide the faces, hide my face, make unrecognizable, blank out, mask out, black out, hide face, hide identity, hide identities, cover, covers, cover up, not be recognisable, not be recognizable, not recognisable, not recognizable, nobody recognisable, no one recognisable, must not be recognisable, able to tell who they are, nobody should be able to tell who',
  ...ENGLISH_NAMES,
  ...ENGLISH_REGIONS,
} as const;

/** A meaning of words in prompts, written `kind:value` if the kind has several values. */
export type Concept = keyof typeof ENGLISH;

/** The phrases of a language for each concept, in the notation of `ENGLISH`. */
export type Lexicon = Readonly<Partial<Record<Concept, string>>>;

import type { Lexicon } from '../english.ts';

/** Spoken and dictated English: courtesies, slang, and words that say nothing about the picture. */
export const SPOKEN_ENGLISH: Lexicon = {
  filler:
    'thank you so much, thank you very much, thanks so much, thanks a lot, thanks a bunch, thanks a million, many thanks, thanks in advance, much appreciated, thank u, ty, tysm, tnx, thnx, thx, cheers, mate, bro, lol, lmao, haha, hehe, omg, um, umm, ummm, uh, uhm, er, hmm, yo, hiya, ya, u, ur, em, gonna, gotta, lemme, gimme, basically, literally, honestly, obviously, anyway, anyways, perhaps, i think, i guess, i mean, you know, if you can, if possible, if you could, would you mind, do you mind, mind, any chance, any chance you could, is there a way, is there any way, i was wondering, i was wondering if, wondering, could i, may i, right now, real quick, going, go, come, comes, came, turned out, came out, instead, myself included, somehow, simply, for real, fam, y all, yall, folks, for me, for us, so basically, so i, so could, so can, so please, so like, so um, um so, uh so, ok so, okay so, so yeah, urgent, urgently, it s urgent, so that s it, is it too late, too late, so it s, to paste it, elsewhere, somewhere else, paste',
  with: 'w, w /',
  subtle:
    'lil, lil bit, wee bit, smidgen, a smidgen, teeny, teensy, ever so slightly, ever so, a hair, a notch, a pinch, a dash, kinda, sorta, nothing crazy, nothing too crazy, nothing fancy, don t overdo it, dont overdo it, do not overdo it, without overdoing it, don t go crazy, dont go crazy, thin',
  strong:
    'hella, a ton, tons, tons of, loads, loads of, heaps, heaps of, the hell out of, the heck out of, the shit out of, the crap out of, big time, like crazy, to the max, all out, mega, a whole lot, hugely, really really, very very, drastically, as hell, quite a lot, thick',
  more: 'bump, crank, up it, push up, ramp up, ramp, turn it up, turn them up, bring it up, bring them up, crank it up',
  remove:
    'ditch, yeet, nuke, zap, axe, banish, chuck, chuck out, kick out, throw out, toss, toss out, lose it, lose him, lose her, lose them, do away with, make disappear, snip out, blot out, obliterate, dump, cross out, rub out, get him out, get her out, get it out, get them out, get that out, bye bye',
  fix: 'do something about, sort it out, make it all right, put right, touch up the',
  'op:posterize':
    'like a poster, poster look, poster style, poster effect, flat colors, flat colours, few colors, few colours, only a few colors, fewer colors, fewer colours, 4 colors, 4 colours, four colors, four colours, 3 colors, 3 colours, three colors, three colours, 5 colors, 5 colours, limited colors',
  'op:enhance-colors': 'drab, bland, dreary, lifeless, lackluster, lacklustre',
  recolor: 'color in, respray, repaint',
  'thing:person':
    'dude, dudes, bloke, blokes, fella, fellas, chap, lad, lads, lass, gal, gals, granny, gran, nan, grandad, hubby, kiddo, kiddos, teen, teens, weirdo, random guy, random dude, random person, fiance, fiancee, bf, gf, bestie, buddy, roommate, that guy, this guy, the guy, that one guy, old lady, old man there',
  cast: 'yellowed, yellowing, browned',
  upscale: 'too small, way too small, too tiny, too little pixels, is small, is tiny',
  resize: 'too big, too large, way too big, way too large',
  'op:fade': 'faded',
  less: 'tone them down, turn them down, bring them down, bring it down, turn it down, take it down, take it down a notch',
  keep: 'only show, only want to see, show only',
  only: 'only show, only want to see, show only',
  make: 'should be, to be',
  'op:passport-photo':
    'id card photo, id photo, id picture, drivers license photo, driver s license photo, visa photo, photo id',
  anonymize: 'anonym*',
};

// Reads prompts in several languages and answers with every pattern that the reader has built for it.
import { parentPort } from 'node:worker_threads';
import type { Pattern } from './ambiguous-groups.ts';

const built = new Map<string, Pattern>();
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, called) => {
    const pattern = Reflect.construct(target, args, called) as RegExp;
    built.set(String(pattern), { source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});

const PROMPTS = [
  'Make the faces a little brighter except mine, write “SALE” at the top in red and crop it to 16:9',
  'Entferne den Mann links, mach den Himmel blauer, aber lass die Haut, wie sie ist',
  'Quita el fondo, pon un borde blanco de 20 px y dale más luz a la cara de mi hija',
  'Enlève le monsieur derrière nous, rends la photo plus nette et ne touche pas aux yeux',
  'Tira o fundo, deixa o carro vermelho e recorta em quadrado',
  'Togli la scritta, schiarisci lo sfondo e fallo in bianco e nero',
];

const { readPrompt } = await import('../read-prompt.ts');
for (const prompt of PROMPTS) readPrompt(prompt, { mask: false, reference: false });
parentPort?.postMessage([...built.values()]);

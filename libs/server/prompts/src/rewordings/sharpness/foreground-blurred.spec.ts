import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["Don't blur the background, blur the foreground", 'blur subject'],
  ['Blur the foreground, not the background', 'blur subject'],
  ['Mach nicht den Hintergrund unscharf, sondern den Vordergrund', 'blur subject'],
  ['No desenfoques el fondo, desenfoca el primer plano', 'blur subject'],
  ["Ne floute pas l'arrière-plan, floute le premier plan.", 'blur subject'],
  ['Não desfoque o fundo, desfoque o primeiro plano', ''],
  ['Non sfocare lo sfondo, sfoca il primo piano', 'blur subject'],
  ['Blur the background, not the foreground', 'blur-background'],
  ['Smooth the wall, not the skin.', ''],
  ['Glätte die Wand, nicht die Haut', ''],
  ['Alisa la pared, no la piel', ''],
  ['Lisse le mur, pas la peau', ''],
  ['Alisa a parede, não a pele', ''],
  ['Leviga il muro, non la pelle', ''],
  ['Smooth the skin', 'smooth-skin'],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['where'])[0]).toBe(plan));

import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['where'];

it.each([
  ['blank out the club name on the jersey', 'blur text', 1],
  ['cover the poster so nobody can read it', 'blur text', 0],
  ['den Firmennamen auf dem Schild verdecken', 'blur text', 1],
  ['Patientenname auf dem Armband muss unkenntlich sein', 'blur text', 1],
  ['Adresse und Kundenname bitte unkenntlich machen', 'blur text', 1],
  ['den Schülernamen schwärzen', 'blur text', 1],
  ['das Gesicht muss unkenntlich sein', 'hide-faces', 0],
  ['das Kennzeichen und die Namen unkenntlich machen', 'blur license plate + blur text', 1],
  ['cache le nom du club sur le maillot', 'blur text', 1],
  ['tampa o nome do clube na camisa', 'blur text', 1],
  ['copri il nome del negozio', 'blur text', 1],
  ['borronea el nombre del club', 'blur text', 1],
  ['blur the number but not my name', '', 1],
  ['hide the faces', 'hide-faces', 0],
  ['black out the prices', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  'mach den Namen auf dem Schild größer',
  'mach die Adresse auf dem Umschlag schärfer',
  'mach die Hausnummer am Haus heller',
  'mach den Namen in Weiß',
])('“%s” hides nothing', (prompt) => {
  expect(readPrompt(prompt).steps.filter(({ operation }) => operation === 'blur')).toEqual([]);
});

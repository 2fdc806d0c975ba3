import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

/**
 * Renders our chart in tests, where Helm is not installed. It supports the part of Helm's template language
 * that the chart uses, and is stricter: a value or function that does not exist is an error.
 */

type Dot = unknown;
type Bindings = Readonly<Record<string, unknown>>;

interface Block {
  readonly head: string;
  readonly body: readonly Node[];
  readonly otherwise: readonly Node[];
}
type Node = string | { readonly action: string } | Block;

const ACTION = /\{\{(- )?(?:\/\*[\s\S]*?\*\/|\s*([\s\S]*?)\s*?)( -)?\}\}/g;
const OPENS = /^(?:if|range|define) /;

/** Splits a template into texts and actions, and trims the white space that an action's dashes remove. */
const tokensOf = (source: string): readonly (string | { readonly action: string })[] => {
  const tokens: (string | { readonly action: string })[] = [];
  let [end, isTrimmed] = [0, false];
  for (const { 0: whole, 1: before, 2: action, 3: after, index } of source.matchAll(ACTION)) {
    let text = source.slice(end, index);
    if (isTrimmed) text = text.trimStart();
    tokens.push(before === undefined ? text : text.trimEnd());
    if (action !== undefined) tokens.push({ action });
    end = index + whole.length;
    isTrimmed = after !== undefined;
  }
  const rest = source.slice(end);
  return [...tokens, isTrimmed ? rest.trimStart() : rest];
};

const parseTemplate = (source: string): readonly Node[] => {
  const tokens = tokensOf(source).values();
  const parseUntilEnd = (isOutermost: boolean): readonly [readonly Node[], readonly Node[]] => {
    const [body, otherwise]: [Node[], Node[]] = [[], []];
    let into = body;
    for (const token of tokens) {
      const action = typeof token === 'string' ? null : token.action;
      if (action === 'end' && !isOutermost) return [body, otherwise];
      if (action === 'end') throw new Error('An end without its beginning.');
      if (action === 'else') into = otherwise;
      else if (action !== null && OPENS.test(action)) {
        const [inner, other] = parseUntilEnd(false);
        into.push({ head: action, body: inner, otherwise: other });
      } else into.push(token);
    }
    if (!isOutermost) throw new Error('A block without its end.');
    return [body, otherwise];
  };
  return parseUntilEnd(true)[0];
};

const isTrue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const follow = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((value, name) => {
      if (typeof value !== 'object' || value === null || !(name in value))
        throw new Error(`There is no ${path}.`);
      return (value as Readonly<Record<string, unknown>>)[name];
    }, from);

type Helper = (...args: readonly unknown[]) => unknown;

const HELPERS: Readonly<Record<string, Helper>> = {
  quote: (value) => JSON.stringify(String(value)),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  not: (value) => !isTrue(value),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (width, text) => `\n${String(text).replaceAll(/^(?=.)/gm, ' '.repeat(Number(width)))}`,
};

/** Renders the chart at `folder` into the documents that Helm would send, and its notes. */
export const renderChart = (folder: string, values: unknown, release: string): readonly unknown[] => {
  const chart = parse(readFileSync(join(folder, 'Chart.yaml'), 'utf8')) as { readonly appVersion: string };
  const root = {
    Values: values,
    Chart: { AppVersion: chart.appVersion },
    Release: { Name: release, Service: 'Helm' },
  };
  const named = new Map<string, readonly Node[]>();

  const evaluate = (expression: string, dot: Dot, bindings: Bindings): unknown => {
    const termOf = (term: string): unknown => {
      if (term.startsWith('"')) return JSON.parse(term);
      if (/^\d+$/.test(term)) return Number(term);
      if (term.startsWith('$')) return bindings[term];
      if (term.startsWith('.')) return follow(dot, term);
      throw new Error(`What is ${term}?`);
    };
    return expression.split(' | ').reduce<unknown>((piped, part, index) => {
      const [first = '', ...rest] = part.match(/"[^"]*"|\S+/g) ?? [];
      const args = [...rest.map(termOf), ...(index === 0 ? [] : [piped])];
      if (first === 'include') return render(named.get(String(args[0])) ?? [], args[1], {}).trim();
      if (first === '.Files.Get') return readFileSync(join(folder, String(args[0])), 'utf8');
      const helper = HELPERS[first];
      return helper === undefined ? termOf(first) : helper(...args);
    }, undefined);
  };

  const renderBlock = ({ head, body, otherwise }: Block, dot: Dot, bindings: Bindings): string => {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(head) ?? [];
    if (word === 'define') {
      named.set(String(JSON.parse(rest)), body);
      return '';
    }
    if (word === 'if') return render(isTrue(evaluate(rest, dot, bindings)) ? body : otherwise, dot, bindings);
    const [, name = '', value = '', list = ''] = /^(\$\w+), (\$\w+) := (.*)$/.exec(rest) ?? [];
    return Object.entries(evaluate(list, dot, bindings) as object)
      .map(([key, item]) => render(body, dot, { ...bindings, [name]: key, [value]: item as unknown }))
      .join('');
  };

  const render = (nodes: readonly Node[], dot: Dot, bindings: Bindings): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        return 'head' in node
          ? renderBlock(node, dot, bindings)
          : String(evaluate(node.action, dot, bindings));
      })
      .join('');

  const templates = join(folder, 'templates');
  // Files whose names begin with an underscore come first, because they define templates that the others
  // include.
  const texts = readdirSync(templates)
    .sort((a, b) => Number(b.startsWith('_')) - Number(a.startsWith('_')))
    .map(
      (file) => [file, render(parseTemplate(readFileSync(join(templates, file), 'utf8')), root, {})] as const,
    );
  return texts
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) =>
      parseAllDocuments(text).flatMap((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message ?? ''}`);
        return document.contents === null ? [] : [document.toJS() as unknown];
      }),
    );
};

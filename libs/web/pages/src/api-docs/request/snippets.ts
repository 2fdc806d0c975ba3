import type { ApiRequest } from './api-request.ts';

export const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof LANGUAGES)[number]['value'];

/** Quotes any text as a single word of a POSIX shell. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Returns the start of a curl command, before the address. The method is left out if curl infers it from a form
 * or a file.
 */
const curlStart = ({ method, body }: ApiRequest): string => {
  if (body?.kind === 'file') return `curl -T ${shellWord(body.name)}`;
  return method === 'GET' || body?.kind === 'form' ? 'curl' : `curl -X ${method}`;
};

const curl = (request: ApiRequest): string => {
  const { url, headers, body, savedAs } = request;
  const parts = [`${curlStart(request)} ${shellWord(url)}`];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${shellWord(`${name}: ${value}`)}`);
  if (body?.kind === 'json') {
    parts.push(`-H ${shellWord('Content-Type: application/json')}`);
    parts.push(`-d ${shellWord(JSON.stringify(body.value))}`);
  }
  if (body?.kind === 'form') {
    for (const [name, file] of Object.entries(body.files)) parts.push(`-F ${shellWord(`${name}=@${file}`)}`);
    for (const [name, value] of Object.entries(body.fields)) {
      parts.push(`--form-string ${shellWord(`${name}=${value}`)}`);
    }
  }
  if (savedAs !== null) parts.push(`-o ${savedAs}`);
  return parts.join(' \\\n  ');
};

const literal = (text: string): string => JSON.stringify(text);

/** Writes an object of strings on several lines, valid in JavaScript and Python. */
const texts = (values: Readonly<Record<string, string>>, indent: string): string =>
  `{\n${Object.entries(values)
    .map(([name, value]) => `${indent}  ${literal(name)}: ${literal(value)},`)
    .join('\n')}\n${indent}}`;

const javascript = ({ method, url, headers, body }: ApiRequest): string => {
  const lines: string[] = [];
  const options: string[] = method === 'GET' ? [] : [`  method: ${literal(method)},`];
  const sent = body?.kind === 'json' ? { ...headers, 'Content-Type': 'application/json' } : headers;
  if (body?.kind === 'form') {
    const names = Object.values(body.files);
    if (names.length > 0) lines.push("import { openAsBlob } from 'node:fs';", '');
    lines.push('const form = new FormData();');
    for (const [name, file] of Object.entries(body.files)) {
      lines.push(`form.set(${literal(name)}, await openAsBlob(${literal(file)}), ${literal(file)});`);
    }
    for (const [name, value] of Object.entries(body.fields)) {
      lines.push(`form.set(${literal(name)}, ${literal(value)});`);
    }
    lines.push('');
  }
  if (body?.kind === 'file') lines.push("import { openAsBlob } from 'node:fs';", '');
  if (Object.keys(sent).length > 0) options.push(`  headers: ${texts(sent, '  ')},`);
  if (body?.kind === 'json') options.push(`  body: JSON.stringify(${JSON.stringify(body.value)}),`);
  if (body?.kind === 'form') options.push('  body: form,');
  if (body?.kind === 'file') options.push(`  body: await openAsBlob(${literal(body.name)}),`);
  const call = options.length === 0 ? literal(url) : `${literal(url)}, {\n${options.join('\n')}\n}`;
  lines.push(`const response = await fetch(${call});`);
  lines.push('console.log(response.status, await response.text());');
  return lines.join('\n');
};

const pythonValue = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${literal(name)}: ${pythonValue(one)}`);
  return `{${entries.join(', ')}}`;
};

const python = ({ method, url, headers, body }: ApiRequest): string => {
  const options = [`    ${literal(url)},`];
  if (Object.keys(headers).length > 0) options.push(`    headers=${texts(headers, '    ')},`);
  if (body?.kind === 'json') options.push(`    json=${pythonValue(body.value)},`);
  if (body?.kind === 'file') options.push(`    data=open(${literal(body.name)}, "rb"),`);
  if (body?.kind === 'form') {
    const files = Object.entries(body.files).map(
      ([name, file]) => `${literal(name)}: open(${literal(file)}, "rb")`,
    );
    if (files.length > 0) options.push(`    files={${files.join(', ')}},`);
    if (Object.keys(body.fields).length > 0) options.push(`    data=${pythonValue(body.fields)},`);
  }
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
};

const WRITERS: Readonly<Record<Language, (request: ApiRequest) => string>> = { curl, javascript, python };

/**
 * Returns code that sends this request: a POSIX shell command, a module for Node 20 or newer, or Python with
 * `requests`.
 */
export const snippet = (language: Language, request: ApiRequest): string => WRITERS[language](request);

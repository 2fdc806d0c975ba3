import type {
  Access,
  ApiAnswer,
  ApiBody,
  ApiDocument,
  ApiFailure,
  ApiOperation,
  ApiParameter,
} from './api-document.ts';
import { type Json, listOf, recordOf, textOf } from './json.ts';
import { answeredTypeOf, bodyKindsOf, choicesOf, fieldsOf, typeOf } from './schemas.ts';

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const accessOf = (security: unknown): Access => {
  const ways = listOf(security).map((way) => Object.keys(recordOf(way)));
  if (ways.length === 0) return 'anyone';
  if (ways.some((schemes) => schemes.length === 0)) return 'optional';
  return ways.some((schemes) => schemes.includes('apiKey')) ? 'user' : 'session';
};

const isPlace = (place: string): place is ApiParameter['place'] =>
  place === 'path' || place === 'query' || place === 'header';

/** Returns the example of a parameter as it is written in an address. */
const exampleText = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(',') : textOf(value);

const parameterOf = (value: unknown): readonly ApiParameter[] => {
  const parameter = recordOf(value);
  const place = textOf(parameter['in']);
  if (!isPlace(place)) return [];
  const { schema } = parameter;
  return [
    {
      name: textOf(parameter['name']),
      type: typeOf(schema),
      isRequired: parameter['required'] === true,
      description: textOf(parameter['description']),
      place,
      choices: choicesOf(schema),
      example: exampleText(parameter['example']),
    },
  ];
};

const bodyOf = (value: unknown, schemas: Json): ApiBody | null => {
  const [first] = Object.entries(recordOf(recordOf(value)['content']));
  if (first === undefined) return null;
  const [mediaType, content] = first;
  return { mediaType, kinds: bodyKindsOf(recordOf(content)['schema'], schemas) };
};

const answerOf = (status: string, value: unknown, schemas: Json): ApiAnswer => {
  const answer = recordOf(value);
  const content = recordOf(answer['content']);
  const { schema, example } = recordOf(content[JSON_TYPE]);
  const media = Object.keys(content).filter((type) => type !== JSON_TYPE);
  const type = [...(schema === undefined ? [] : [answeredTypeOf(schema, schemas)]), ...media].join(' or ');
  return {
    status,
    description: textOf(answer['description']),
    type,
    fields: fieldsOf(schema, schemas),
    example,
  };
};

/** Reads an error response. Its description contains only error codes, each in backticks. */
const failureOf = (status: string, value: unknown): ApiFailure => ({
  status,
  codes: [...textOf(recordOf(value)['description']).matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code),
});

const operationOf = (path: string, method: string, value: Json, schemas: Json): ApiOperation => {
  const responses = Object.entries(recordOf(value['responses']));
  const isFailure = ([status]: readonly [string, unknown]): boolean => Number(status) >= 400;
  return {
    id: textOf(value['operationId']),
    method: method.toUpperCase(),
    path,
    summary: textOf(value['summary']),
    description: textOf(value['description']),
    access: accessOf(value['security']),
    parameters: listOf(value['parameters']).flatMap(parameterOf),
    body: bodyOf(value['requestBody'], schemas),
    answers: responses
      .filter((response) => !isFailure(response))
      .map(([status, answer]) => answerOf(status, answer, schemas)),
    failures: responses.filter(isFailure).map(([status, failure]) => failureOf(status, failure)),
  };
};

/** Reads the parts of an OpenAPI 3.1 document that the screen shows; throws when it contains no operation. */
export const readDocument = (value: unknown): ApiDocument => {
  const document = recordOf(value);
  const info = recordOf(document['info']);
  const schemas = recordOf(recordOf(document['components'])['schemas']);
  const operations = Object.entries(recordOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = recordOf(recordOf(item)[method]);
      const tag = textOf(listOf(operation['tags'])[0]);
      return operation['operationId'] === undefined
        ? []
        : [{ tag, operation: operationOf(path, method, operation, schemas) }];
    }),
  );
  if (operations.length === 0) throw new Error('The document describes no call.');
  const groups = listOf(document['tags'])
    .map(recordOf)
    .map((tag) => ({
      name: textOf(tag['name']),
      description: textOf(tag['description']),
      operations: operations.filter((one) => one.tag === tag['name']).map(({ operation }) => operation),
    }))
    .filter((group) => group.operations.length > 0);
  return {
    baseUrl: textOf(recordOf(listOf(document['servers'])[0])['url']).replace(/\/+$/, ''),
    version: textOf(info['version']),
    description: textOf(info['description']),
    groups,
  };
};

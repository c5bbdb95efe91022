import fc from 'fast-check';
import { hostileBody, hostileWord, textOf, valueOf } from './hostile-values';
import type { Schema } from './hostile-values';

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
/** The part of an OpenAPI document that says what may be sent. */
export type Described = { paths?: Record<string, Record<string, Operation>> };

export type HostileRequest = {
  method: string;
  /** The path as the document has it. */
  route: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

/** Requests to every route an API describes: some that fit its schemas, most with something in them that does not. */
export function hostileRequests({ paths = {} }: Described, words: readonly string[]): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(method.toUpperCase(), route, operation, words)),
  );
  return fc.oneof(...operations);
}

function requestOf(
  method: string,
  route: string,
  { parameters = [], requestBody }: Operation,
  words: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const path = routeWords(route, parameters, words);
  const cookie = fc.option(fc.tuple(fc.constantFrom('session', 'visitor', 'preview', 'dismissed'), hostileWord));
  return fc
    .tuple(path, queryOf(parameters, words), bodyOf(requestBody, words), cookie)
    .map(([at, query, body, kept]) => ({
      method,
      route,
      url: query === '' ? at : `${at}?${query}`,
      headers: {
        ...(body && { 'content-type': body.type }),
        ...(kept && { cookie: `${kept[0]}=${encoded(kept[1])}` }),
      },
      ...(body && { payload: body.text }),
    }));
}

function routeWords(route: string, parameters: readonly Parameter[], words: readonly string[]): fc.Arbitrary<string> {
  const parts = route.split('/').map((part) => {
    const name = /\{(\w+)\}/.exec(part)?.[1];
    if (name === undefined && part !== '*') return fc.constant(part);
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? { type: 'string' };
    return textOf(schema, words).map((text) => part.replace(/\{\w+\}|\*/, () => encoded(text)));
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

/** What a route knows, and more of what it does not. */
function queryOf(parameters: readonly Parameter[], words: readonly string[]): fc.Arbitrary<string> {
  const known = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema = {}, required }) =>
      fc
        .option(textOf(schema, words), { freq: required ? 20 : 1 })
        .map((text) => (text === null ? [] : [[name, text]])),
    );
  const searched = fc.constantFrom(
    'query',
    'page',
    'sortBy',
    'near',
    'refinementList[make][0]',
    'range[price]',
    'menu[x]',
  );
  const unknown = fc.array(fc.tuple(fc.oneof(searched, hostileWord), hostileWord), { maxLength: 2 });
  const long = fc.constantFrom('', '', '', '', '', '', '', `q=${'x'.repeat(60_000)}`, 'a=1&'.repeat(15_000));
  return fc
    .tuple(fc.tuple(...known), unknown, long)
    .map(
      ([own, others, tail]) =>
        [...own.flat(), ...others].map(([name, text]) => `${encoded(name ?? '')}=${encoded(text ?? '')}`).join('&') +
        tail,
    );
}

type Body = { type: string; text: string };

function bodyOf(described: Operation['requestBody'], words: readonly string[]): fc.Arbitrary<Body | null> {
  const schema = Object.values(described?.content ?? {})[0]?.schema;
  if (!schema) return fc.constant(null);
  const json = fc.oneof(
    { weight: 8, arbitrary: valueOf(schema, words).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBody },
  );
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'),
    },
  );
  return fc.tuple(json, type).map(([text, kind]) => ({ text, type: kind }));
}

/** As an address may have it; a half surrogate has no such form and goes as what stands for it. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

import type { OpenApiDocument, Operation } from '../packages/contract/src/openapi/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

/** What JSON Schema calls a type, as TypeScript does. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The document of the calls as types of TypeScript, in the form that openapi-typescript gives them
 * and clients such as openapi-fetch ask for. From the document alone, as a stranger would: nothing
 * of the contract's own types is in it.
 */
export function clientTypes({ paths, components }: OpenApiDocument): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `    ${name}: ${typeOf(schema)};`,
  );
  return [
    '/* Generated from packages/contract/openapi.json: npm run generate */',
    '',
    'type components = {',
    '  schemas: {',
    ...schemas,
    '  };',
    '};',
    '',
    'export type paths = {',
    ...Object.entries(paths).map(
      ([path, methods]) => `  '${path}': {\n${methodsOf(methods)}\n  };`,
    ),
    '};',
    '',
  ].join('\n');
}

function methodsOf(methods: Readonly<Record<string, Operation>>): string {
  return Object.entries(methods)
    .map(([method, operation]) => `    ${method}: ${operationOf(operation)};`)
    .join('\n');
}

function operationOf({ parameters = [], requestBody, responses }: Operation): string {
  const given = list(parameters);
  const places = ['path', 'query'].map((place) => {
    const own = given.filter((each) => each['in'] === place);
    const isOptional = own.every(({ required }) => required !== true);
    return `${place}${isOptional ? '?' : ''}: ${own.length === 0 ? 'never' : parametersOf(own)}`;
  });
  const body =
    requestBody === undefined
      ? 'requestBody?: never'
      : `requestBody: { content: ${contentOf(requestBody as Json)} }`;
  const told = Object.entries(responses as Readonly<Record<string, Json>>).map(
    ([status, response]) =>
      `${status}: { headers: { [name: string]: unknown }; content: ${contentOf(response)} }`,
  );
  return `{ parameters: { ${places.join('; ')} }; ${body}; responses: { ${told.join('; ')} } }`;
}

function parametersOf(parameters: readonly Json[]): string {
  const fields = parameters.map(
    ({ name, required, schema }) =>
      `${String(name)}${required === true ? '' : '?'}: ${typeOf(schema as Json)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function contentOf({ content = {} }: Json): string {
  const types = Object.entries(content as Readonly<Record<string, Json>>);
  if (types.length === 0) return '{ [type: string]: never }';
  return `{ ${types.map(([type, { schema }]) => `'${type}': ${typeOf(schema as Json)}`).join('; ')} }`;
}

/** The type of what a schema describes; what TypeScript cannot say is left out. */
function typeOf(schema: Json): string {
  const { $ref, anyOf, items, type } = schema;
  if (typeof $ref === 'string') {
    return `components['schemas']['${$ref.slice($ref.lastIndexOf('/') + 1)}']`;
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum']))
    return anyOfTypes(schema['enum'].map((each) => JSON.stringify(each)));
  if (Array.isArray(anyOf)) return anyOfTypes(list(anyOf).map(typeOf));
  const types = [type].flat().map((each) => {
    if (each === 'array') return `(${typeOf((items ?? {}) as Json)})[]`;
    return each === 'object' ? objectType(schema) : (NAMES[String(each)] ?? 'unknown');
  });
  return anyOfTypes(types);
}

function anyOfTypes(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function objectType({ properties, required = [], additionalProperties: others }: Json): string {
  const isRequired = new Set(required as readonly string[]);
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>).map(
    ([name, schema]) => `'${name}'${isRequired.has(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const isOpen = typeof others === 'object' && others !== null;
  return `{ [name: string]: ${isOpen ? typeOf(others as Json) : 'unknown'} }`;
}

function list(values: unknown): Json[] {
  return Array.isArray(values) ? (values as Json[]) : [];
}

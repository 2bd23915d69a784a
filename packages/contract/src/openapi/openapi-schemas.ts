import { z } from 'zod';
import { endpoints, exportsOf, MODULES } from '../api.ts';
import { problemBody } from '../problems.ts';
import { id, MAX_ID } from '../values.ts';
import { QUESTION_SCHEMAS } from './question-schemas.ts';

export type JsonSchema = { [key: string]: unknown };

const bodies = new Set<unknown>(endpoints.map((call) => ('body' in call ? call.body : undefined)));

/**
 * Schemas that the document names, so that a reader meets each of them once: the objects and bodies
 * that a module of calls exports, by the names of their exports.
 */
const NAMED: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...MODULES.flatMap(exportsOf)
    .filter((exported): exported is [string, z.ZodType] => isNamed(exported[1]))
    .map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, schema] as const),
  ['Problem', problemBody],
]);
const names = new Map<unknown, string>(
  Object.entries(NAMED).map(([name, schema]) => [schema, name]),
);

function isNamed(exported: unknown): exported is z.ZodType {
  return exported instanceof z.ZodObject || bodies.has(exported);
}

/** What a caller sends: before defaults and transformations. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return jsonSchemaOf(schema, 'input');
}

/** What a caller receives. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  return jsonSchemaOf(schema, 'output');
}

let known: Readonly<Record<string, JsonSchema>> | undefined;

/** Every named schema in full. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  known ??= Object.fromEntries([
    ...Object.entries(NAMED).map(
      ([name, schema]) => [name, convert(schema, bodies.has(schema) ? 'input' : 'output')] as const,
    ),
    ...Object.entries(QUESTION_SCHEMAS),
  ]);
  return known;
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? convert(schema, io) : { $ref: `#/components/schemas/${name}` };
}

function convert(root: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(root, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const schema = jsonSchema as JsonSchema;
      const name = names.get(zodSchema);
      const { component, description } = schema;
      if (typeof component === 'string') {
        const isAsked = io === 'input' && component === 'Questions';
        const told = { $ref: `#/components/schemas/${isAsked ? 'QuestionsInput' : component}` };
        const { default: byDefault } = schema;
        replace(schema, {
          ...told,
          ...(description === undefined ? {} : { description }),
          ...(byDefault === undefined ? {} : { default: byDefault }),
        });
      } else if (name !== undefined && (zodSchema as unknown) !== root) {
        replace(schema, { $ref: `#/components/schemas/${name}` });
      } else if ((zodSchema as unknown) === id) {
        replace(schema, { type: 'integer', minimum: 1, maximum: MAX_ID });
      } else {
        simplify(schema, 'format' in zodSchema._zod.def);
        // Another field in a response must break nobody who reads it.
        if (io === 'output' && schema['additionalProperties'] === false) {
          delete schema['additionalProperties'];
        }
      }
    },
  });
  return converted;
}

function replace(schema: JsonSchema, content: JsonSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, content);
}

/** Removes what only repeats the type: bounds of safe integers, patterns behind a format. */
function simplify(schema: JsonSchema, isFormatOfZod: boolean): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['type'] === 'integer' && schema['exclusiveMinimum'] === 0) {
    delete schema['exclusiveMinimum'];
    schema['minimum'] = 1;
  }
  if (isFormatOfZod) delete schema['pattern'];
  delete schema['propertyNames'];
}

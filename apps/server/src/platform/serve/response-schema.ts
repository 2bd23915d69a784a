import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** What only a validator reads: responses are our own, the serialiser just writes them. */
const CHECKS = ['pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'description'];

/** Of a response of the contract, which several ask for, and each app of a process again. */
const known = new WeakMap<z.ZodType, JsonSchema>();
const writers = new WeakMap<object, Write>();

/** Writes a response as JSON. */
export type Write = (response: unknown) => string;

/** What writes by a schema that `responseSchema` made: compiled once in a process. */
export function writerBy(schema: object): Write {
  const writer = writers.get(schema) ?? (fastJsonStringify(schema) as Write);
  writers.set(schema, writer);
  return writer;
}

/**
 * The JSON schema by which a response is written. `nullable` instead of anyOf, because the
 * serialiser checks every anyOf branch by validation; free-form records are written as they are.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  const made = known.get(schema) ?? convert(schema);
  known.set(schema, made);
  return made;
}

function convert(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = jsonSchema as JsonSchema;
      if (zodSchema._zod.def.type === 'record' || zodSchema._zod.def.type === 'union') {
        for (const key of Object.keys(shape)) delete shape[key];
      }
      for (const check of CHECKS) delete shape[check];
    },
  });
}

import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** What only a validator reads: responses are our own, the serialiser just writes them. */
const CHECKS = ['pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'description'];

/**
 * The JSON schema by which a response is written. `nullable` instead of anyOf, because the
 * serialiser checks every anyOf branch by validation; free-form records are written as they are.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
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

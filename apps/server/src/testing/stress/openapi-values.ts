import type { Chance } from '@pratibha/domain/chance';
import { hostileText, hostileValue } from './hostile.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

/** How often a part goes against its schema: once in that many. */
export type Mutation = { readonly chance: Chance; readonly oneIn: number };

type Resolve = (schema: Schema) => Schema;

/** A value as a schema of the OpenAPI document describes it, with some mischief at every depth. */
export function valueOf(given: Schema, mischief: Mutation, resolve: Resolve): unknown {
  const { chance } = mischief;
  const schema = resolve(given);
  if (chance.oneIn(mischief.oneIn)) return hostileValue(chance);
  if (schema.anyOf) return valueOf(chance.pick(schema.anyOf), mischief, resolve);
  if (schema.enum) return chance.pick(schema.enum);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return chance.oneIn(2);
    case 'integer':
      return (schema.minimum ?? 0) + chance.below(Math.min(schema.maximum ?? 50, 50));
    case 'number':
      return chance.pick([1, 3, 100, 2.5, -1, 0]);
    case 'array':
      return Array.from({ length: chance.below(Math.min(schema.maxItems ?? 4, 4)) }, () =>
        valueOf(schema.items ?? {}, mischief, resolve),
      );
    case 'object':
      return objectOf(schema, mischief, resolve);
    case 'string':
      return textOf(schema, mischief);
    case undefined:
    default:
      return hostileValue(chance);
  }
}

function objectOf(schema: Schema, mischief: Mutation, resolve: Resolve): Record<string, unknown> {
  const { chance } = mischief;
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => (required.has(name) ? !chance.oneIn(mischief.oneIn * 4) : chance.oneIn(2)))
    .map(([name, part]) => [name, valueOf(part, mischief, resolve)] as const);
  if (schema.properties === undefined || chance.oneIn(mischief.oneIn * 4)) {
    entries.push([chance.pick(['1', '2', hostileText(chance)]), hostileValue(chance)]);
  }
  return Object.fromEntries(entries);
}

function textOf(schema: Schema, { chance }: Mutation): string {
  if (schema.format === 'date') return chance.pick(['2007-04-14', '1999-12-31', '2024-02-29']);
  if (schema.format === 'date-time') {
    return `2025-0${1 + chance.below(9)}-1${chance.below(10)}T10:00:00+05:45`;
  }
  if (schema.pattern === '^[0-9]{10}$') return `98${10_000_000 + chance.below(89_999_999)}`;
  if (schema.maxLength === 2_048) return `https://work.example/${chance.below(1_000)}`;
  const words = chance.pick(['Asha', 'a b c', 'Nima Sherpa', 'संस्कृत शब्द', '10%', 'O’Neil']);
  return chance.oneIn(20) ? words.repeat(Math.ceil((schema.maxLength ?? 50) / 3)) : words;
}

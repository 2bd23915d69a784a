import { escaped } from '../../platform/edge/escaped.ts';

type Schema = Readonly<Record<string, unknown>>;

const REFERENCE = '#/components/schemas/';
const LIMITS = { minLength: '≥', maxLength: '≤', minimum: '≥', maximum: '≤', maxItems: '≤' };

/** A JSON schema as a reader writes it down: `{ id: integer, name?: string ≤ 200 }`, as HTML. */
export function schemaText(schema: Schema, indent = ''): string {
  if (typeof schema['$ref'] === 'string') return referenceText(schema['$ref']);
  const options = listOf(schema['anyOf']) ?? listOf(schema['oneOf']);
  if (options) return options.map((each) => schemaText(each, indent)).join(' | ');
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((value) => escaped(JSON.stringify(value))).join(' | ');
  }
  if (isSchema(schema['properties'])) return objectText(schema, schema['properties'], indent);
  if (isSchema(schema['items'])) return `[${schemaText(schema['items'], indent)}]`;
  if (isSchema(schema['additionalProperties'])) {
    return `{ [key]: ${schemaText(schema['additionalProperties'], indent)} }`;
  }
  return simpleText(schema);
}

function referenceText(target: string): string {
  const name = escaped(target.slice(REFERENCE.length));
  return `<a href="#schema-${name}">${name}</a>`;
}

function objectText(schema: Schema, properties: Schema, indent: string): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const property = isSchema(value) ? value : {};
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${escaped(name)}${mark}: ${schemaText(property, inner)}${noteOf(property)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function noteOf(schema: Schema): string {
  const { description } = schema;
  return typeof description === 'string' ? ` <i>// ${escaped(description)}</i>` : '';
}

function simpleText(schema: Schema): string {
  const types: readonly unknown[] = [schema['type'] ?? 'any'].flat();
  const type = types.map(String).join(' | ');
  const format = typeof schema['format'] === 'string' ? ` (${schema['format']})` : '';
  const limits = Object.entries(LIMITS)
    .filter(([name]) => typeof schema[name] === 'number')
    .map(([name, sign]) => ` ${sign} ${String(schema[name])}`);
  return escaped(`${type}${format}${limits.join('')}`);
}

function listOf(value: unknown): Schema[] | undefined {
  return Array.isArray(value) ? value.filter(isSchema) : undefined;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

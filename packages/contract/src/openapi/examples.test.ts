import { problemWords } from '@pratibha/words/problems';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../api.ts';
import type { EndpointDefinition } from '../endpoint.ts';
import { openApiDocument } from './openapi.ts';
import { exampleOf, UNNAMED } from './openapi-examples.ts';

const document = openApiDocument(problemWords);
const ajv = new Ajv2020({ strict: false, formats: fullFormats });
ajv.addSchema({ $id: 'document', ...document });

type Media = { readonly schema?: object; readonly example?: unknown };

/** Every body of JSON that the document tells of, by where it stands. */
function bodies(at: unknown, path: string): [string, Media][] {
  if (typeof at !== 'object' || at === null) return [];
  return Object.entries(at).flatMap(([key, value]): [string, Media][] => {
    const below = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return key === 'application/json' ? [[below, value as Media]] : bodies(value, below);
  });
}
const all = bodies(document.paths, '/paths');

describe('examples', () => {
  it('stand beside every form and every response', () => {
    expect(all.length).toBeGreaterThan(endpoints.length);
    expect(all.filter(([, { example }]) => example === undefined)).toEqual([]);
  });

  it('name every text', () => {
    const unnamed = all.filter(([, { example }]) => JSON.stringify(example).includes(UNNAMED));
    expect(unnamed).toEqual([]);
  });

  it('are those that a field says itself', () => {
    expect(exampleOf({ type: 'string', examples: ['Acme'] }, {}, 'title')).toBe('Acme');
  });

  it.each(all)('%s is as its schema says', (path, { example }) => {
    const validate = ajv.getSchema(
      `document#${path.replaceAll('{', '%7B').replaceAll('}', '%7D')}/schema`,
    );
    expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true);
  });

  const all_forms: readonly EndpointDefinition[] = endpoints;
  const forms = all_forms.filter(({ body }) => body !== undefined);
  it.each(forms)('$method $path takes its own', ({ method, path, body }) => {
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    const content = (operation?.['requestBody'] as { content: Record<string, Media> }).content;
    const result = body?.safeParse(content['application/json']?.example);
    expect(result?.error?.issues).toBeUndefined();
  });
});

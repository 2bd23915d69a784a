import { list, number, orBlank, orNull, text, yes } from '@pratibha/domain/value';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsIn, fieldsOut } from './described.ts';

const FIELDS = {
  title: text(20),
  text: orBlank(text(20)),
  places: orNull(number(1, 9)),
  open: yes(),
  tags: list(text(5), { most: 3 }),
};

test('a form need not send what may be missing', () => {
  const sent = z.strictObject(fieldsIn(FIELDS));
  expect(sent.parse({ title: 'Poster' })).toEqual({ title: 'Poster', open: false });
  expect(sent.parse({ title: 'Poster', tags: ['AI'], places: null })).toMatchObject({
    tags: ['AI'],
  });
  expect(sent.safeParse({ title: 'Poster', tags: 'AI' }).success).toBe(false);
});

test('the document tells of a list what its description says', () => {
  const { properties } = z.toJSONSchema(z.object(fieldsOut(FIELDS)));
  expect(properties?.['tags']).toMatchObject({ type: 'array', items: { type: 'string' } });
  const form = z.toJSONSchema(z.object(fieldsIn(FIELDS)), { io: 'input' });
  expect(JSON.stringify(form.properties?.['tags'])).toContain('"maxItems":3');
});

import { endpoint } from '@pratibha/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serve } from '../platform/serve/serve.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { startBareApp } from '../testing/bare-app.ts';
import { HttpClient } from '../testing/http-client.ts';
import { GREET, jobsLeft } from '../testing/jobs.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const greet = endpoint({
  method: 'POST',
  path: '/greetings/{id}',
  summary: 'Greets somebody later, and fails for the second',
  tag: 'Test',
  access: 'profile.write',
  params: z.object({ id: z.coerce.number() }),
  response: z.object({ id: z.number() }),
  problems: [],
});

test('what a use case adds is kept with its change, and gone with one that fails', async () => {
  const { app, platform } = await startBareApp(product);
  serve(app, platform, greet, {
    run: async (ctx, { params: { id } }) => {
      await ctx.jobs.add({ kind: GREET, payload: { id }, key: String(id) });
      if (id === 2) throw new Error('too late');
      return { id };
    },
  });
  const person = await product.as('USER');
  const client = Object.assign(new HttpClient(app, product.origin), { cookies: person.cookies });
  expect((await client.post('/greetings/1')).status).toBe(200);
  expect((await client.post('/greetings/2')).status).toBe(500);
  expect((await client.post('/greetings/1')).status).toBe(200);
  expect((await jobsLeft(product.database)).map(({ payload }) => payload)).toEqual([{ id: 1 }]);
  await app.close();
});

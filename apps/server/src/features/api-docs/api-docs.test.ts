import { problemType } from '@pratibha/contract/problems';
import { REFUSALS } from '@pratibha/domain/codes';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escaped } from '../../platform/edge/escaped.ts';
import { serveDocs } from './api-docs.routes.ts';
import { schemaText } from './schema-text.ts';

const edition = { content: { shortTitle: 'A & B' } };

let app: FastifyInstance;
let page: string;
beforeAll(async () => {
  app = Fastify();
  serveDocs(app, edition, false);
  page = (await app.inject('/docs')).body;
});
afterAll(() => app.close());

const ids = () => [...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('GET /docs', () => {
  it('is a page that loads and runs nothing', async () => {
    const { headers, statusCode } = await app.inject('/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    // Firefox holds the icon that it asks for by itself to the policy of the page.
    expect(headers['content-security-policy']).toContain("; img-src 'self';");
    expect(page).not.toMatch(/<script|<img|<link|\sstyle=|\son[a-z]+=|https?:\/\//i);
  });

  it('explains every problem under the anchor that its type names', () => {
    const anchors = new Set(ids());
    const missing = REFUSALS.map((code) => problemType(code)).filter(
      (type) => !anchors.has(type.slice('/docs#'.length)),
    );
    expect(missing).toEqual([]);
    for (const code of ['not-signed-in', 'invalid-input', 'unexpected', 'outcome-unknown']) {
      expect(anchors.has(`problem-${code}`)).toBe(true);
    }
  });

  it('has no anchor twice and no link that leads nowhere', () => {
    const all = ids();
    expect(all.length).toBe(new Set(all).size);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(targets.filter((id) => !all.includes(id))).toEqual([]);
  });

  it('says who may call what', () => {
    const article = /<article id="putAdminUsersById">.+?<\/article>/s.exec(page)?.[0];
    expect(article).toContain('For <code>ADMIN</code>, <code>SUPER_ADMIN</code>.');
    expect(article).toContain('X-XSRF-TOKEN');
    expect(article).toContain('#problem-last-super-admin');
    expect(article).toContain('The body has at most 256 KiB.');
    const events = /<article id="postAdminEvents">.+?<\/article>/s.exec(page)?.[0];
    expect(events).toContain('grants needs <code>organise</code> for every event.');
    const list = /<article id="getAdminRegistrations">.+?<\/article>/s.exec(page)?.[0];
    expect(list).toContain('grants needs <code>read</code> for the event.');
  });
});

describe('GET /openapi.json', () => {
  it('is the document', async () => {
    const { body, headers } = await app.inject('/openapi.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0', info: { title: 'A & B' } });
  });

  it('is called as the site is, and so is the page', async () => {
    expect(page).toContain('<title>A &amp; B: the calls</title>');
    edition.content = { shortTitle: 'Other' };
    const info = (await app.inject('/openapi.json')).json<{ info: object }>().info;
    expect(info).toMatchObject({ title: 'Other' });
    expect((await app.inject('/docs')).body).toContain('<h1>Other: the calls</h1>');
  });
});

describe('text in the page', () => {
  it('cannot become markup', () => {
    expect(escaped('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
    expect(schemaText({ enum: ['<script>'] })).toBe('&quot;&lt;script&gt;&quot;');
  });

  it.each([
    [{ type: 'integer', minimum: 1 }, 'integer ≥ 1'],
    [{ type: ['string', 'null'], maxLength: 5 }, 'string | null ≤ 5'],
    [{ type: 'array', items: { $ref: '#/components/schemas/A' } }, '[<a href="#schema-A">A</a>]'],
    [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'string (date) | null'],
    [
      { properties: { a: { type: 'string' }, b: { type: 'null' } }, required: ['a'] },
      '{\n  a: string\n  b?: null\n}',
    ],
    [{}, 'any'],
  ])('writes %j as %s', (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});

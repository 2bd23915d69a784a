import { expect, test } from 'vitest';
import { renderedMarkdown } from './rendered.ts';

const blocks = (text: string, level = 3) => renderedMarkdown(text, level).html.trim();

test('a single paragraph is its words, so that a plain text stays what it was', () => {
  const text = `What it is, for whom, and why: "this" & 'that'. Max 500 words + more.`;
  expect(renderedMarkdown(text, 3)).toEqual({
    isInline: true,
    html: text.replace('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  });
});

test.each([
  ['# Head', 3, '<h3>Head</h3>'],
  ['## Head', 2, '<h2>Head</h2>'],
  ['- a\n- *b*', 3, '<ul>\n<li>a</li>\n<li><em>b</em></li>\n</ul>'],
  ['[a](/rules)\n\n**b**', 3, '<p><a href="/rules">a</a></p>\n<p><strong>b</strong></p>'],
  ['a\n\n[b](#faq)', 3, '<p>a</p>\n<p><a href="#faq">b</a></p>'],
])('%j below a heading of level %d', (text, level, html) => {
  expect(blocks(text, level)).toBe(html);
});

test('headings go down by one at a time, wherever they stand', () => {
  const place = document.createElement('div');
  place.innerHTML = blocks('# A\n\n#### B\n\n## C\n\n> # D\n\n- ###### E', 3);
  const heads = Array.from(
    place.querySelectorAll('h1, h2, h3, h4, h5, h6'),
    ({ tagName }) => tagName,
  );
  expect(heads).toEqual(['H3', 'H4', 'H4', 'H3', 'H4']);
});

test('a table, without styles of its own, which the policy forbids', () => {
  const table = blocks('| a | b |\n| --- | --: |\n| 1 | 2 |');
  expect(table).toContain('<td>1</td>\n<td class="x-right">2</td>');
  expect(table).not.toContain('style');
});

test.each([
  ['[a](https://x.example/b)', '<a href="https://x.example/b" rel="noreferrer">a</a>'],
  ['[a](mailto:info@x.example)', '<a href="mailto:info@x.example">a</a>'],
  ['https://x.example', 'https://x.example'],
  ['[a](/rules?a=1&b=2#c)', '<a href="/rules?a=1&amp;b=2#c">a</a>'],
  ['[a](/\\x.example)', 'a'],
  ['![a](https://x.example/a.png)', 'a'],
])('%s', (text, html) => {
  expect(renderedMarkdown(text, 3)).toEqual({ isInline: true, html });
});

test.each([
  '[a](javascript:xss())',
  '[a](JaVaScRiPt:xss())',
  '[a](&#106;avascript:xss())',
  '[a](<java\tscript:xss()>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:xss())',
  '[a](file:///etc/passwd)',
  '[a](//x.example)',
  '[a](/&#9;/x.example)',
  '[a](/&#92;x.example)',
  '[a](/&Tab;/x.example)',
  '[a](/&bsol;x.example)',
  '[a](</ /x.example>)',
  '[a](https://college.example@x.example)',
  '[a](mailto:a@x.example?bcc=b@x.example)',
  '[a]\n\n[a]: javascript:xss()',
  '<javascript:xss()>',
  '<https://college.example@x.example>',
])('%s leads nowhere', (text) => {
  expect(blocks(text)).not.toContain('<a');
});

test.each([
  '<script>xss()</script>',
  '<img src=x onerror=xss()>',
  '# <b onclick=xss()>a</b>',
  '- <iframe src=javascript:xss()></iframe>',
  '| <svg onload=xss()> |\n| --- |\n| <svg onload=xss()> |',
  '```"><script>xss()</script>\n<script>xss()</script>\n```',
  '`<script>xss()</script>`',
  '[<img src=x onerror=xss()>](/rules)',
  '[a](/rules "\\" onclick=xss() \\"")',
  '[a](/rules"onclick="xss\\(\\))',
  '![x](x"onerror="xss())',
  '![<b onclick=xss()>](https://x.example/"onerror="xss)',
  '<!--\n--><script>xss()</script>',
  '&lt;script&gt;xss()&lt;/script&gt;',
])('%s runs nothing', (text) => {
  const place = document.createElement('div');
  place.innerHTML = renderedMarkdown(text, 3).html;
  expect(place.querySelectorAll('script, img, iframe, svg, b, style, object')).toHaveLength(0);
  const attributes = [...place.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames(),
  );
  expect(attributes.filter((name) => !['href', 'rel', 'title', 'class'].includes(name))).toEqual(
    [],
  );
});

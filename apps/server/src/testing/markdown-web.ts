import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TrialOptions } from '../features/pages/pages-trial.ts';
import { smallWeb } from './small-web.ts';

const RENDERED = resolve(
  import.meta.dirname,
  '../../../web/src/features/pages/public/markdown/rendered.ts',
);

/** Each page with its texts in Markdown, as the web's own code renders them. */
const RENDER = `import { existsSync, writeFileSync } from 'node:fs';
import { renderedMarkdown } from '${RENDERED}';
import * as small from './small.js';
export const { appEdition, helpPaths, isAppPage, lookStyle, noticeIn, renderStudent } = small;
const TEXTS = {
  '/': ({ about, faq, news }) =>
    [...about.text, ...faq.all.map(({ answer }) => answer), ...news.all.map(({ text }) => text)],
  '/event/details': ({ guidelines: { objective, eligibility, ready } }) =>
    [objective.text, eligibility.text, ready.text],
  '/privacy': ({ legal }) => [legal.privacy.text],
  '/rules': ({ legal }) => [legal.rules.text],
};
export const tryMarkdown = (text) => {
  renderedMarkdown(text, 2);
  while (text.includes('FOREVER'));
  const [, gate] = /GATE (\\S+)/.exec(text) ?? [];
  if (gate === undefined) return;
  writeFileSync(gate + '.begun', '');
  while (!existsSync(gate));
};
export const render = (path, notice, content, shown) => {
  if (content.title === 'PAGES') throw new Error('no page can be rendered');
  const page = small.render(path, notice, content, shown);
  const texts = (TEXTS[path]?.(content) ?? []).map((text) => renderedMarkdown(text, 2).html);
  return { ...page, html: page.html + texts.join('') };
};`;

/**
 * A small build whose pages hold their Markdown, rendered. Trying a text with FOREVER in it takes
 * for ever, and one with 'GATE file' until there is that file; as long as it does there is
 * 'file.begun'.
 */
export function markdownWeb(): { readonly distDir: string; readonly trial: TrialOptions } {
  const web = smallWeb();
  const server = join(web.distDir, 'server');
  renameSync(join(server, 'render.js'), join(server, 'small.js'));
  writeFileSync(join(server, 'render.js'), RENDER);
  return web;
}

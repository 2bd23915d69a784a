import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import { addressIn } from '@pratibha/domain/language/addresses';
import type { Language } from '@pratibha/domain/language/languages';
import { VERIFY_PAGE_WORDS } from '@pratibha/words/both/certificates/verify-page';
import { escaped } from '../../platform/edge/escaped.ts';

/** What the script of the page reads in it. */
type VerifyData = {
  /** Of the college, for whoever opens the page from a disk. */
  readonly origin: string;
  readonly keys: readonly PublishedKey[];
  /** The day up to which it knows the keys, as YYYY-MM-DD. */
  readonly day: string;
};

/** Script and style of the page; while developing the address of its script. */
export type VerifyParts =
  | { readonly script: string; readonly style: string }
  | { readonly address: string };

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath d='m1 5 2 2 5-5' fill='none' stroke='%23c01843' stroke-width='2'/%3E%3C/svg%3E";

/** As the build made them; null in a build without them. */
export async function readVerifyParts(distDir: string): Promise<VerifyParts | null> {
  const read = (name: string) => readFile(join(distDir, 'verify', name), 'utf8');
  const parts = await Promise.all([read('verify.js'), read('style.css')]).catch(() => null);
  if (parts === null) return null;
  const [script, style] = parts.map((part) => part.trim()) as [string, string];
  if (/<\/(script|style)|<!--/i.test(script + style)) {
    throw new Error('What stands in the page that checks certificates would end its own element');
  }
  return { script, style };
}

/**
 * What the page may do: run its own script, and ask its college. It stands in the page, too, so
 * that a saved one keeps to it. @param origin of the college
 */
export function verifyCsp({ script, style }: { script: string; style: string }, origin: string) {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `connect-src ${origin}`,
    'img-src data:',
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the page is made of. */
type VerifyPage = {
  readonly language: Language;
  readonly siteName: string;
  readonly data: VerifyData;
  readonly parts: VerifyParts;
};

/** The page that checks certificates: one file, which loads nothing. */
export function verifyDocument({ language, siteName, data, parts }: VerifyPage): string {
  const W = VERIFY_PAGE_WORDS[language];
  const at = (path: string) => origin + addressIn(language, path);
  const [site, origin] = [escaped(siteName), escaped(data.origin)];
  const isBuilt = 'script' in parts;
  const policy = isBuilt
    ? `<meta http-equiv="Content-Security-Policy" content="${escaped(verifyCsp(parts, data.origin))}">\n`
    : '';
  const script = isBuilt
    ? `<script>${parts.script}</script>`
    : `<script type="module" src="${escaped(parts.address)}"></script>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${policy}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(W.title)} · ${site}</title>
<link rel="icon" href="${ICON}">
${isBuilt ? `<style>${parts.style}</style>\n` : ''}</head>
<body>
<header><a href="${at('/')}">${site}</a></header>
<main>
<h1>${escaped(W.title)}</h1>
<section id="result" aria-live="polite" aria-label="${escaped(W.result)}"></section>
<noscript><section class="result is-bad"><h2>${escaped(W.noScript.heading)}</h2><p>${escaped(W.noScript.text)}</p></section></noscript>
<p>${escaped(W.intro(siteName))}</p>
<section id="ways" hidden>
<h2>${escaped(W.ways)}</h2>
<form id="typed" novalidate>
<label for="certificate">${escaped(W.typed)}</label>
<p class="help" id="certificate-help">${escaped(W.typedHelp)}</p>
<div class="row"><input id="certificate" aria-describedby="certificate-help" autocomplete="off" autocapitalize="characters" spellcheck="false"><button>${escaped(W.check)}</button></div>
</form>
<label for="file">${escaped(W.file)}</label>
<p class="help" id="file-help">${escaped(W.fileHelp)}</p>
<input id="file" type="file" accept="application/pdf,image/*" aria-describedby="file-help">
</section>
<section id="save" hidden>
<h2>${escaped(W.save.heading)}</h2>
<p>${escaped(W.save.text)}</p>
<button type="button">${escaped(W.save.button)}</button>
</section>
<section>
<h2>${escaped(W.help.heading)}</h2>
<ol>${W.help.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
<p>${escaped(W.help.address)} <a href="${at('/verify')}">${at('/verify')}</a></p>
</section>
</main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
${script}
</body>
</html>
`;
}

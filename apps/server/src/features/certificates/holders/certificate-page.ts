import type { Language } from '@pratibha/domain/language/languages';
import { CHECK_PAGE_WORDS } from '@pratibha/words/both/certificates/check-page';
import { CERTIFICATE_PAGE_WORDS } from '@pratibha/words/both/certificates/link-pages';
import { formatDay } from '@pratibha/words/both/time';
import { duskPage, duskPageCsp } from '../../../platform/edge/dusk-page.ts';
import { escaped } from '../../../platform/edge/escaped.ts';
import { type ReadableRow, saidBy } from './own-certificates.view.ts';

export const CERTIFICATE_PAGE_CSP = duskPageCsp("'self'");

type Claims = ReturnType<typeof saidBy>['claims'];
type Site = { readonly name: string; readonly origin: string; readonly language: Language };

/** What a messenger shows of the link. */
function cardOf(claims: Claims, site: Site, picture: string): string {
  const { name, kind, award, event, edition, day } = claims;
  const W = CERTIFICATE_PAGE_WORDS[site.language];
  const title = W.title(name);
  const text = W.card(W.what(kind, award), event ?? edition, formatDay[site.language](day));
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', site.name],
    ['og:title', title],
    ['og:description', text],
    ['og:image', `${site.origin}${picture}`],
    ['og:image:alt', W.pictureOf(name)],
  ];
  const told = tags.map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content ?? '')}">\n`,
  );
  return `<meta name="description" content="${escaped(text)}">\n${told.join('')}<meta name="twitter:card" content="summary_large_image">\n`;
}

function factsOf({ kind, award, event, edition, day, number }: Claims, { language }: Site): string {
  const W = CERTIFICATE_PAGE_WORDS[language];
  const facts = [
    [W.of, event ?? edition],
    [W.for, W.what(kind, award)],
    [W.day, formatDay[language](day)],
    [W.number, number],
  ];
  return facts
    .map(([name, value]) => `<p>${escaped(name ?? '')}: ${escaped(value ?? '')}</p>`)
    .join('\n');
}

function revocationOf(
  { revoked_at, revoke_reason, replaced_by }: ReadableRow,
  { language }: Site,
): string {
  if (revoked_at === null) return '';
  const W = CERTIFICATE_PAGE_WORDS[language];
  const replaced = replaced_by === null ? '' : ` ${W.replacedBy(replaced_by)}`;
  return `<p role="alert">${escaped(W.revoked(revoke_reason ?? '') + replaced)}</p>`;
}

/** The way to check it, now or whenever: a browser saves the page as it comes. */
function checkOf(proof: string, { language }: Site): string {
  const W = CERTIFICATE_PAGE_WORDS[language];
  const CHECK = CHECK_PAGE_WORDS[language];
  return `<p class="ways"><a href="${escaped(proof)}">${escaped(W.check)}</a></p>
<p class="request">${escaped(W.checkText)}</p>
<p class="ways"><a href="/verify" download="${CHECK.file}">${escaped(CHECK.save)}</a></p>
<p class="request">${escaped(CHECK.saveText)}</p>`;
}

/** What everybody sees who has the link that its holder shares. */
export function sharedPage(row: ReadableRow, site: Site, path: string): string {
  const W = CERTIFICATE_PAGE_WORDS[site.language];
  const { claims, proof } = saidBy(row, site.origin);
  const picture = `${path}/picture.png`;
  return duskPage(
    site.name,
    W.title(claims.name),
    `${revocationOf(row, site)}
<p><img src="${escaped(picture)}" alt="${escaped(W.pictureOf(claims.name))}"></p>
${factsOf(claims, site)}
${checkOf(proof, site)}`,
    cardOf(claims, site, picture),
    site.language,
  );
}

/** What a program sees that follows the link of somebody without an account: nobody's name. */
export function askingPage(site: Site): string {
  const W = CERTIFICATE_PAGE_WORDS[site.language];
  return duskPage(
    site.name,
    W.ask.heading,
    `<p>${escaped(W.ask.text)}</p>
<form class="ways" method="post"><button>${escaped(W.ask.button)}</button></form>`,
    '',
    site.language,
  );
}

/** Whose it is, and what is done with it. */
export function openedPage(row: ReadableRow, site: Site, path: string): string {
  const W = CERTIFICATE_PAGE_WORDS[site.language];
  const { claims, proof } = saidBy(row, site.origin);
  const file = (form: string, words: string, target: string) =>
    `<form method="post" action="${escaped(`${path}/${form}`)}"${target}><button>${escaped(words)}</button></form>`;
  return duskPage(
    site.name,
    W.title(claims.name),
    `<p>${escaped(W.opened.for(claims.name))}</p>
${revocationOf(row, site)}
${factsOf(claims, site)}
<div class="ways">${file('pdf', W.opened.pdf, ' target="_blank"')}${file('png', W.opened.png, '')}</div>
<p>${escaped(W.opened.print)} ${escaped(W.opened.keep)}</p>
${checkOf(proof, site)}`,
    '',
    site.language,
  );
}

/** What to do where the link leads nowhere. */
export function unknownCertificatePage(site: Site): string {
  const W = CERTIFICATE_PAGE_WORDS[site.language];
  return duskPage(
    site.name,
    W.unknown.heading,
    `<p>${escaped(W.unknown.text)}</p>
<p class="ways"><a href="/">${escaped(W.home)}</a></p>`,
    '',
    site.language,
  );
}

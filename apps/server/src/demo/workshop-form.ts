import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceLanguage } from '../platform/session/readers-language.ts';
import { GUIDELINES_IN_NEPALI } from './nepali/guidelines.ts';
import { WORKSHOP_WORDS } from './workshop-words.ts';

/** Where the form stands that the demo's editions name. */
export const WORKSHOP_FORM = '/demo/workshops';

const WORKSHOPS = ['AI Workshop', 'Web Design Workshop', 'Graphic Design Workshop'];

const STYLE = `
:root{color-scheme:light;--ink:#121938;--quiet:#545a78;--control:#80859c;--action:#c01843}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:#fff;color:var(--ink);overflow-wrap:anywhere;
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
section{max-width:34rem;margin:0 auto}
h1{margin:0;font-size:1.44rem;line-height:1.2;letter-spacing:-.02em}
p{margin:8px 0 24px;color:var(--quiet)}
label{display:block;font-weight:600}
input:not([type=checkbox]){width:100%;min-height:44px;margin:4px 0 16px;padding:8px 12px;font:inherit;
border:1px solid var(--control);border-radius:8px}
fieldset{min-width:0;margin:0 0 24px;padding:0;border:0}
legend{padding:0;font-weight:600}
fieldset label{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:400}
input[type=checkbox]{flex:none;width:20px;height:20px;accent-color:var(--action)}
button,a{display:inline-flex;align-items:center;min-height:44px;padding:0 24px;font:inherit;
font-weight:700;color:#fff;background:var(--action);border:0;border-radius:999px;cursor:pointer;
text-decoration:none}
:lang(ne) h1{line-height:1.6;letter-spacing:normal}
:focus-visible{outline:2px solid #ffb020;outline-offset:2px;box-shadow:0 0 0 2px var(--ink)}
`;

/** Only pages of the product may frame it; its style is named by its hash, nothing else loads. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const FORMS = inEach((language) => {
  const words = WORKSHOP_WORDS[language];
  const nameOf = (workshop: string) =>
    (language === 'ne' ? GUIDELINES_IN_NEPALI[workshop] : undefined) ?? workshop;
  const boxes = WORKSHOPS.map(
    (each) =>
      `<label><input type="checkbox" name="workshop" value="${each}">${nameOf(each)}</label>`,
  );
  return pageOf(
    language,
    words.heading,
    words.text,
    `<form method="post" action="${WORKSHOP_FORM}">
<label for="name">${words.name}</label>
<input id="name" name="name" autocomplete="off" required maxlength="80">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="80">
<fieldset><legend>${words.workshops}</legend>${boxes.join('')}</fieldset>
<button>${words.send}</button>
</form>`,
  );
});

const THANKS = inEach((language) => {
  const { thanks, kept, again } = WORKSHOP_WORDS[language];
  return pageOf(language, thanks, kept, `<a href="${WORKSHOP_FORM}">${again}</a>`);
});

function inEach(page: (language: Language) => string): ReadonlyMap<Language, string> {
  return new Map(LANGUAGES.map((language) => [language, page(language)]));
}

/** The demo's stand-in for the form that a college embeds: it answers, and keeps nothing. */
export function serveWorkshopForm(app: FastifyInstance): void {
  const sendIn =
    (pages: ReadonlyMap<Language, string>) => (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(reply, pages.get(deviceLanguage(request)) ?? '');
  app.get(WORKSHOP_FORM, sendIn(FORMS));
  app.post(WORKSHOP_FORM, sendIn(THANKS));
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', CSP)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function pageOf(language: Language, heading: string, text: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${WORKSHOP_WORDS[language].demo}</title>
<style>${STYLE}</style>
</head>
<body>
<section>
<h1>${heading}</h1>
<p>${text}</p>
${body}
</section>
</body>
</html>
`;
}

import { createHash } from 'node:crypto';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { escaped } from '../platform/edge/escaped.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { DEMO_GUEST, DEMO_GUEST_PATH, OFFERED_ACCOUNTS } from './accounts.ts';

const STYLE = `
@view-transition{navigation:auto}
:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#0b1026);--raised:light-dark(#fff,#121938);
--ink:light-dark(#121938,#f4f1ea);--quiet:light-dark(#545a78,#aab2d8);
--control:light-dark(#80859c,#7681b8);--action:#c01843;--edge:light-dark(#c01843,#e8607f);
--text:light-dark(#b3123a,#ff6b88);--danger:light-dark(#a81036,#ff8ba2)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:clamp(1rem,.97rem + .15vw,1.0625rem)/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{color-scheme:dark;color:#f4f1ea;padding:32px clamp(16px,4vw,24px) 64px;
background:linear-gradient(180deg,#0b1026 0%,#2a2158 60%,#7b2d5b 100%)}
header>div{max-width:40rem;margin:0 auto}
h1{margin:0;font-size:clamp(1.5rem,1.3rem + .9vw,1.9rem);line-height:1.2;letter-spacing:-.02em;
text-wrap:balance}
header p{margin:8px 0 0;max-width:65ch}
.brand{margin:0 0 16px;font-weight:700;color:#ffb020}
main{box-sizing:content-box;max-width:40rem;margin:-32px auto 0;padding:0 clamp(16px,4vw,24px) 48px}
.accounts{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.account{width:100%;min-height:64px;padding:12px 16px;text-align:left;cursor:pointer;
background:var(--raised);color:var(--ink);border:1px solid var(--control);border-radius:16px;
font:inherit;line-height:1.4;transition:border-color .18s cubic-bezier(.2,.8,.2,1)}
.account:hover{border-color:var(--edge)}
.account b{display:block;font-weight:700}
.account span{display:block;color:var(--quiet);font-size:.92rem;overflow-wrap:anywhere}
.account .mail{color:var(--text)}
a{color:var(--text)}
h2{margin:32px 0 8px;font-size:1.2rem}
label{display:block;margin-bottom:4px}
.other{display:flex;flex-wrap:wrap;gap:12px}
input{flex:1 1 14rem;min-width:0;min-height:44px;padding:8px 12px;font:inherit;color:inherit;
background:var(--raised);border:1px solid var(--control);border-radius:8px}
.go{min-height:44px;padding:8px 24px;font:inherit;font-weight:700;cursor:pointer;color:#fff;
background:var(--action);border:1px solid var(--edge);border-radius:999px}
input[aria-invalid]{border-color:var(--danger)}
.error{color:var(--danger)}
.hint{color:var(--quiet);font-size:.92rem}
:focus-visible{outline:2px solid #ffb020;outline-offset:2px;
box-shadow:0 0 0 2px light-dark(#121938,#0b1026)}
@media (max-width:31rem){.go{flex:1 1 100%}}
:lang(ne) :is(body,h1,.account){line-height:1.6}
:lang(ne) h1{letter-spacing:normal}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}.account{transition:none}}
`;

/** Its style, named by its hash, and the icon browsers ask for; nothing else may load or run. */
export const ACCOUNT_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page on which a visitor of the demo chooses who to be.
 * @param action where the choice is posted
 * @param refused an address that was typed and that the demo does not know
 */
export function accountPage(
  action: string,
  refused: string | null,
  language: Language = FIRST_LANGUAGE,
): string {
  const words = ACCOUNT_WORDS[language];
  const buttons = OFFERED_ACCOUNTS.map(
    ({ email, name, about }) =>
      `<li><button class="account" name="email" value="${email}">` +
      `<b>${name}</b><span>${words.about(about)}</span><span class="mail">${email}</span></button></li>`,
  );
  const error =
    refused === null ? '' : `<p class="error" id="error" role="alert">${words.refused}</p>`;
  const invalid =
    refused === null ? '' : ' aria-invalid="true" aria-describedby="error hint" autofocus';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div>
<p class="brand">${words.brand}</p>
<h1>${words.heading}</h1>
<p>${words.intro}</p>
</div></header>
<main>
<form method="post" action="${escaped(action)}">
<ul class="accounts">${buttons.join('')}</ul>
</form>
<h2>${words.without}</h2>
<p><a href="${DEMO_GUEST_PATH}">${DEMO_GUEST.name}</a></p>
<p class="hint">${words.guest}</p>
<h2>${words.other}</h2>
<form method="post" action="${escaped(action)}">
<label for="email">${words.email}</label>
<div class="other">
<input id="email" name="email" type="email" autocomplete="off" required maxlength="80" value="${escaped(refused ?? '')}"${invalid || ' aria-describedby="hint"'}>
<button class="go">${words.signIn}</button>
</div>
${error}<p class="hint" id="hint">${words.hint}</p>
</form>
</main>
</body>
</html>
`;
}

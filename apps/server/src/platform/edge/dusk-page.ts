import { createHash } from 'node:crypto';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { escaped } from './escaped.ts';

/** The product's dusk. The page loads nothing: it is also sent when there is little to spare. */
const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;color:#f4f1ea;
background:linear-gradient(180deg,#0b1026 0%,#2a2158 55%,#7b2d5b 100%);
font:clamp(1rem,.97rem + .15vw,1.0625rem)/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:44rem;margin:0 auto;padding:48px clamp(16px,4vw,24px)}
.brand{margin:0 0 16px;font-weight:700;color:#ffb020}
h1{margin:0 0 16px;font-size:clamp(1.85rem,1.5rem + 1.8vw,2.6rem);line-height:1.2;
letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
:lang(ne)>body h1{letter-spacing:0;line-height:1.6}
p{margin:0 0 16px;max-width:65ch}
img{width:100%;height:auto;border-radius:8px}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin:32px 0}
a,button{display:inline-flex;align-items:center;min-height:44px;padding:8px 24px;border-radius:999px;
border:1px solid #7681b8;background:none;color:#f4f1ea;font:inherit;font-weight:700;
text-decoration:none;cursor:pointer}
.ways>:first-child{background:#c01843;border-color:#e8607f;color:#fff}
:is(a,button):focus-visible{outline:2px solid #ffb020;outline-offset:2px;box-shadow:0 0 0 2px #0b1026}
.request{color:#d5d2e4;font-size:.92rem;overflow-wrap:anywhere}
`;

/**
 * Nothing but its own style, known by its hash, and the icon that browsers ask for.
 * @param forms where forms may go: nowhere, or to the product
 */
export function duskPageCsp(forms: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A small page that stands by itself, without scripts and outside both documents.
 * @param siteName stands above the heading and in the title; '' leaves it out
 * @param main markup below the heading
 * @param head markup of what else the page says of itself
 * @param language in which it is
 */
export function duskPage(
  siteName: string,
  title: string,
  main: string,
  head = '',
  language: Language = FIRST_LANGUAGE,
): string {
  const name = escaped(siteName);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}${name && ` · ${name}`}</title>
${head}<style>${STYLE}</style>
</head>
<body>
<main>
${name && `<p class="brand">${name}</p>\n`}<h1>${escaped(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

import type { Language } from '@pratibha/domain/language/languages';
import { MAIL_FRAME_WORDS } from '@pratibha/words/both/mail/mail-text';
import type { MailPart } from '@pratibha/words/mail/mail-text';
import { escaped } from '../edge/escaped.ts';
import { type FramedMail, greetingOf, type MailFrame } from './mail-frame.ts';

/** Markup that is safe as it stands. */
type Html = { readonly html: string };
type Piece = string | Html | readonly Html[];

/** Markup with values in it; a text cannot become markup. */
function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: String.raw({ raw: strings }, ...pieces.map(markupOf)) };
}

function markupOf(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const DEVANAGARI =
  "font-family:'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Mangal,system-ui,sans-serif";

/** Colours stand inline, for programs that drop the head; those that read it may turn dark. */
const INLINE = {
  page: `margin:0;padding:0;background-color:#fbfaf6;color:#121938;${FONT}`,
  ground: 'background-color:#fbfaf6;padding:24px 12px',
  card: 'max-width:560px;width:100%;background-color:#ffffff;border:1px solid #e4e0d4;border-radius:16px',
  band: 'background-color:#2a2158;color:#f4f1ea;padding:16px 24px;border-radius:15px 15px 0 0;font-size:15px;font-weight:700',
  body: 'padding:24px;color:#121938;font-size:16px;line-height:1.6',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25;color:#121938',
  text: 'margin:0 0 16px',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  name: 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#545a78;border-bottom:1px solid #e4e0d4',
  value:
    'padding:6px 0;text-align:left;vertical-align:top;font-weight:700;border-bottom:1px solid #e4e0d4',
  label: 'margin:0 0 4px;color:#545a78',
  quote:
    'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #c01843;white-space:pre-wrap;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 24px;border:1px solid #c01843;border-radius:999px;background-color:#c01843;color:#ffffff;font-weight:700;text-decoration:none',
  foot: 'padding:16px 24px 24px;color:#545a78;font-size:14px;line-height:1.5',
  footLink: 'color:#545a78;text-decoration:underline',
  preview:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:transparent;mso-hide:all',
} as const;

/** Devanagari stands above and below the line: lines of it need more room. */
const INLINE_IN: Readonly<Record<Language, Readonly<Record<keyof typeof INLINE, string>>>> = {
  en: INLINE,
  ne: {
    ...INLINE,
    page: INLINE.page.replace(FONT, DEVANAGARI),
    heading: INLINE.heading.replace('line-height:1.25', 'line-height:1.6'),
    foot: INLINE.foot.replace('line-height:1.5', 'line-height:1.6'),
  },
};

const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-ground{background-color:#0b1026!important}
.m-card{background-color:#121938!important;border-color:#2a3260!important}
.m-ink{color:#f4f1ea!important}
.m-quiet{color:#aab2d8!important}
.m-line{border-color:#2a3260!important}
.m-edge{border-color:#e8607f!important}
}`;

/** The mail as HTML: a table, colours of the product, no picture and nothing that is fetched. */
export function mailAsHtml({ mail, frame }: FramedMail): string {
  const style = INLINE_IN[frame.language];
  const { replies, sender } = MAIL_FRAME_WORDS[frame.language];
  const page = html`<!doctype html>
<html lang="${frame.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
<style>${{ html: DARK }}</style>
</head>
<body class="m-ground m-ink" style="${style.page}">
<div style="${INLINE.preview}">${mail.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="m-ground" align="center" style="${INLINE.ground}">
<table class="m-card" role="presentation" cellpadding="0" cellspacing="0" border="0" style="${INLINE.card}">
<tr><td style="${INLINE.band}">${frame.competition}</td></tr>
<tr><td class="m-ink" style="${INLINE.body}">
<h1 class="m-ink" style="${style.heading}">${mail.heading}</h1>
<p style="${INLINE.text}">${greetingOf(frame)}</p>
${mail.parts.map((part) => partAsHtml(part, frame))}
</td></tr>
<tr><td class="m-quiet" style="${style.foot}">
${mail.why}<br>
${replies(frame.replyTo, frame.contact)}<br>
${unsubscribeLine(frame)}${sender(frame.competition, frame.organiser)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.html;
}

function unsubscribeLine({ language, unsubscribe }: MailFrame): Html {
  if (unsubscribe === null) return html``;
  const label = MAIL_FRAME_WORDS[language].unsubscribe;
  return html`<a class="m-quiet" href="${unsubscribe}" style="${INLINE.footLink}">${label}</a><br>\n`;
}

function partAsHtml(part: MailPart, { origin }: MailFrame): Html {
  switch (part.is) {
    case 'text':
      return html`<p style="${INLINE.text}">${part.text}</p>\n`;
    case 'quote':
      return html`<p class="m-quiet" style="${INLINE.label}">${part.label}</p>
<blockquote dir="auto" style="${INLINE.quote}">${part.text}</blockquote>\n`;
    case 'facts':
      return html`<table style="${INLINE.facts}">${part.facts.map(
        ([name, value]) =>
          html`<tr><th class="m-quiet m-line" scope="row" style="${INLINE.name}">${name}</th><td class="m-line" dir="auto" style="${INLINE.value}">${value}</td></tr>`,
      )}</table>\n`;
    case 'link':
      return html`<p style="${INLINE.text}"><a class="m-edge" href="${origin + part.path}" style="${INLINE.button}">${part.label}</a></p>\n`;
  }
}

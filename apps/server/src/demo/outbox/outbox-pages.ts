import { formatDateTime } from '@pratibha/words/time';
import { escaped } from '../../platform/edge/escaped.ts';
import type { KeptMail, ListedMail } from './outbox.queries.ts';
import { STYLE } from './outbox-style.ts';

export const OUTBOX = '/demo/outbox';

function pageOf(title: string, header: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Pratibha demo</title>
<style>${STYLE}</style>
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** The mails, newest first; `q` is what they were searched for. */
export function listPage(mails: readonly ListedMail[], q: string): string {
  const rows = mails.map(
    ({ id, recipient, subject, sent_at }) =>
      `<li><a href="${OUTBOX}/${id}"><b>${escaped(subject)}</b>` +
      `<span>${escaped(recipient)} · ${formatDateTime(sent_at)}</span></a></li>`,
  );
  const header = `<h1>Outbox of the demo</h1>
<p>The mails that would have been sent, to whomever: none leaves this machine. Everybody who reaches
the demo may sign in as anybody here, and so may read them, too. Times are of this computer’s clock; that of
the demo does not move them.</p>
<form action="${OUTBOX}" role="search"><input type="search" name="q" maxlength="200" value="${escaped(q)}"
aria-label="Address or subject" placeholder="Address or subject"> <button>Search</button>
${q === '' ? '' : `<a href="${OUTBOX}">All mails</a>`}</form>`;
  const empty =
    q === ''
      ? '<p>No mail so far. Register for an event: the first stands here a moment later.</p>'
      : '<p>No mail has these words in its address or subject.</p>';
  const main = rows.length === 0 ? empty : `<ul class="mails">${rows.join('\n')}</ul>`;
  return pageOf('Outbox', header, main);
}

/** One mail: as its reader sees it, as text, and what stands above it. */
export function mailPage({ id, recipient, subject, sent_at, body, raw, files }: KeptMail): string {
  const [headers = ''] = raw.toString('utf8').split('\r\n\r\n', 1);
  const links = files.map(
    ({ name }, n) => `<li><a href="${OUTBOX}/${id}/files/${n}">${escaped(name)}</a></li>`,
  );
  const header = `<p class="ways"><a href="${OUTBOX}">All mails</a></p>
<h1>${escaped(subject)}</h1>
<p class="quiet">To ${escaped(recipient)} · ${formatDateTime(sent_at)}</p>`;
  const main = `<iframe title="The mail" src="${OUTBOX}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${links.length === 0 ? '' : `<h2>Files</h2>\n<ul class="ways">${links.join('')}</ul>`}
<h2>As text</h2>
<pre tabindex="0">${escaped(body)}</pre>
<h2>Headers</h2>
<pre tabindex="0">${escaped(headers)}</pre>
<p class="ways"><a href="${OUTBOX}/${id}/raw">The whole mail as a file</a></p>`;
  return pageOf(subject, header, main);
}

/** The mail for the frame: its links open beside, as they do from a mailbox. */
export function framedHtml({ html }: Pick<KeptMail, 'html'>): string {
  return html.replace('<head>', '<head>\n<base target="_blank">');
}

import type { Operation } from '@pratibha/contract/openapi/openapi';
import { escaped } from '../../platform/edge/escaped.ts';
import { prose } from './html.ts';
import { isSchema, schemaText } from './schema-text.ts';

type Json = Readonly<Record<string, unknown>>;

/** One call as an article of the page. */
export function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = listed(operation['parameters']).filter((each) => each['in'] !== undefined);
  const responses = isSchema(operation['responses']) ? operation['responses'] : {};
  return `<article id="${escaped(operation.operationId)}">
<h3><span class="method">${escaped(method.toUpperCase())}</span><code>${escaped(path)}</code></h3>
<p>${prose(operation.summary)}.</p>
<p class="quiet">${prose(operation.description)}${tokenNote(operation)}${bodyNote(operation)}</p>
${parameters.length > 0 ? parametersHtml(parameters) : ''}
${bodyHtml('Body', operation['requestBody'])}
${Object.entries(responses)
  .filter(([status]) => status < '400')
  .map(([status, response]) => bodyHtml(`Answer ${status}`, response))
  .join('')}
${refusalsHtml(responses)}
</article>`;
}

function tokenNote(operation: Operation): string {
  const sent = JSON.stringify(operation['parameters'] ?? []);
  const token = JSON.stringify(operation['security'] ?? []).includes('"xsrf"')
    ? ' In a session, send <code>X-XSRF-TOKEN</code>.'
    : '';
  const key = sent.includes('IdempotencyKey') ? ' Takes <code>Idempotency-Key</code>.' : '';
  return token + key;
}

function bodyNote({ requestBody }: Operation): string {
  return isSchema(requestBody) ? ` ${prose(String(requestBody['description']))}` : '';
}

function parametersHtml(parameters: readonly Json[]): string {
  const items = parameters.map((parameter) => {
    const schema = isSchema(parameter['schema']) ? parameter['schema'] : {};
    const { description } = parameter;
    const note = typeof description === 'string' ? `. ${prose(description)}` : '';
    return `<dt><code>${escaped(String(parameter['name']))}</code> <span class="quiet">in ${escaped(
      String(parameter['in']),
    )}</span></dt><dd><code>${schemaText(schema)}</code>${note}</dd>`;
  });
  return `<details><summary>Parameters</summary><dl>${items.join('')}</dl></details>`;
}

function bodyHtml(title: string, part: unknown): string {
  if (!isSchema(part) || !isSchema(part['content'])) return '';
  return Object.entries(part['content'])
    .map(([type, media]) => {
      const schema = isSchema(media) && isSchema(media['schema']) ? media['schema'] : {};
      const label = `${title}, ${type}`;
      return `<details><summary>${escaped(label)}</summary>${preformatted(label, schemaText(schema))}</details>`;
    })
    .join('');
}

/** Wide texts scroll by themselves, and the keyboard must reach what scrolls. */
export function preformatted(label: string, html: string): string {
  return `<pre tabindex="0" role="group" aria-label="${escaped(label)}">${html}</pre>`;
}

function refusalsHtml(responses: Json): string {
  const codes = JSON.stringify(responses).matchAll(/#\/components\/examples\/([a-z-]+)/g);
  const items = [...codes].map(
    ([, code]) => `<li><a href="#problem-${code}"><code>${code}</code></a></li>`,
  );
  return `<details><summary>Refusals</summary><ul class="refusals">${items.join('')}</ul></details>`;
}

function listed(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

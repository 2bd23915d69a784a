import type { OpenApiDocument, Operation } from '@pratibha/contract/openapi/openapi';
import { escaped } from '../../platform/edge/escaped.ts';
import { anchorOf, prose } from './html.ts';
import { operationHtml, preformatted } from './operation-html.ts';
import { schemaText } from './schema-text.ts';
import { STYLE } from './style.ts';

type Call = { method: string; path: string; operation: Operation };

/** The document as a page to read, without script. */
export function docsPage(document: OpenApiDocument): string {
  const calls = callsOf(document);
  const tags = document.tags.map(({ name }) => name);
  const { title, version, description } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: the calls</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}: the calls</h1>
${paragraphs(description)}
<p class="quiet">Version ${escaped(version)} · <a href="/openapi.json">OpenAPI document</a> · <a href="/">To the product</a></p>
</header>
<nav aria-label="Sections"><ul>
${[...tags, 'Schemas', 'Problems'].map((tag) => `<li><a href="#${anchorOf(tag)}">${escaped(tag)}</a></li>`).join('\n')}
</ul></nav>
<main>
${tags.map((tag) => section(tag, callsHtml(calls, tag))).join('\n')}
${section('Schemas', schemasHtml(document))}
${section('Problems', problemsHtml(document))}
</main>
</body>
</html>
`;
}

function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function section(title: string, content: string): string {
  const id = anchorOf(title);
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>\n${content}</section>`;
}

function callsHtml(calls: readonly Call[], tag: string): string {
  return calls
    .filter(({ operation }) => operation.tags.includes(tag))
    .map(({ method, path, operation }) => operationHtml(method, path, operation))
    .join('\n');
}

function schemasHtml(document: OpenApiDocument): string {
  return Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<article id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${preformatted(
          name,
          schemaText(schema),
        )}</article>`,
    )
    .join('\n');
}

/** The `type` of every problem document points at one of these. */
function problemsHtml(document: OpenApiDocument): string {
  return Object.entries(document['x-problems'])
    .map(
      ([code, { status, title, detail }]) =>
        `<article id="problem-${escaped(code)}"><h3><span class="method">${status}</span><code>${escaped(
          code,
        )}</code></h3><p>${prose(title === detail ? detail : `${title}. ${detail}`)}</p></article>`,
    )
    .join('\n');
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join('\n');
}

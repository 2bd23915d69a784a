type PlainPage = { readonly title: string; readonly heading: string; readonly text: string };

/**
 * A page of a heading and a list, which loads nothing; not for search engines.
 * @param lines HTML of each entry
 */
export function plainPage({ title, heading, text }: PlainPage, lines: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
</main>
</body>
</html>
`;
}

import { isHttpUrl } from '@pratibha/domain/text/links';
import { Marked, type Token, type Tokens } from 'marked';

type Rendered = {
  /** Whether it is one paragraph, without its element; else it is blocks. */
  readonly isInline: boolean;
  readonly html: string;
};

/**
 * Browsers read entities first, then drop tabs and line breaks and take a backslash for a slash:
 * what holds any of these may lead elsewhere, whatever it begins with.
 */
const ON_THIS_SITE = /^(?:\/(?!\/)|#)(?:[^\s\\&]|&(?!#|(?!amp;)\w+;))*$/;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/*
 * The one place that says what organisers' Markdown may become: paragraphs, headings, lists,
 * tables, emphasis, code, links. HTML stays text, pictures come by fields, and of a link that is
 * refused the words stay.
 */
const MARKDOWN = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    // What stands between tags that stay text is text as well, whatever the library makes of them.
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escaped(token.text);
    },
    code: ({ text }) => `<pre><code>${escaped(text)}</code></pre>\n`,
    codespan: ({ text }) => `<code>${escaped(text)}</code>`,
    image: ({ text }) => escaped(text),
    checkbox: () => '',
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      if (!isAllowed(href)) return words;
      const rel = isHttpUrl(href) ? ['rel="noreferrer"'] : [];
      const start = ['a', `href="${escaped(href)}"`, ...rel].join(' ');
      return `<${start}>${words}</a>`;
    },
    // Without `align`, which is no attribute any more, or a style, which the policy forbids.
    tablecell({ tokens, header, align }) {
      const name = header ? 'th' : 'td';
      const side = align === null ? '' : ` class="x-${align}"`;
      return `<${name}${side}>${this.parser.parseInline(tokens)}</${name}>\n`;
    },
  },
  // An address is a link only where somebody made it one.
  tokenizer: { url: () => undefined },
});

/**
 * Markdown as HTML that may stand in a page.
 * @param level of its highest headings, one below that of the section they stand in
 */
export function renderedMarkdown(text: string, level: number): Rendered {
  const tokens = MARKDOWN.lexer(text);
  const shown = tokens.filter(({ type }) => type !== 'space');
  const [first] = shown;
  if (shown.length === 1 && first?.type === 'paragraph')
    return {
      isInline: true,
      html: MARKDOWN.Parser.parseInline(first.tokens ?? [], MARKDOWN.defaults),
    };
  setLevels(tokens, level);
  return { isInline: false, html: MARKDOWN.parser(tokens) };
}

/** Headings begin at `level` and go down by one at a time, as readers of screens expect. */
function setLevels(tokens: Token[], level: number): void {
  const headings: Tokens.Heading[] = [];
  void MARKDOWN.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let before = level - 1;
  for (const heading of headings) {
    heading.depth = Math.min(6, before + 1, level + heading.depth - highest);
    before = heading.depth;
  }
}

function isAllowed(href: string): boolean {
  return ON_THIS_SITE.test(href) || MAIL.test(href) || isHttpUrl(href);
}

/** Characters that were written as entities stay what they are. */
function escaped(text: string): string {
  return text
    .replaceAll(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

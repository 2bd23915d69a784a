import { isHttpUrl } from '@pratibha/domain/text/links';
import MarkdownIt from 'markdown-it';

type Rendered = {
  /** Whether it is one paragraph, without its element; else it is blocks. */
  readonly isInline: boolean;
  readonly html: string;
};

const ON_THIS_SITE = /^(?:\/(?!\/)|#)/;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/*
 * The one place that says what organisers' Markdown may become: paragraphs, headings, lists, tables,
 * emphasis, code, links. HTML stays text, pictures come by fields, and a link that is refused is text, too.
 */
const MARKDOWN = new MarkdownIt({ html: false, linkify: false, typographer: false });
MARKDOWN.disable('image');
MARKDOWN.validateLink = (url) => ON_THIS_SITE.test(url) || MAIL.test(url) || isHttpUrl(url);

/**
 * Markdown as HTML that may stand in a page.
 * @param level of its highest headings, one below that of the section they stand in
 */
export function renderedMarkdown(text: string, level: number): Rendered {
  const tokens = MARKDOWN.parse(text, {});
  for (const token of tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + level - 1)}`;
    // The policy takes no `style` attribute.
    const side = /text-align:(center|right)/.exec(String(token.attrGet('style')))?.[1];
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    if (side !== undefined) token.attrSet('class', `x-${side}`);
    for (const child of token.children ?? []) {
      const isAway = child.type === 'link_open' && isHttpUrl(String(child.attrGet('href')));
      if (isAway) child.attrSet('rel', 'noreferrer');
    }
  }
  const [first, inside] = tokens;
  const isInline = tokens.length === 3 && first?.type === 'paragraph_open';
  const shown = isInline && inside ? [inside] : tokens;
  return { isInline, html: MARKDOWN.renderer.render(shown, MARKDOWN.options, {}) };
}

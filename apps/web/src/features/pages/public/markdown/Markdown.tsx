import { renderedMarkdown } from './rendered.ts';

type Props = {
  readonly text: string;
  /** Of its highest headings. */
  readonly level: number;
};

/**
 * A text in Markdown; a single paragraph is that and nothing more. On public pages on the server
 * only; who shows it in a browser fetches it later.
 */
export function Markdown({ text, level }: Props) {
  const { isInline, html } = renderedMarkdown(text, level);
  const inside = { __html: html };
  if (isInline) return <p dangerouslySetInnerHTML={inside} />;
  return <div className="x-text" dangerouslySetInnerHTML={inside} />;
}

/* What other pages take of the public ones. */
export { renderedMarkdown } from './public/markdown/rendered.ts';

/* What others show as the public pages do: the front door of this folder. */
export { Markdown } from './public/markdown/Markdown.tsx';

import type { EditionContent } from '@pratibha/domain/editions/content';
import { accentColours } from '@pratibha/domain/editions/contrast';
import extra from './extra.css?inline';

/** The accent of an edition in the place of the product's own; '' without one. */
export function accentStyle({ look }: Pick<EditionContent, 'look'>): string {
  if (look.accent === null) return '';
  const { action, hover, text, edge } = accentColours(look.accent);
  // The style sheet says the same names of `:root` once, and may come later.
  return `:root:root{--action:${action};--action-hover:${hover};--action-text:light-dark(${text.light},${text.dark});--action-edge:light-dark(${edge.light},${edge.dark})}`;
}

/** The style that a public page brings along, beside its sheets: '' for most. */
export function styleOf(html: string, content: EditionContent): string {
  return accentStyle(content) + (html.includes('class="x-') ? extra : '');
}

import { escaped } from '../../platform/edge/escaped.ts';

/** Text in HTML that cannot become markup, with `backquoted` parts as code. */
export function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** An anchor made of letters, digits and hyphens. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

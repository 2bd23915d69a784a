import type { Page } from '@playwright/test';

/** Carried by a row that is like two rows before it. */
export const ALIKE = 'data-alike';

/**
 * Marks, of the rows of a list that differ in their texts and addresses alone, all but the first
 * two (of which one may be striped), until `unmark`. What axe finds in one of them it finds in all,
 * and the fifty rows of an organiser's list cost it seconds.
 */
export async function markAlikeRows(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((mark) => {
    /**
     * Decides how an element looks or what it is; of every other attribute it counts that it is
     * there.
     */
    const TELLING =
      /^(class|style|role|type|tabindex|scope|colspan|aria-(?!label|describedby|controls|owns))/;
    const shapeOf = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'text' : '';
      if (!(node instanceof Element)) return '';
      const attributes = Array.from(node.attributes, ({ name, value }) =>
        TELLING.test(name) ? `${name}=${value}` : `${name}${value === '' ? ' empty' : ''}`,
      );
      const children = Array.from(node.childNodes, shapeOf);
      return `<${node.tagName} ${attributes.sort().join()}>${children.join('')}</>`;
    };
    const seen = new Map<ParentNode | null, Map<string, number>>();
    for (const row of document.querySelectorAll('tr, li, article')) {
      const shapes = seen.get(row.parentNode) ?? new Map<string, number>();
      seen.set(row.parentNode, shapes);
      const shape = shapeOf(row);
      const before = shapes.get(shape) ?? 0;
      if (before >= 2) row.setAttribute(mark, '');
      shapes.set(shape, before + 1);
    }
  }, ALIKE);
  return () =>
    page.evaluate((mark) => {
      for (const row of document.querySelectorAll(`[${mark}]`)) row.removeAttribute(mark);
    }, ALIKE);
}

import { expect, type Locator } from '@playwright/test';

/**
 * How far the words of an element stand out from what is painted behind them, as WCAG counts it.
 */
function contrastOf(element: Element): number {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pixel === null) throw new Error('no canvas');
  const paint = (colour: string) => {
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
  };
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds: string[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    grounds.unshift(getComputedStyle(each).backgroundColor);
  }
  for (const ground of ['white', ...grounds]) paint(ground);
  const behind = luminance();
  paint(getComputedStyle(element).color);
  const [darker = 0, lighter = 0] = [behind, luminance()].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Asserts that a button can be read while the pointer is on it, whatever its state. Axe passes over
 * what is disabled, and it is just then that people look for the reason or wait for the answer.
 */
export async function expectReadableUnderPointer(button: Locator): Promise<void> {
  await button.hover();
  await expect.poll(() => button.evaluate(contrastOf)).toBeGreaterThanOrEqual(4.5);
}

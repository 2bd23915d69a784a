import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';

/** What the server put into the page. */
export type VerifyData = {
  /** Of the college. */
  readonly origin: string;
  readonly keys: readonly PublishedKey[];
  /** Up to which day it knows the keys. */
  readonly day: string;
};

/** What is so in the page that runs. */
export function verifyData(): VerifyData {
  return JSON.parse(place('data').textContent) as VerifyData;
}

/** Whether somebody opened a file that was saved, wherever it lies now. */
export function isSaved({ origin }: Pick<VerifyData, 'origin'>): boolean {
  return window.location.origin !== origin;
}

/** An element that the page has by its name. @throws Error where it has none */
export function place<E extends HTMLElement>(id: string): E {
  const found = document.querySelector<E>(`#${id}`);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
}

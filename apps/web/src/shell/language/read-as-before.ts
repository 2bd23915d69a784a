import { LANGUAGE } from '@pratibha/words/language';
import { BESIDE_KEY } from '../dates/beside-key.ts';
import { PLACE_KEY } from './place-key.ts';

/** Once the page is as the server drew it: what its person had before, which few people have. */
export function readAsBefore(): void {
  try {
    if (
      sessionStorage.getItem(PLACE_KEY) ||
      (LANGUAGE === 'en' && localStorage.getItem(BESIDE_KEY))
    )
      import('./as-before.ts').then(
        (part) => part.asBefore(),
        () => undefined,
      );
  } catch {
    // A browser that refuses storage shows the page from its top.
  }
}

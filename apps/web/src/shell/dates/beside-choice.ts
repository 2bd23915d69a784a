import { LANGUAGE } from '@pratibha/words/language';
import { BESIDE_KEY as KEY } from './beside-key.ts';

let end: (() => void) | null = null;

/** Whether somebody wants Bikram Sambat beside dates; kept by the browser. */
export function isBesideWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'beside';
  } catch {
    return false;
  }
}

/** From now on, and on each page that is opened. */
export function wantBeside(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, 'beside');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage keeps it until the page is left.
  }
  if (isWanted) void begin();
  else end?.();
}

/** Once the page is as the server drew it, so that it is not found changed. */
export function tellBesideIfWanted(): void {
  if (isBesideWanted()) void begin();
}

async function begin(): Promise<void> {
  if (LANGUAGE !== 'en') return;
  try {
    const { tellBeside } = await import('./beside-dates.ts');
    end?.();
    end = tellBeside(document.body);
  } catch {
    // Dates are told in AD all the same.
  }
}

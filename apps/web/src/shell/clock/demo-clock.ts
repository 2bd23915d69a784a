import { DEMO_WORDS } from '@pratibha/words/shell/demo';
import { api } from '../../data/api.ts';
import { toast } from '../toasts/toasts.ts';
import { siteInfo } from './site-info.ts';

/**
 * Moves the demo clock (demo mode only); `at` is an ISO 8601 instant with offset. Every state on
 * the page follows by itself, as the response sets the clock.
 * @returns whether it moved; a failure is told in a toast
 */
export async function moveDemoClock(at: string): Promise<boolean> {
  try {
    siteInfo.set(await api('PUT /demo/clock', { body: { at } }));
    return true;
  } catch {
    toast('error', DEMO_WORDS.failed);
    return false;
  }
}

import { PATHS } from '../../data/address/paths.ts';
import { forgetTabDrafts } from './saved-drafts.ts';
import { clearSession } from './session.ts';

/** By which the tabs of a browser hear of a logout; a channel does not hear itself. */
const logouts = new BroadcastChannel('pratibha.logouts');

/** Tells the other tabs that the person logged out of this browser. */
export function tellOtherTabs(): void {
  logouts.postMessage(null);
}

/**
 * A logout in another tab ends this one, too: at a shared computer the next person would read in
 * it. A session that ends by itself says nothing here, and what was typed stays.
 */
export function leaveWithOtherTabs(): void {
  logouts.addEventListener('message', leaveForHome);
}

/** Leaves nothing of the person in this tab. */
export function leaveForHome(): void {
  forgetTabDrafts();
  clearSession();
  window.location.assign(PATHS.home);
}

import { newKey } from '../new-key.ts';

const leaseOf = (owner: number) => `pratibha.uploading.${owner}`;
const LEASE_MS = 10_000;
const RENEWED_MS = 2_500;

/**
 * Does something in one tab of this browser at a time; the others wait for their turn. By a lock of
 * the browser, else by a lease in its storage, which ends by itself where a tab is gone.
 */
export async function inOneTab(owner: number, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return withLease(leaseOf(owner), act);
  await locks.request(leaseOf(owner), act);
}

/** @internal */
export async function withLease(name: string, act: () => Promise<void>): Promise<void> {
  const tab = newKey();
  while (!takeLease(name, tab)) await untilLater(RENEWED_MS);
  const renewing = setInterval(() => takeLease(name, tab), RENEWED_MS);
  try {
    await act();
  } finally {
    clearInterval(renewing);
    leaveLease(name, tab);
  }
}

type Lease = { readonly tab: string; readonly until: number };

function takeLease(name: string, tab: string): boolean {
  try {
    const lease = JSON.parse(localStorage.getItem(name) ?? 'null') as Lease | null;
    if (lease !== null && lease.tab !== tab && lease.until > Date.now()) return false;
    localStorage.setItem(name, JSON.stringify({ tab, until: Date.now() + LEASE_MS }));
    return true;
  } catch {
    // Without storage no other tab knows of the same uploads.
    return true;
  }
}

function leaveLease(name: string, tab: string): void {
  try {
    const lease = JSON.parse(localStorage.getItem(name) ?? 'null') as Lease | null;
    if (lease?.tab === tab) localStorage.removeItem(name);
  } catch {
    // There is none.
  }
}

function untilLater(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

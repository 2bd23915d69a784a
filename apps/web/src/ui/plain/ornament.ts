import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that is fetched by itself, and without which the page stands: where it cannot be fetched
 * (the connection is gone, or a newer version has taken its file away) there is nothing, or what is
 * given.
 */
export function ornament<P>(
  fetchIt: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await fetchIt().catch(() => instead) }));
}

function Nothing() {
  return null;
}

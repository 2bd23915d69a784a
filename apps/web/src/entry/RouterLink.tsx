import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { documentOf } from '../data/address/paths.ts';
import type { LinkProps } from '../shell/frame/links.tsx';

/**
 * The link of a document with a router for the parts that all documents share: pages of this
 * document change without a page load, everything else is a plain link.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const isOurs = documentOf(href) === documentOf(router.latestLocation.href);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isOurs || isForBrowser(event) || rest.target) return;
    event.preventDefault();
    void router.navigate({ href, state: { cameFrom: router.latestLocation.href } });
  };
  const preload = () => {
    if (isOurs) void router.preloadRoute({ to: href }).catch(() => undefined);
  };
  return <a {...rest} href={href} onClick={go} onMouseEnter={preload} onFocus={preload} />;
}

/** A press that opens a new tab or window. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives the shared parts the link of the document they stand in: a router's, or a plain one. */
export const LinkProvider = LinkContext.Provider;

/** A link within the site that works in both documents. */
export function SiteLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}

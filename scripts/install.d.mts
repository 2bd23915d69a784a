/** Takes away of the packages what neither builds nor runs anything. */
export function removeUnread(root?: string): void;

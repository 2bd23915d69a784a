import { mayOwn, type OwnAction } from '@pratibha/domain/own-actions';
import type { ReactNode } from 'react';
import { AreaGuard } from './AreaGuard.tsx';

type Props = { readonly action: OwnAction; readonly children: ReactNode };

/** The guard of pages for everybody who is signed in. */
export function OwnGuard({ action, children }: Props) {
  return <AreaGuard isAllowed={(user) => mayOwn(action, user)}>{children}</AreaGuard>;
}

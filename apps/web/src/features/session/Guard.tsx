import { type Action, mayDo } from '@pratibha/domain/access';
import type { ReactNode } from 'react';
import { AreaGuard } from './AreaGuard.tsx';

type Props = {
  /** What every page below asks for: an action of the access table in domain. */
  readonly action: Action;
  readonly children: ReactNode;
};

/** The guard of organisers' pages. */
export function Guard({ action, children }: Props) {
  return <AreaGuard isAllowed={(user) => mayDo(action, user)}>{children}</AreaGuard>;
}

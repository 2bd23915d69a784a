import { mayDo } from '@pratibha/domain/access';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { useUser } from '../../session/session.tsx';

type Props = {
  /** Null where the name alone is known. */
  readonly id: number | null;
  readonly name: string;
};

/** A name that leads to everything about the person, for those who may read that. */
export function PersonLink({ id, name }: Props) {
  const mayRead = mayDo('users.read', useUser());
  if (id === null || !mayRead) return name;
  return <SiteLink href={adminPaths.user({ id })}>{name}</SiteLink>;
}

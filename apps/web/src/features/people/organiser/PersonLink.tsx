import { mayDo } from '@pratibha/domain/access';
import { paths } from '../../../data/address/app-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { useUser } from '../../session/session.tsx';

type Props = { readonly id: number; readonly name: string };

/** A name that leads to everything about the person, for those who may read that. */
export function PersonLink({ id, name }: Props) {
  if (!mayDo('users.read', useUser())) return name;
  return <SiteLink href={paths.adminUser({ id })}>{name}</SiteLink>;
}

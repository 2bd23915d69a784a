import { formatDateTime } from '@pratibha/domain/competition-time';
import { Moment as MomentWords } from '../../app/ui/Moment.tsx';

/** A moment as a cell of a list shows it. */
export function Moment({ at }: { readonly at: string }) {
  return <MomentWords words={formatDateTime(new Date(at))} />;
}

/** An address; where there is no room for it, it breaks before its '@' first. */
export function EmailText({ email }: { readonly email: string }) {
  const sign = email.lastIndexOf('@');
  if (sign < 1) return email;
  return (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  );
}

import { TOLD_OF } from '@pratibha/domain/desk/assigned';
import { OWN_DESK_WORDS } from '@pratibha/words/desk/organiser/own-desk';
import { ClipboardList, FileCheck2 } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import { useOwnDesk } from './use-desk.ts';

const MINE = { assigned: 'mine', status: 'PENDING' } as const;

/** What of this organiser waits for a decision; nothing where nothing does. */
export function OwnDesk() {
  const { data } = useOwnDesk(LIVE_QUERY);
  if (data === undefined) return null;
  return (
    <>
      {data.registrations > 0 && (
        <SiteLink className={buttonClass('primary')} href={adminPaths.registrations(MINE)}>
          <ClipboardList size={18} strokeWidth={1.75} aria-hidden />
          {OWN_DESK_WORDS.registrations(data.registrations)}
        </SiteLink>
      )}
      {data.submissions > 0 && (
        <SiteLink className={buttonClass('primary')} href={adminPaths.submissions(MINE)}>
          <FileCheck2 size={18} strokeWidth={1.75} aria-hidden />
          {OWN_DESK_WORDS.submissions(data.submissions)}
        </SiteLink>
      )}
    </>
  );
}

/** Of whose rows this organiser is told; there once something is somebody's. */
export function DeskNotices() {
  const { data } = useOwnDesk();
  const choose = useWrite('PUT /admin/desk/notices', ['GET /admin/desk/mine']);
  if (data === undefined || (!data.any_assigned && data.told_of === 'all')) return null;
  const send = (value: string) => {
    const told_of = TOLD_OF.find((each) => each === value);
    if (told_of === undefined) return;
    choose.mutate(
      { body: { told_of } },
      {
        onSuccess: () => adminToast('success', OWN_DESK_WORDS.chosen),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  };
  return (
    <SelectField
      label={OWN_DESK_WORDS.toldOf}
      help={OWN_DESK_WORDS.toldOfHelp}
      choices={TOLD_OF.map((each) => ({ value: each, label: OWN_DESK_WORDS.choices[each] }))}
      value={data.told_of}
      disabled={choose.isPending}
      onChange={({ currentTarget }) => send(currentTarget.value)}
    />
  );
}

import type { ErasureRequest } from '@pratibha/contract/privacy';
import { mayDo } from '@pratibha/domain/access';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../app/queries.ts';
import { type Column, DataTable } from '../../app/ui/DataTable.tsx';
import { IconAction, IconActions } from '../../app/ui/IconAction.tsx';
import { Moment } from '../../site/Moment.tsx';
import { EmailText, LIVE_LIST } from '../admin-shell/admin-shell.tsx';
import { useUser } from '../session/session.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import css from './Privacy.module.css';
import { ERASURES } from './privacy.texts.ts';

/** Who asked to be erased, for super admins; nothing while nobody did. */
export function ErasureRequests() {
  const isAllowed = mayDo('privacy.erase', useUser());
  const requests = useQuery({
    ...read('GET /admin/erasures', {}),
    ...LIVE_LIST,
    enabled: isAllowed,
  });
  const [chosen, setChosen] = useState<ErasureRequest | null>(null);
  const isShown = requests.data !== undefined && requests.data.length > 0;
  return (
    <>
      {isShown && (
        <section className={css.requests} aria-labelledby="erasures-heading">
          <h2 id="erasures-heading">{ERASURES.heading}</h2>
          <p>{ERASURES.intro}</p>
          <DataTable
            caption={ERASURES.heading}
            columns={columns(setChosen)}
            rows={requests.data}
            rowKey={({ user_id }) => user_id}
            isHeaderSticky
          />
        </section>
      )}
      <EraseDialog request={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function columns(onErase: (request: ErasureRequest) => void): readonly Column<ErasureRequest>[] {
  const headers = ERASURES.columns;
  return [
    { id: 'name', header: headers.name, cell: ({ name }) => name, isTitle: true },
    {
      id: 'email',
      header: headers.email,
      cell: ({ email }) => <EmailText email={email} />,
      isNoWrap: true,
    },
    {
      id: 'asked',
      header: headers.asked,
      isNoWrap: true,
      cell: ({ requested_at }) => <Moment at={requested_at} />,
    },
    { id: 'reason', header: headers.reason, cell: ({ reason }) => reason ?? ERASURES.none },
    {
      id: 'actions',
      header: headers.actions,
      isActions: true,
      cell: (request) => (
        <IconActions>
          <IconAction
            icon={UserX}
            tone="danger"
            label={ERASURES.erase(request.name)}
            hint={ERASURES.eraseHint}
            refusal={null}
            onPress={() => onErase(request)}
          />
        </IconActions>
      ),
    },
  ];
}

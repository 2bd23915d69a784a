import type { ErasureRequest } from '@pratibha/contract/personal-data';
import { mayDo } from '@pratibha/domain/access';
import { ERASURES_WORDS } from '@pratibha/words/personal-data/organiser';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { EmailText, LIVE_LIST_QUERY } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from '../personal-data.module.css';
import { EraseDialog } from './EraseDialog.tsx';

/** Who asked to be erased, for super admins; nothing while nobody did. */
export function ErasureRequests() {
  const isAllowed = mayDo('privacy.erase', useUser());
  const requests = useQuery({
    ...read('GET /admin/erasures', {}),
    ...LIVE_LIST_QUERY,
    enabled: isAllowed,
  });
  const [chosen, setChosen] = useState<ErasureRequest | null>(null);
  const isShown = requests.data !== undefined && requests.data.length > 0;
  return (
    <>
      {isShown && (
        <section className={css.requests} aria-labelledby="erasures-heading">
          <h2 id="erasures-heading">{ERASURES_WORDS.heading}</h2>
          <p>{ERASURES_WORDS.intro}</p>
          <DataTable
            caption={ERASURES_WORDS.heading}
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
  const headers = ERASURES_WORDS.columns;
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
      cell: ({ requested_at }) => <DateTimeText at={requested_at} />,
    },
    { id: 'reason', header: headers.reason, cell: ({ reason }) => reason ?? ERASURES_WORDS.none },
    {
      id: 'actions',
      header: headers.actions,
      isActions: true,
      cell: (request) => (
        <IconActions>
          <IconAction
            icon={UserX}
            tone="danger"
            label={ERASURES_WORDS.erase(request.name)}
            hint={ERASURES_WORDS.eraseHint}
            refusal={null}
            onPress={() => onErase(request)}
          />
        </IconActions>
      ),
    },
  ];
}

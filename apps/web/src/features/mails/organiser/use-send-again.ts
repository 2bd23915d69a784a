import type { MailOut } from '@pratibha/contract/mails';
import { MAILS_WORDS } from '@pratibha/words/mail/organiser';
import { useWrite } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import type { MailsSearch } from './mails-search.ts';

const CHANGES = [
  'GET /admin/mails',
  'GET /admin/mails/queue',
  'GET /admin/refused-addresses',
] as const;

/** Whether it was tried in vain, so that it can be sent again. */
export function isInVain({ mail_state: state }: MailOut): boolean {
  return state === 'failed' || state === 'refused';
}

/** Sending one mail again, or every failed one that the filters leave. */
export function useSendAgain() {
  const one = useWrite('POST /admin/mails/{id}/retry', CHANGES);
  const all = useWrite('POST /admin/mails/retry', CHANGES);
  const onError = (error: unknown) => adminToast('error', reasonOf(error) ?? MAILS_WORDS.failed);
  return {
    isBusy: one.isPending || all.isPending,
    sendOne: ({ id, mail_state: state }: MailOut) =>
      one.mutate(
        { params: { id: String(id) } },
        {
          onSuccess: () =>
            adminToast(
              'success',
              state === 'refused' ? MAILS_WORDS.againToRefused : MAILS_WORDS.againDone,
            ),
          onError,
        },
      ),
    sendAll: ({ q, person, kind, edition }: MailsSearch, onSettled: () => void) =>
      all.mutate(
        {
          body: {
            q,
            kind,
            person_id: person,
            edition: edition === undefined ? undefined : String(edition),
          },
        },
        {
          onSuccess: ({ mails }) => adminToast('success', MAILS_WORDS.againAllDone(mails)),
          onError,
          onSettled,
        },
      ),
  };
}

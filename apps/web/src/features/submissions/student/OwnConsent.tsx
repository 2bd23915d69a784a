import { afterSaying } from '@pratibha/domain/submissions/consents';
import { CONSENT_WORDS } from '@pratibha/words/submissions/student/consents';
import { useQuery } from '@tanstack/react-query';
import { workPath } from '../../../data/address/works-path.ts';
import { read, useWrite } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { failureWords } from '../../session/session.tsx';
import { ConsentFields } from './ConsentFields.tsx';

const CHANGES = ['GET /user/submissions/{id}/consent', 'GET /user/submissions/{id}/page'] as const;

/**
 * What one says of showing an own work; each tick is saved by itself, and sent alone, so that
 * another tab takes nothing back. Where it cannot be read there is nothing.
 */
export function OwnConsent({ submissionId }: { readonly submissionId: number }) {
  const params = { id: String(submissionId) };
  const { data } = useQuery(read('GET /user/submissions/{id}/consent', { params }));
  const shown = useQuery(read('GET /user/submissions/{id}/page', { params })).data;
  const say = useWrite('PUT /user/submissions/{id}/consent', CHANGES);
  if (data === undefined) return null;
  const answer = say.data;
  const said = answer && (answer.said_at ?? '') > (data.said_at ?? '') ? answer : data;
  // While it is under way the box stands as it was pressed.
  const consent = say.isPending ? afterSaying(data, say.variables.body) : said;
  const fields = (
    <ConsentFields
      consent={consent}
      isBusy={say.isPending}
      onChange={(body) => {
        if (say.isPending) return;
        say.mutate(
          { params, body },
          {
            onSuccess: () => toast('success', CONSENT_WORDS.saved),
            onError: (error) =>
              toast(
                'error',
                `${CONSENT_WORDS.failed} ${failureWords(error, CONSENT_WORDS.uncertain)}`,
              ),
          },
        );
      }}
    />
  );
  return (
    <>
      {fields}
      {consent.show_work && shown?.page && (
        <p>
          <SiteLink href={workPath(shown.page)}>{CONSENT_WORDS.shownHere}</SiteLink>
        </p>
      )}
    </>
  );
}

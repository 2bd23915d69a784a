import type { UserEvent } from '@pratibha/contract/events';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../data/queries.ts';
import { FetchFailed } from '../../../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../../../ui/plain/Spinner.tsx';
import { SubmissionForm, type SubmissionFormProps } from '../SubmissionForm.tsx';
import { usePartsKit } from './use-parts-kit.tsx';

type Props = Omit<SubmissionFormProps, 'parts'> & { readonly workForm: StudentWorkForm };

/** The form of a work for an event that asks for parts: it knows what was sent before. */
export function PartsForm({ workForm, ...props }: Props) {
  const { event, earlier } = props;
  const params = { id: String(event.id) };
  const own = useQuery({
    ...read('GET /user/events/{id}/uploads', { params }),
    refetchOnMount: 'always',
  });
  const handed = useQuery({
    ...read('GET /user/submissions/{id}/parts', { params: { id: String(earlier?.id ?? 0) } }),
    enabled: earlier !== null,
    refetchOnMount: 'always',
  });
  const awaited = own.isFetchedAfterMount && own.data ? handed : own;
  const isThere = own.data && own.isFetchedAfterMount && (!earlier || handed.isFetchedAfterMount);
  if (isThere && (earlier === null || handed.data)) {
    const before = handed.data?.find(({ revision }) => revision === earlier?.revision) ?? null;
    return <WithParts {...props} read={{ event, form: workForm, own: own.data, handed: before }} />;
  }
  if (awaited.isPaused || awaited.isError) {
    const message = awaited.isPaused ? LATE_CODE_WORDS.offline : LATE_CODE_WORDS.weak;
    return <FetchFailed message={message} of={awaited} isOver />;
  }
  return <Spinner label={WORK_PARTS_WORDS.loading} over="words" />;
}

type WithProps = Omit<SubmissionFormProps, 'parts'> & {
  readonly read: Parameters<typeof usePartsKit>[0] & { readonly event: UserEvent };
};

function WithParts({ read: of, ...props }: WithProps) {
  return <SubmissionForm {...props} parts={usePartsKit(of)} />;
}

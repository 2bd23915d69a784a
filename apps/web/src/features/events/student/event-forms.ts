import { queryOptions } from '@tanstack/react-query';
import { fetchBrokenStyles } from '../../../data/broken-styles.ts';
import { fetchQuestionnaire } from '../../registrations/registrations.tsx';
import { fetchSubmissionForm } from '../../submissions/submissions.tsx';
import type { EventDialog } from './event-dialogs.ts';

const FETCH = { register: fetchQuestionnaire, submit: fetchSubmissionForm };

/** After this many a student is told and may press; the waits between them add up to 7 s. */
const ATTEMPTS = 4;

/**
 * The code of a form, fetched as data is: while the browser is offline it waits, comes by itself as
 * soon as there is a connection, and a failure leaves the page as it is.
 */
export const formQuery = (dialog: EventDialog) =>
  queryOptions({
    queryKey: ['form', dialog],
    queryFn: async () => {
      await fetchBrokenStyles();
      return { Form: await FETCH[dialog]() };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: ATTEMPTS - 1,
    structuralSharing: false,
  });

import { dayOf } from '@pratibha/domain/time/competition-time';
import { PRIVACY_WORDS } from '@pratibha/words/personal-data/student/own-data';
import { queryClient, read } from '../../../data/queries.ts';

/** Fetches everything held about the person and hands it to the browser as a file. */
export async function downloadOwnData(): Promise<void> {
  const data = await queryClient.fetchQuery({ ...read('GET /user/data', {}), staleTime: 0 });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = PRIVACY_WORDS.fileName(dayOf(new Date(data.generated_at)));
  link.click();
  URL.revokeObjectURL(link.href);
}

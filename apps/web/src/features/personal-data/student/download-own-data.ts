import { dayOf } from '@pratibha/domain/time/competition-time';
import { queryClient, read } from '../../../data/queries.ts';
import { PRIVACY } from '../personal-data.texts.ts';

/** Fetches everything held about the person and hands it to the browser as a file. */
export async function downloadOwnData(): Promise<void> {
  const data = await queryClient.fetchQuery({ ...read('GET /user/data', {}), staleTime: 0 });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = PRIVACY.fileName(dayOf(new Date(data.generated_at)));
  link.click();
  URL.revokeObjectURL(link.href);
}

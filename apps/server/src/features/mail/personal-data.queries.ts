import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteRefusal, findRefusal } from './refused-addresses.queries.ts';

/** That no mail goes to the person's address. */
export const personalData: PersonalData<Pick<OwnData, 'refused_address'>> = {
  tables: { refused_addresses: 'messages' },
  async collect(db, { id }) {
    const refusal = await findRefusal(db, id);
    if (!refusal) return { refused_address: null };
    const { email, reason, at } = refusal;
    return { refused_address: { email, reason, refused_at: at.toISOString() } };
  },
  async erase(db, { id }) {
    await deleteRefusal(db, id);
  },
};

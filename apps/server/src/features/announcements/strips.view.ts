import type { AnnouncementStrip } from '@pratibha/contract/announcement-strips';

type Row = { readonly strip_from: Date | null; readonly strip_until: Date | null };

/** From when until when it stands above the events, for organisers. */
export function stripView({ strip_from: from, strip_until: until }: Row): AnnouncementStrip {
  const stands = from !== null && until !== null;
  return { strip: stands ? { from: from.toISOString(), until: until.toISOString() } : null };
}

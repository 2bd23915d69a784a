import { useSyncExternalStore } from 'react';
import { keptNote } from '../../data/kept/kept-note.ts';
import css from './ConnectionBanner.module.css';

/** Above a student's page that the network did not bring: since when it is as it is, if it is. */
export function KeptBanner() {
  const note = useSyncExternalStore(keptNote.subscribe, keptNote.get, () => null);
  return <div role="status">{note !== null && <p className={css.banner}>{note}</p>}</div>;
}

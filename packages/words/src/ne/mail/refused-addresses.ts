import type { addressRefusedSince as english } from '../../en/mail/refused-addresses.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';

/** Why a mail was not even tried, as organisers read it. */
export const addressRefusedSince: typeof english = (at) =>
  `पठाउने प्रयास गरिएन: मेल सर्भरले ${withPostposition(formatDateTime(at), 'मा')} यो ठेगाना अस्वीकार गरेको थियो।`;

import { AUDIT_ACTIONS } from '@pratibha/domain/audit/audit-kinds';
import { expect, it } from 'vitest';
import { actionWords, fieldWords } from './changes.ts';

it('reads the names of the audit as words, those aside that say more', () => {
  expect(actionWords('event.decisions-sent')).toBe('Held messages sent');
  expect(actionWords('submission.reviewed')).toBe('Submission reviewed');
  expect(actionWords('gone.long-ago')).toBe('Gone long ago');
  expect(fieldWords('event_banner')).toBe('Event Banner');
  expect(fieldWords('quiet_hours')).toBe('Quiet hours');
});

it('calls no two changes the same', () => {
  expect(new Set(AUDIT_ACTIONS.map(actionWords)).size).toBe(AUDIT_ACTIONS.length);
});

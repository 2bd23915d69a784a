import { describe, expect, test } from 'vitest';
import { type CandidateFacts, whyLeftOut } from './candidates.ts';

const READY: CandidateFacts = {
  ...{ kind: 'taken-part', work: 'ACCEPTED', came: false, isErased: false, isSuspended: false },
  ...{ hasOne: false, wasRevoked: false, isCorrected: false, name: 'Asha Rai' },
};

describe('somebody', () => {
  test.each<[string, Partial<CandidateFacts>, ReturnType<typeof whyLeftOut>]>([
    ['with an accepted work', {}, null],
    ['with a work that is looked at', { work: 'PENDING' }, null],
    ['with a rejected work', { work: 'REJECTED' }, 'work-rejected'],
    ['who came with a rejected work', { work: 'REJECTED', came: true }, null],
    ['who is to hand in again', { work: 'RESUBMISSION_REQUIRED' }, 'work-to-come'],
    ['who came and handed in nothing', { work: null, came: true }, null],
    ['who judged', { kind: 'judge', work: null }, null],
    ['who came to a class', { kind: 'workshop', work: null, came: true }, null],
    ['who was erased', { isErased: true, hasOne: true, name: null }, 'erased'],
    ['who has the same', { hasOne: true, wasRevoked: true }, 'has-one'],
    ['whose last one was revoked', { wasRevoked: true }, 'was-revoked'],
    ['whose account is closed', { isSuspended: true, name: null }, 'suspended'],
    ['of results that are corrected', { kind: 'prize', isCorrected: true }, 'results-corrected'],
    ['who still may say their name', { name: null }, 'name-waits'],
    ['with a name that cannot be printed', { name: 'Аша' }, 'name-unfit'],
    ['with a name of a hundred letters', { name: 'A'.repeat(100) }, null],
    ['with one more', { name: 'A'.repeat(101) }, 'name-unfit'],
  ])('%s', (_, facts, left) => {
    expect(whyLeftOut({ ...READY, ...facts })).toBe(left);
  });

  test('who is named by hand gets what was revoked, and nothing else beside', () => {
    expect(whyLeftOut({ ...READY, wasRevoked: true }, { isChosen: true })).toBeNull();
    expect(whyLeftOut({ ...READY, hasOne: true }, { isChosen: true })).toBe('has-one');
  });
});

import type { ByteFault, FileFacts } from '@pratibha/domain/preflight/facts';
import type { MadePreview } from './examiner-task.ts';

/** What was found of a file, with pictures of it as WebP. */
export type LookedInto = {
  readonly facts: FileFacts;
  readonly previews: readonly (MadePreview & { readonly bytes: Buffer })[];
};

/** The same with one thing more that is wrong. */
export function withFault({ facts, previews }: LookedInto, fault: ByteFault): LookedInto {
  const { faults } = facts;
  return faults.includes(fault)
    ? { facts, previews }
    : { facts: { ...facts, faults: [...faults, fault] }, previews };
}

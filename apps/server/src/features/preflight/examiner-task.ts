import type { FileFacts } from '@pratibha/domain/preflight/facts';

/** What is to be looked into. */
export type ExaminerTask = {
  /** Where its bytes lie. */
  readonly path: string;
};

/** A picture that was made of a file, or of a page of it. */
export type MadePreview = {
  /** From 1 on. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
};

/** The line before the pictures, which follow in this order; `bytes` is the length of each. */
export type ExaminedHead = {
  readonly facts: FileFacts;
  readonly previews: readonly (MadePreview & { readonly bytes: number })[];
};

import type * as calls from '@pratibha/contract/remarks-templates';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findTemplates, insertTemplate } from './remarks-templates.queries.ts';

/** Keeps remarks for every organiser. */
export const keepRemarksTemplate: UseCase<typeof calls.keepRemarksTemplate> = async (
  ctx,
  { body },
) => {
  const id = await insertTemplate(ctx.db, body.text);
  if (id !== undefined) {
    await ctx.audit({ action: 'template.kept', subject: ['template', id], changes: {} });
  }
  return findTemplates(ctx.db);
};

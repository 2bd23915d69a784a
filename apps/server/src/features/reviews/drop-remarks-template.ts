import type * as calls from '@pratibha/contract/remarks-templates';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { deleteTemplate, findTemplates } from './remarks-templates.queries.ts';

/** Removes shared remarks, whoever kept them. */
export const dropRemarksTemplate: UseCase<typeof calls.dropRemarksTemplate> = async (
  ctx,
  { params: { id } },
) => {
  if (!(await deleteTemplate(ctx.db, id))) throw new Refused('not-found');
  await ctx.audit({ action: 'template.dropped', subject: ['template', id], changes: {} });
  return findTemplates(ctx.db);
};

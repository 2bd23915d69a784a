import { codePoints, LIMITS } from '@pratibha/domain/limits';
import { textShape } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './invalid-value.ts';
import { idOut, idParams, shaped } from './values.ts';

export const tags = { 'Admin: remarks': 'Remarks that organisers share.' };

/** So many are told, the newest first. */
export const MOST_TEMPLATES = 50;

/** Remarks as they are offered. */
export const remarksTemplate = z.object({ id: idOut, text: z.string() });
const remarksTemplates = z.array(remarksTemplate);
export type RemarksTemplate = z.infer<typeof remarksTemplates>[number];

export const listRemarksTemplates = endpoint({
  method: 'GET',
  path: '/admin/remarks-templates',
  summary: 'Remarks that organisers write often, the newest first',
  tag: 'Admin: remarks',
  access: 'remarks.share',
  response: remarksTemplates,
  problems: [],
});

export const keepRemarksTemplate = endpoint({
  method: 'POST',
  path: '/admin/remarks-templates',
  summary: 'Keep remarks for every organiser; one that is there stays; answers all',
  tag: 'Admin: remarks',
  access: 'remarks.share',
  body: z.strictObject({
    text: shaped(
      z
        .string()
        .trim()
        .min(1)
        .refine(
          (text) => codePoints(text) <= LIMITS.remarks,
          saying({ code: 'too-long', field: 'remarks', limit: LIMITS.remarks }),
        ),
      textShape({ limit: LIMITS.remarks, isRequired: true }),
    ),
  }),
  maxBodyKiB: 16,
  response: remarksTemplates,
  problems: [],
});

export const dropRemarksTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/remarks-templates/{id}',
  summary: 'Remove shared remarks; answers those that are left',
  tag: 'Admin: remarks',
  access: 'remarks.share',
  params: idParams,
  response: remarksTemplates,
  problems: [],
});

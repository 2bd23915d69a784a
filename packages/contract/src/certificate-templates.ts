import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { SAMPLES } from '@pratibha/domain/certificates/sample-names';
import { templateErrors } from '@pratibha/domain/certificates/template';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, issueOf, MAX_ID } from './values.ts';

const TAG = 'Admin: certificate templates';
export const tags = { [TAG]: 'What the certificates of an edition say and show.' };

const MOST_KIB = 64;
/** What it may be, domain says (`certificates/template.ts`). */
const content = z.record(z.string(), z.unknown()).meta({ examples: [exampleTemplate()] });
const checked = content
  .superRefine((value, context) => {
    for (const { path, error } of templateErrors(value)) {
      context.addIssue(issueOf(path.split('/').slice(1), error));
    }
  })
  .meta({ examples: [exampleTemplate()] });
const version = z.int().nonnegative().max(MAX_ID);

/** The template of an edition. */
export const certificateTemplate = z.object({
  edition: z.string().describe('Names it in addresses: its year'),
  content,
  version: version.describe('0: nobody has saved one, and it says what comes with the product'),
});
export type CertificateTemplate = z.infer<typeof certificateTemplate>;

/** That a template is kept. */
export const savedCertificateTemplate = z.object({ version });

/** A certificate for nobody, as a file. */
export const certificateSheet = z.object({
  form: z.enum(['png', 'pdf']),
  base64: z
    .string()
    .describe('The bytes of the file')
    .meta({ examples: ['iVBORw0KGgo='] }),
});

export const getCertificateTemplate = endpoint({
  method: 'GET',
  path: '/admin/editions/{id}/certificate-template',
  summary: 'What the certificates of an edition say and show',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  response: certificateTemplate,
  problems: [],
});

export const saveCertificateTemplate = endpoint({
  method: 'PUT',
  path: '/admin/editions/{id}/certificate-template',
  summary: 'Save it; certificates that were issued before are drawn by it, too',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  body: z.strictObject({ content: checked, version: version.describe('The one that was seen') }),
  maxBodyKiB: MOST_KIB,
  response: savedCertificateTemplate,
  problems: ['changed-meanwhile'],
});

export const previewCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/editions/{id}/certificate-template/preview',
  summary: 'Draw a certificate by a template that is not saved yet; it proves nothing',
  tag: TAG,
  access: 'editions.write',
  params: idParams,
  body: z.strictObject({
    content: checked,
    kind: z.enum(CERTIFICATE_KINDS),
    name: z.enum(SAMPLES).describe('How long a name it is for, and in which script'),
    form: z.enum(['png', 'pdf']),
  }),
  maxBodyKiB: MOST_KIB,
  response: certificateSheet,
  problems: [],
  // It keeps nothing, and is asked with every pause in typing.
  rate: 'read',
});

/** One in English alone, with one who signs. */
function exampleTemplate() {
  const en = {
    heading: 'Certificate of Participation',
    above: 'This is to certify that',
    text: 'took part in {{event}} at {{edition}}.',
  };
  const texts = { en, ne: { heading: '', above: '', text: '' } };
  return {
    kinds: Object.fromEntries(CERTIFICATE_KINDS.map((kind) => [kind, texts])),
    signatures: [{ name: 'Nima Sherpa', office: 'Principal', picture: null }],
    seal: null,
  };
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/*
 * What organisers note among themselves and what a student reads never share a field, a key or a
 * colour: whoever types into one is not to think that it is the other.
 */

const ORGANISER = 'apps/web/src/features';
const read = (path: string) => readFileSync(path, 'utf8');

type Schema = { readonly properties?: Readonly<Record<string, object>>; readonly $ref?: string };
type Call = {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
};
const document = JSON.parse(read('packages/contract/openapi.json')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The fields of what a call takes. */
function fieldsOf(method: string, path: string): string[] {
  const content = document.paths[`/api${path}`]?.[method]?.requestBody?.content ?? {};
  const schema: Schema = Object.values(content)[0]?.schema ?? {};
  const name = schema.$ref?.split('/').at(-1);
  const whole: Schema = name === undefined ? schema : (document.components.schemas[name] ?? {});
  return Object.keys(whole.properties ?? {});
}

const NOTES = [
  ['post', '/admin/notes'],
  ['put', '/admin/notes/{id}'],
] as const;
const REMARKS = [
  ['put', '/admin/registrations/{id}'],
  ['put', '/admin/submissions/{id}/review'],
  ['put', '/admin/registrations/reviews'],
  ['put', '/admin/registrations/{id}/remarks'],
  ['put', '/admin/submissions/{id}/remarks'],
] as const;

test.each(NOTES)('%s %s takes a text, and no remarks', (method, path) => {
  const fields = fieldsOf(method, path);
  expect(fields).toContain('text');
  expect(fields.filter((name) => name.includes('remarks'))).toEqual([]);
});

test.each(REMARKS)('%s %s takes remarks, and no text', (method, path) => {
  const fields = fieldsOf(method, path);
  expect(fields).toContain('remarks');
  expect(fields).not.toContain('text');
});

describe('of the console', () => {
  const note = read(`${ORGANISER}/desk/organiser/NoteForm.tsx`);
  const remarks = ['use-remarks.ts', 'RemarksDialog.tsx', 'CorrectionDialog.tsx']
    .map((file) => read(`${ORGANISER}/reviews/organiser/${file}`))
    .join('\n');

  test('what is typed and not sent is kept apart', () => {
    expect(note).toContain('pratibha.note.');
    expect(note).not.toContain('pratibha.remarks.');
    expect(remarks).toContain('pratibha.remarks.');
    expect(remarks).not.toContain('pratibha.note.');
  });

  test('the key that confirms remarks saves no note, and none writes one', () => {
    expect(remarks).toContain('confirmOn');
    expect(note).not.toMatch(/confirmOn|isPress|useKeys|onKeyDown/);
    const table = read('packages/domain/src/console/keys.ts');
    expect(table).not.toMatch(/^ {2}\w*note\w*:/im);
  });

  test('the fill and the border of notes stand nowhere where remarks do', () => {
    const panel = /\.panel \{[^}]*\}/.exec(
      read(`${ORGANISER}/desk/organiser/DeskPanel.module.css`),
    );
    const fill = /background: (var\(--[\w-]+\))/.exec(panel?.[0] ?? '')?.[1] ?? '';
    const border = /border: 1px (dashed var\(--[\w-]+\))/.exec(panel?.[0] ?? '')?.[1] ?? '';
    expect([fill, border]).toEqual([
      expect.stringMatching(/^var/),
      expect.stringMatching(/^dashed/),
    ]);
    const styles = [
      'reviews/organiser/RemarksField',
      'reviews/organiser/review',
      'registrations/organiser/RegistrationDetails',
      'submissions/organiser/SubmissionDetails',
      'registrations/student/RegistrationDetails',
      'submissions/student/SubmissionDetails',
    ].map((file) => read(`${ORGANISER}/${file}.module.css`));
    for (const style of styles) {
      expect(style).not.toContain(fill);
      expect(style).not.toContain('dashed');
    }
  });
});

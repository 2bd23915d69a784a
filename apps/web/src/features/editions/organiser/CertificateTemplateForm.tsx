import type { CertificateTemplate } from '@pratibha/contract/certificate-templates';
import { CERTIFICATE_KINDS, type CertificateKind } from '@pratibha/domain/certificates/claims';
import type { Template } from '@pratibha/domain/certificates/template';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords, useUser } from '../../session/session.tsx';
import own from './certificate-template.module.css';
import css from './editor.module.css';
import { KindTextFields } from './KindTextFields.tsx';
import { PrintedPicture } from './PrintedPicture.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { SignatureFields } from './SignatureFields.tsx';
import { keptValues, templateFaults, templateValues } from './template-values.ts';

const W = TEMPLATE_WORDS;
const CALL = 'GET /admin/editions/{id}/certificate-template';

type Props = { readonly id: string; readonly template: CertificateTemplate };

/** The texts of a kind, who signs and the seal, beside the true sheet; what is typed is kept. */
export function CertificateTemplateForm({ id, template }: Props) {
  const fields = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<CertificateKind>('taken-part');
  const saved = templateValues(template);
  const save = useWrite('PUT /admin/editions/{id}/certificate-template', [CALL]);
  const form = useDraftForm({
    key: `pratibha.certificates.${useUser().id}.${id}`,
    start: saved,
    restore: (kept) => keptValues(kept, saved),
    form: fields,
    validate: templateFaults,
    write: save,
    send: ({ content, version }, callbacks) =>
      save.mutate({ params: { id }, body: { content: { ...content }, version } }, callbacks),
    refusedBy: (error) => fieldErrors(error, ([, ...parts]) => `/${parts.join('/')}`),
    onSent: ({ version }: { readonly version: number }) => {
      form.setValues({ ...form.values, version });
      form.discard();
      adminToast('success', W.saved);
    },
  });
  const { values, errors, faults } = form;
  const { content } = values;
  const change = (part: Partial<Template>) => form.change({ content: { ...content, ...part } });
  const takeTheirs = () => {
    form.setValues(saved);
    form.discard();
  };
  const wrong = Object.keys(errors);
  // What is wrong with another kind would be out of sight.
  const kindOf = (pointer: string | undefined) =>
    CERTIFICATE_KINDS.find((each) => pointer?.startsWith(`/kinds/${each}`));
  const submit = () => {
    const first = kindOf(Object.keys(faults)[0]);
    if (first !== undefined) setKind(first);
    form.submit();
  };
  return (
    <form
      ref={fields}
      className={own.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css.parts}>
        <Beside
          isTheirs={template.version !== values.version}
          isRestored={form.isRestored && form.isDirty}
          onTheirs={takeTheirs}
          onMine={() => form.change({ version: template.version })}
        />
        <section className={css.part} aria-labelledby="certificate-texts">
          <h2 id="certificate-texts">{W.texts}</h2>
          <div className={css.fields}>
            <SelectField
              label={W.kind}
              value={kind}
              choices={CERTIFICATE_KINDS.map((each) => ({ value: each, label: W.kinds[each] }))}
              onChange={({ currentTarget: { value } }) =>
                setKind(CERTIFICATE_KINDS.find((each) => each === value) ?? 'taken-part')
              }
            />
            <KindTextFields
              kind={kind}
              texts={content.kinds[kind]}
              errors={errors}
              onChange={(texts) => change({ kinds: { ...content.kinds, [kind]: texts } })}
            />
          </div>
        </section>
        <section className={css.part} aria-labelledby="certificate-signatures">
          <h2 id="certificate-signatures">{W.signatures}</h2>
          <SignatureFields
            signatures={content.signatures}
            errors={errors}
            onChange={(signatures) => change({ signatures })}
          />
        </section>
        <section className={css.part} aria-labelledby="certificate-seal">
          <h2 id="certificate-seal">{W.seal}</h2>
          <PrintedPicture
            name={W.seal}
            picture={content.seal}
            error={errors['/seal']}
            onChange={(seal) => change({ seal })}
          />
        </section>
      </div>
      <div className={own.aside}>
        <SheetPreview
          id={id}
          content={content}
          kind={kind}
          isFaulty={Object.keys(faults).length > 0}
        />
        <div className={css.part}>
          <p className={css.quiet}>{W.reach}</p>
          <div role="alert">
            {wrong.length > 0 && <p className={css.error}>{W.wrong(wrong.length)}</p>}
            {save.error !== null && wrong.length === 0 && (
              <p className={css.error}>{failureWords(save.error, W.uncertain)}</p>
            )}
          </div>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? W.saving : W.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

type BesideProps = {
  readonly isTheirs: boolean;
  readonly isRestored: boolean;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** That somebody else has saved another one, or that what is written here was kept. */
function Beside({ isTheirs, isRestored, onTheirs, onMine }: BesideProps) {
  return (
    <div role="status">
      {isTheirs ? (
        <div className={css.notice}>
          <p>{W.others}</p>
          <div className={css.actions}>
            <Button variant="secondary" onClick={onTheirs}>
              {W.takeTheirs}
            </Button>
            <Button variant="secondary" onClick={onMine}>
              {W.keepMine}
            </Button>
          </div>
        </div>
      ) : isRestored ? (
        <div className={css.notice}>
          <p>{W.restored}</p>
          <Button variant="secondary" onClick={onTheirs}>
            {W.discard}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

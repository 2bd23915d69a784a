import { TEMPLATE_LIMITS, type Template } from '@pratibha/domain/certificates/template';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './editor.module.css';
import { PrintedPicture } from './PrintedPicture.tsx';

const W = TEMPLATE_WORDS;

type Signatures = Template['signatures'];
type Props = {
  readonly signatures: Signatures;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (signatures: Signatures) => void;
};

/** Up to three who sign: name, office and a picture of the signature. */
export function SignatureFields({ signatures, errors, onChange }: Props) {
  const put = (at: number, part: Partial<Signatures[number]>) => {
    const before = signatures[at];
    if (before) onChange(signatures.with(at, { ...before, ...part }));
  };
  // They have no identity: what is typed stands in the template alone.
  const entries = signatures.map((each, at) => ({ ...each, at, pointer: `/signatures/${at}` }));
  return (
    <>
      {signatures.length === 0 && <p className={css.quiet}>{W.noSignature}</p>}
      <ol className={css.entries}>
        {entries.map(({ name, office, picture, at, pointer }) => (
          <li key={pointer} className={css.entry}>
            <fieldset className={css.group}>
              <legend>{W.signer(at + 1)}</legend>
              <div className={css.fields}>
                <TextField
                  label={W.name}
                  aria-label={W.ofPicture(W.name, W.signer(at + 1))}
                  maxLength={TEMPLATE_LIMITS.name}
                  autoComplete="off"
                  required
                  error={errors[`${pointer}/name`]}
                  value={name}
                  onChange={({ currentTarget: { value } }) => put(at, { name: value })}
                />
                <TextField
                  label={W.office}
                  aria-label={W.ofPicture(W.office, W.signer(at + 1))}
                  maxLength={TEMPLATE_LIMITS.office}
                  autoComplete="off"
                  error={errors[`${pointer}/office`]}
                  value={office}
                  onChange={({ currentTarget: { value } }) => put(at, { office: value })}
                />
                <PrintedPicture
                  name={W.ofPicture(W.picture, W.signer(at + 1))}
                  help={W.pictureHelp}
                  picture={picture}
                  error={errors[`${pointer}/picture`]}
                  onChange={(next) => put(at, { picture: next })}
                />
                <div>
                  <Button variant="quiet" onClick={() => onChange(signatures.toSpliced(at, 1))}>
                    {W.remove(at + 1)}
                  </Button>
                </div>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {signatures.length < TEMPLATE_LIMITS.signatures && (
        <div className={css.entryFoot}>
          <Button
            variant="secondary"
            onClick={() => onChange([...signatures, { name: '', office: '', picture: null }])}
          >
            {W.add}
          </Button>
        </div>
      )}
    </>
  );
}

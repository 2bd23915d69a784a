import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { SAMPLES, type Sample } from '@pratibha/domain/certificates/sample-names';
import type { Template } from '@pratibha/domain/certificates/template';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import own from './certificate-template.module.css';
import css from './editor.module.css';

const W = TEMPLATE_WORDS;
const CALL = 'POST /admin/editions/{id}/certificate-template/preview';
/** Whoever types pauses as long before the sheet is drawn anew. */
const PAUSE_MS = 700;

type Props = {
  readonly id: string;
  readonly content: Template;
  readonly kind: CertificateKind;
  /** What is wrong cannot be drawn. */
  readonly isFaulty: boolean;
};

/** The sheet as the server draws it, by what is written here and not saved yet. */
export function SheetPreview({ id, content, kind, isFaulty }: Props) {
  const [name, setName] = useState<Sample>('usual');
  const [shown, setShown] = useState<{ readonly of: string; readonly url: string } | null>(null);
  const draw = useWrite(CALL, []);
  const file = useWrite(CALL, []);
  const body = { content: { ...content }, kind, name };
  const of = JSON.stringify(body);
  const drawIt = () =>
    draw.mutate(
      { params: { id }, body: { ...body, form: 'png' } },
      { onSuccess: ({ base64 }) => setShown({ of, url: `data:image/png;base64,${base64}` }) },
    );
  const again = useEffectEvent(drawIt);
  // The first one at once; whoever types before it is there waits for one sheet, not for each.
  const pauseFor = useEffectEvent(() => (draw.isIdle ? 0 : PAUSE_MS));
  useEffect(() => {
    if (isFaulty || of === '') return;
    const pause = setTimeout(again, pauseFor());
    return () => clearTimeout(pause);
  }, [of, isFaulty]);
  const download = () =>
    file.mutate(
      { params: { id }, body: { ...body, form: 'pdf' } },
      {
        onSuccess: ({ base64 }) => {
          const link = document.createElement('a');
          link.href = `data:application/pdf;base64,${base64}`;
          link.download = W.file;
          link.click();
        },
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  const isDrawn = shown?.of === of;
  const state = isFaulty ? W.faulty : isDrawn ? W.drawn : draw.isError ? W.drawFailed : W.drawing;
  return (
    <section className={css.part} aria-label={W.preview}>
      <div className={css.fields}>
        <SelectField
          label={W.sample}
          value={name}
          choices={SAMPLES.map((each) => ({ value: each, label: W.samples[each] }))}
          onChange={({ currentTarget: { value } }) =>
            setName(SAMPLES.find((each) => each === value) ?? 'usual')
          }
        />
        <div className={own.sheet} data-old={!isDrawn}>
          {shown !== null && (
            <img
              src={shown.url}
              width={2100}
              height={1485}
              alt={W.sheet(W.kinds[kind], W.samples[name])}
            />
          )}
        </div>
        <p role="status" className={css.quiet}>
          {state}
        </p>
        <div className={css.actions}>
          {draw.isError && !isFaulty && (
            <Button variant="secondary" onClick={drawIt}>
              {W.drawAgain}
            </Button>
          )}
          <Button variant="secondary" disabled={isFaulty || file.isPending} onClick={download}>
            {W.download}
          </Button>
        </div>
      </div>
    </section>
  );
}

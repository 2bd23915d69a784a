import type { CertificateName } from '@pratibha/contract/own-certificates';
import { OWN_NAME_WORDS } from '@pratibha/words/certificates/student/own';
import { formatDateTime } from '@pratibha/words/time';
import { useId, useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './certificates.module.css';
import { NameForm } from './NameForm.tsx';

const W = OWN_NAME_WORDS;

/** How one's name stands on the certificates of an edition: asked, or to be corrected once. */
export function NamePart({ of }: { readonly of: CertificateName }) {
  const { edition, edition_id, name_state: state, name, until } = of;
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const isAsked = state === 'asked';
  return (
    <section className={css.name} data-asked={isAsked} aria-labelledby={heading}>
      <h2 id={heading}>{isAsked ? W.asked(edition) : W.said(edition)}</h2>
      {isAsked && until !== null && <p>{W.askedText(formatDateTime(new Date(until)))}</p>}
      {!isAsked && <p className={css.standing}>{name}</p>}
      {state === 'settled' && <p>{W.settledText}</p>}
      {state === 'said' && (
        <>
          <p>{W.saidText}</p>
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {W.correct}
          </Button>
        </>
      )}
      {(isAsked || (state === 'said' && isOpen)) && (
        <NameForm
          // What is typed for an answer is no correction.
          key={state}
          editionId={edition_id}
          name={name}
          isCorrection={!isAsked}
          onSaid={() => setOpen(false)}
        />
      )}
    </section>
  );
}

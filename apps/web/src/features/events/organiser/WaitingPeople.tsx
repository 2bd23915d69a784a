import type { PersonInLine, WaitingList } from '@pratibha/contract/waiting-lists';
import { seatsToOffer } from '@pratibha/domain/waiting/waiting-lists';
import { WAITING_DIALOG_WORDS as W } from '@pratibha/words/waiting/organiser/dialog';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, PersonLink, reasonOf } from '../../console/console.tsx';
import css from './WaitingList.module.css';
import { WAITING_LIST_CHANGES } from './WaitingSettings.tsx';

type Props = { readonly list: WaitingList; readonly mayOffer: boolean };

/** Who waits for a seat of an event, the first first, with what is offered to them. */
export function WaitingPeople({ list, mayOffer }: Props) {
  const [offering, setOffering] = useState<PersonInLine | null>(null);
  const { people, total, taken, held, capacity, no_offers } = list;
  const line = list.by_lot ? [] : people.filter(({ offer_until: until }) => until === null);
  return (
    <section className={css.part}>
      <h3>{W.people}</h3>
      <p>{W.seats(taken, held, capacity)}</p>
      {no_offers !== null && <p>{W.noOffers[no_offers]}</p>}
      {total === 0 && <p>{W.nobody}</p>}
      {total > people.length && <p>{W.more(total)}</p>}
      {people.length > 0 && (
        <ol className={css.people} tabIndex={0} aria-label={W.people}>
          {people.map((person) => (
            <li key={person.id}>
              <div>
                <strong>
                  <PersonLink id={person.user_id} name={person.user_name} />
                </strong>
                <p>{W.since(person.since, line.indexOf(person) + 1)}</p>
                <Standing person={person} />
              </div>
              {mayOffer && isOfferable(person, list) && (
                <Button
                  variant="secondary"
                  aria-label={W.offerTo(person.user_name)}
                  onClick={() => setOffering(person)}
                >
                  {W.offer}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {offering !== null && (
        <OfferDialog person={offering} onClose={() => setOffering(null)} key={offering.id} />
      )}
    </section>
  );
}

/** Not what would be refused: a button beside each of hundreds while no seat is free. */
function isOfferable(person: PersonInLine, list: WaitingList): boolean {
  const isFree = list.no_offers === null && seatsToOffer(list) !== 0;
  return isFree && person.offer_until === null && person.passed_over === null;
}

function Standing({ person }: { readonly person: PersonInLine }) {
  const { offer_until: until, offer_reason: reason, passed_over: why } = person;
  return (
    <>
      {until !== null && <p className={css.held}>{W.held(until)}</p>}
      {reason !== null && <p>{W.outOfOrder(reason)}</p>}
      {until === null && why !== null && <p>{W.passedOver[why]}</p>}
    </>
  );
}

type OfferProps = { readonly person: PersonInLine; readonly onClose: () => void };

/** Offers a free seat to one person, with why they come first where somebody stands before them. */
function OfferDialog({ person, onClose }: OfferProps) {
  const [reason, setReason] = useState('');
  const offer = useWrite('PUT /admin/waiting/{id}/offer', WAITING_LIST_CHANGES);
  return (
    <FormDialog
      isOpen
      title={W.offerTitle(person.user_name)}
      submitLabel={offer.isPending ? W.offering : W.offer}
      onSubmit={() =>
        offer.mutate(
          { params: { id: String(person.id) }, body: { reason } },
          {
            onSuccess: () => {
              adminToast('success', W.offered(person.user_name));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
      isDirty={reason !== ''}
      isBusy={offer.isPending}
      error={offer.error && reasonOf(offer.error)}
    >
      <div className={css.part}>
        <p>{W.offerText}</p>
        <TextAreaField
          label={W.reason}
          help={W.reasonHelp}
          rows={2}
          value={reason}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}

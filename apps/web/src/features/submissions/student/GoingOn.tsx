import type { UserEvent } from '@pratibha/contract/events';
import { UI_WORDS } from '@pratibha/words/ui';
import { GOING_ON_WORDS } from '@pratibha/words/uploads/going-on';
import { useState } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { goesOn, type Upload } from '../../../data/uploads/upload.ts';
import { useUploads } from '../../../data/uploads/use-uploads.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { CornerPopup } from '../../../ui/plain/CornerPopup.tsx';
import { useUser } from '../../session/session.tsx';

const W = GOING_ON_WORDS;

type Props = { readonly events: readonly UserEvent[] | undefined };

/**
 * Lets the files go on that wait in this browser, after a phone ended the page or somebody comes
 * back, and says so in one line with the way to their form.
 */
export function GoingOn({ events }: Props) {
  const uploads = useUploads(useUser().id).filter(({ part }) => part !== null);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const event = events?.find(
    ({ id }) => !closed.includes(id) && uploads.some((upload) => upload.event === id),
  );
  if (event === undefined) return null;
  const opens = event.submission_status === 'PENDING' ? 'replace' : 'submit';
  return (
    <CornerPopup
      title={W.title(event.title)}
      text={standing(uploads.filter((upload) => upload.event === event.id))}
      isTextKept
      tone="night"
      closeLabel={UI_WORDS.close}
      onClose={() => setClosed([...closed, event.id])}
    >
      <SiteLink href={userEventPath({ id: event.id, opens })} className={buttonClass()}>
        {W.open}
      </SiteLink>
    </CornerPopup>
  );
}

function standing(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state === 'done').length;
  if (done === uploads.length) return W.all(done);
  const stuck = uploads.filter((upload) => upload.state !== 'done' && !goesOn(upload)).length;
  return stuck > 0 ? W.stuck(stuck) : W.sending(done, uploads.length);
}

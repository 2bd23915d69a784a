import { RECEIPT_WORDS } from '@pratibha/words/submissions/student/receipt';
import { formatDateTime, ZONE_LABEL, ZONE_SHORT } from '@pratibha/words/time';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { ReceiptSheet } from '../../../ui/dialog/ReceiptSheet.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import type { Receipt } from './receipt.ts';

// Few works have files.
const ReceiptFiles = ornament(async () => (await import('./ReceiptFiles.tsx')).ReceiptFiles);

type Props = {
  readonly receipt: Receipt | null;
  readonly onClose: () => void;
  /** What comes next. */
  readonly children: ReactNode;
};

/** The receipt after sending: number, revision and the server's time with its zone. */
export function ReceiptDialog({ receipt, onClose, children }: Props) {
  const shown = useLast(receipt);
  if (shown === null) return null;
  const time = formatDateTime(new Date(shown.submittedAt)).replace(ZONE_SHORT, ZONE_LABEL);
  return (
    <ReceiptSheet
      isOpen={receipt !== null}
      title={RECEIPT_WORDS.title}
      onClose={onClose}
      facts={
        <>
          <Fact label={RECEIPT_WORDS.event}>{shown.eventTitle}</Fact>
          <Fact label={RECEIPT_WORDS.number}>#{shown.id}</Fact>
          <Fact label={RECEIPT_WORDS.version}>{shown.version}</Fact>
          <Fact label={RECEIPT_WORDS.time}>{time}</Fact>
        </>
      }
      ways={
        <Link to={USER_PATHS.workSubmissions} className={buttonClass('secondary')}>
          {RECEIPT_WORDS.toSubmissions}
        </Link>
      }
      doneLabel={RECEIPT_WORDS.done}
    >
      {shown.handed && (
        <Suspense>
          <ReceiptFiles handed={shown.handed} />
        </Suspense>
      )}
      <p>{RECEIPT_WORDS.note}</p>
      {children}
    </ReceiptSheet>
  );
}

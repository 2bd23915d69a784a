import { RECEIPT_FILES_WORDS } from '@pratibha/words/submissions/student/receipt-files';
import { receiptPath } from '../../../data/address/receipt-path.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import css from './ReceiptFiles.module.css';
import type { Receipt } from './receipt.ts';

const W = RECEIPT_FILES_WORDS;

type Props = { readonly handed: NonNullable<Receipt['handed']> };

/** What a receipt says of files, as the server has them, and by which code everybody checks it. */
export function ReceiptFiles({ handed: { code, isBegunInTime, files } }: Props) {
  return (
    <>
      {isBegunInTime && <p>{W.begunInTime}</p>}
      <DetailList>
        {code !== null && (
          <Fact label={W.code}>
            <ReceiptCode code={code} />
          </Fact>
        )}
        {files.length > 0 && (
          <Fact label={W.files}>
            <ul className={css.files}>
              {files.map(({ name, size, sha256 }) => (
                <li key={`${sha256} ${name}`}>
                  <span className={css.name}>{name}</span> · {W.size(size)}
                  <br />
                  <span className={css.sha}>
                    {W.sha} {sha256}
                  </span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </DetailList>
    </>
  );
}

/** The code, and the address by which whoever holds the file checks it. */
function ReceiptCode({ code }: { readonly code: string }) {
  const path = receiptPath(code);
  return (
    <>
      {code}
      <br />
      <small>{W.address}</small>
      <br />
      {/* A page of its own, of the public document. */}
      <a className={css.address} href={path}>
        {window.location.host + path}
      </a>
    </>
  );
}

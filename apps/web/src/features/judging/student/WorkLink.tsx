import { isHttpUrl } from '@pratibha/domain/text/links';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { ExternalLink } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

const W = JUDGED_WORK_WORDS;
const ASKS = JUDGE_RUNNING_WORDS;

type Props = {
  readonly url: string;
  readonly words: (host: string) => string;
  /** In a blind round it asks first. */
  readonly asks: boolean;
};

/** Where a link leads stands on it: in a blind round the site may name whoever made the work. */
export function WorkLink({ url, words, asks }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isHttpUrl(url)) return <li>{url}</li>;
  const { host } = new URL(url);
  const ask = (event: MouseEvent) => {
    if (!asks) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={ask}>
        {words(host)}
        <ExternalLink size={16} strokeWidth={1.75} aria-label={W.opensElsewhere} />
      </a>
      <ConfirmDialog
        isOpen={isAsking}
        title={ASKS.askTitle(host)}
        confirmLabel={ASKS.askOpen}
        onConfirm={() => {
          setAsking(false);
          window.open(url, '_blank', 'noopener,noreferrer');
        }}
        onCancel={() => setAsking(false)}
      >
        {ASKS.askText(host)}
      </ConfirmDialog>
    </li>
  );
}

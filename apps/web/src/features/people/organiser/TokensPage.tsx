import type { OwnToken } from '@pratibha/contract/tokens';
import { TOKENS_WORDS } from '@pratibha/words/people/organiser/tokens';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast } from '../../console/console.tsx';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import css from './TokensPage.module.css';

/** The server's page about all calls. */
const DOCUMENTATION = '/docs';

/** `/admin/tokens`: by which programs the organiser acts, with a way to make and to end each. */
export function TokensPage() {
  const tokens = useQuery(read('GET /user/tokens', {}));
  const [isMaking, setIsMaking] = useState(false);
  const [ending, setEnding] = useState<OwnToken | null>(null);
  const make = <Button onClick={() => setIsMaking(true)}>{TOKENS_WORDS.make}</Button>;
  const list = tokens.data;
  return (
    <>
      <PageHeading title={TOKENS_WORDS.heading} intro={TOKENS_WORDS.intro}>
        {list && list.length > 0 && make}
      </PageHeading>
      {list === undefined ? (
        tokens.isError ? (
          <ErrorState message={TOKENS_WORDS.loadFailed} onRetry={() => void tokens.refetch()} />
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        )
      ) : list.length === 0 ? (
        <EmptyState drawing="registrations" text={TOKENS_WORDS.empty}>
          {make}
        </EmptyState>
      ) : (
        <div className={css.parts}>
          <Part
            title={TOKENS_WORDS.live}
            tokens={list.filter(({ is_live }) => is_live)}
            onEnd={setEnding}
          />
          <Part title={TOKENS_WORDS.over} tokens={list.filter(({ is_live }) => !is_live)} />
        </div>
      )}
      <p className={`${css.quiet} ${css.way}`}>
        <a href={DOCUMENTATION}>{TOKENS_WORDS.documentation}</a>
      </p>
      {isMaking && <MakeTokenDialog onClose={() => setIsMaking(false)} />}
      <EndDialog token={ending} onClose={() => setEnding(null)} />
    </>
  );
}

type PartProps = {
  readonly title: string;
  readonly tokens: readonly OwnToken[];
  readonly onEnd?: (token: OwnToken) => void;
};

function Part({ title, tokens, onEnd }: PartProps) {
  if (tokens.length === 0) return null;
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.list}>
        {tokens.map((token) => (
          <li key={token.id}>
            <div className={css.about}>
              <p className={css.name}>
                {token.name}{' '}
                <Badge tone={token.scope === 'write' ? 'warning' : 'neutral'}>
                  {TOKENS_WORDS.scopes[token.scope]}
                </Badge>
              </p>
              <p className={css.quiet}>{timesOf(token).join(' · ')}</p>
            </div>
            {onEnd && (
              <Button
                variant="secondary"
                aria-label={TOKENS_WORDS.endLabel(token.name)}
                onClick={() => onEnd(token)}
              >
                {TOKENS_WORDS.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function timesOf(token: OwnToken): string[] {
  const { made_at, last_used_at, expires_at, ended_at, is_live } = token;
  const at = (instant: string) => formatDateTime(new Date(instant));
  return [
    TOKENS_WORDS.made(at(made_at)),
    last_used_at === null ? TOKENS_WORDS.unused : TOKENS_WORDS.used(at(last_used_at)),
    is_live ? TOKENS_WORDS.ends(at(expires_at)) : TOKENS_WORDS.ended(at(ended_at ?? expires_at)),
  ];
}

type EndProps = { readonly token: OwnToken | null; readonly onClose: () => void };

function EndDialog({ token, onClose }: EndProps) {
  const end = useWrite('DELETE /user/tokens/{id}', ['GET /user/tokens']);
  const confirm = () => {
    if (token === null) return;
    end.mutate(
      { params: { id: String(token.id) } },
      {
        onSuccess: () => adminToast('success', TOKENS_WORDS.endDone),
        onError: () => adminToast('error', TOKENS_WORDS.failed),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={token !== null}
      title={TOKENS_WORDS.endTitle}
      confirmLabel={TOKENS_WORDS.confirmEnd}
      isBusy={end.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {token && TOKENS_WORDS.endText(token.name)}
    </ConfirmDialog>
  );
}

import type { TranslatedGroup } from '@pratibha/contract/translations';
import { TRANSLATED_KINDS, translatedOf } from '@pratibha/domain/language/translations';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { TranslatedTexts } from './TranslatedTexts.tsx';
import css from './translations.module.css';
import type { TranslationsSearch } from './translations-search.ts';

/** `/admin/translations`: whatever the person may translate, or the texts of one of these. */
export function TranslationsPage({ search }: { readonly search: TranslationsSearch }) {
  const groups = useQuery(read('GET /admin/translation-groups', {}));
  const { of } = search;
  if (of === undefined || translatedOf(of) === null) return <Groups groups={groups} />;
  const group = groups.data?.find((each) => each.of === of);
  return (
    <>
      <SiteLink href={adminPaths.translations()} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading
        title={group ? titleOf(group) : W.heading}
        {...(group ? { intro: W.missing(group.missing) } : {})}
      />
      <TranslatedTexts key={of} of={of} only={search.only} />
    </>
  );
}

type GroupsProps = {
  readonly groups: {
    readonly data: readonly TranslatedGroup[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
};

function Groups({ groups: { data, isError, refetch } }: GroupsProps) {
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro} />
      {data === undefined ? (
        isError ? (
          <ErrorState message={W.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        )
      ) : data.length === 0 ? (
        <EmptyState drawing="registrations" text={W.empty} />
      ) : (
        <div className={css.parts}>
          {TRANSLATED_KINDS.map((kind) => (
            <Part
              key={kind}
              title={W.kinds[kind]}
              groups={data.filter((each) => each.kind === kind)}
            />
          ))}
        </div>
      )}
    </>
  );
}

type PartProps = { readonly title: string; readonly groups: readonly TranslatedGroup[] };

function Part({ title, groups }: PartProps) {
  const said = groups.filter(({ texts }) => texts > 0);
  if (said.length === 0) return null;
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.list}>
        {said.map((group) => (
          <li key={group.of}>
            <SiteLink href={adminPaths.translations({ of: group.of })} className={css.name}>
              {titleOf(group)}
            </SiteLink>
            <span className={css.quiet}>{W.texts(group.texts)}</span>
            <Badge tone={group.missing === 0 ? 'success' : 'warning'}>
              {W.missing(group.missing)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ kind, title }: TranslatedGroup): string {
  return kind === 'announcements' ? W.all : title;
}

import type { EditionDetails } from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { editionErrors } from '@pratibha/domain/editions/edition-errors';
import type { Json, JsonFields } from '@pratibha/domain/editions/json';
import { editionErrorWords } from '@pratibha/words/editions/edition-errors';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { queryClient, read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { ContentField } from './ContentField.tsx';
import { valueAt, withValueAt } from './content-values.ts';
import { EditorBar } from './EditorBar.tsx';
import { EDITION_SECTIONS, sectionOf } from './edition-sections.ts';
import css from './editor.module.css';
import outer from './editor-frame.module.css';
import { focusIn } from './focus-field.ts';
import { offersToMove } from './offers-to-move.tsx';
import { PagePreview } from './PagePreview.tsx';
import { TheirChanges } from './TheirChanges.tsx';
import { keptDraft, useEditionDraft } from './use-edition-draft.ts';
import { WaitingEdition } from './WaitingEdition.tsx';

const W = EDITOR_WORDS;

type Props = { readonly edition: EditionDetails; readonly section: string | undefined };

/** The form of an edition by section, beside the page that it makes. */
export function EditionEditor({ edition, section: id }: Props) {
  const { keeper, writing } = useEditionDraft(edition);
  useEffect(() => keeper.meet(keptDraft(edition)), [keeper, edition]);
  const [isPreviewed, setPreviewed] = useState(
    () => window.matchMedia('(min-width: 1200px)').matches,
  );
  const navigate = useNavigate();
  const { content } = writing;
  const isOver = edition.status === 'archived';
  const section = EDITION_SECTIONS.find((each) => each.id === id) ?? EDITION_SECTIONS[0];
  // What was published was checked.
  const published = edition.content as unknown as EditionContent | null;
  const wrong = useMemo(
    () => editionErrors(content, published?.dates ?? null),
    [content, published],
  );
  const errors = new Map(wrong.map(({ path, error }) => [path, editionErrorWords(error)]));
  const change = (pointer: string, value: Json) =>
    keeper.change(
      withLinkedSteps(withValueAt(keeper.writing().content, pointer, value) as JsonFields),
    );
  const move = (pointer: string, to: string) => {
    flushSync(() => change(pointer, to));
    focusIn(pointer);
  };
  const written = content as unknown as EditionContent;
  const offers = published ? offersToMove(wrong, written, published.dates, move) : undefined;
  const go = async (pointer: string) => {
    const to = sectionOf(pointer);
    if (to !== section?.id)
      await navigate({ to: adminPaths.edition({ id: edition.id, section: to }) });
    flushSync(() => undefined);
    focusIn(pointer);
  };
  const take = (fresh: EditionDetails) => {
    keeper.take(keptDraft(fresh));
    const { queryKey } = read('GET /admin/editions/{id}', { params: { id: String(edition.id) } });
    queryClient.setQueryData(queryKey, fresh);
  };
  return (
    <div className={outer.editor} data-preview={isPreviewed}>
      <div className={outer.top}>
        <EditorBar
          edition={edition}
          keeper={keeper}
          writing={writing}
          onGo={go}
          onFresh={take}
          preview={
            <Button variant="secondary" onClick={() => setPreviewed(!isPreviewed)}>
              {isPreviewed ? W.hidePreview : W.showPreview}
            </Button>
          }
        />
        <TheirChanges
          writing={writing}
          onTake={({ pointer, other }) => {
            change(pointer, other);
            keeper.noteSeen(pointer);
            void go(pointer);
          }}
          onSeen={() => keeper.noteSeen()}
        />
      </div>
      <nav className={outer.index} aria-label={W.sections}>
        <ul className={outer.sections}>
          {EDITION_SECTIONS.map((each) => (
            <li key={each.id}>
              <SiteLink
                href={adminPaths.edition({ id: edition.id, section: each.id })}
                aria-current={each === section ? 'true' : undefined}
              >
                {each.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.parts}>
        <WaitingEdition edition={edition} onGo={go} onFresh={take} />
        <SelectField
          className={outer.sectionChoice}
          label={W.section}
          choices={EDITION_SECTIONS.map((each) => ({ value: each.id, label: each.label }))}
          value={section?.id}
          onChange={({ currentTarget }) =>
            void navigate({
              to: adminPaths.edition({ id: edition.id, section: currentTarget.value }),
            })
          }
        />
        {section && (
          <section className={css.part} aria-label={section.label} key={section.id}>
            <h2>{section.label}</h2>
            {isOver && <p>{W.archived}</p>}
            <fieldset className={css.group} disabled={isOver} aria-label={section.label}>
              <div className={css.fields}>
                {section.fields.map(({ node, pointer }) => (
                  <ContentField
                    key={pointer}
                    node={node}
                    pointer={pointer}
                    value={valueAt(content, pointer)}
                    errors={errors}
                    {...(offers && { offers })}
                    onChange={change}
                    hasNoLabel
                  />
                ))}
              </div>
            </fieldset>
          </section>
        )}
      </div>
      {isPreviewed && (
        <PagePreview
          id={edition.id}
          content={content}
          section={section?.id ?? ''}
          revision={writing.revision}
        />
      )}
    </div>
  );
}

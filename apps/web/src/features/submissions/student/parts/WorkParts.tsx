import type { HandedWork } from '@pratibha/contract/handed-works';
import type { OwnUpload } from '@pratibha/contract/uploads';
import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import type { Upload } from '../../../../data/uploads/upload.ts';
import type { Uploads } from '../../../../data/uploads/uploads.ts';
import { LinkFields } from './LinkFields.tsx';
import { PartFiles } from './PartFiles.tsx';
import { PartFrame } from './PartFrame.tsx';
import { faultOf } from './part-faults.ts';
import css from './parts.module.css';
import { filesOf, withPart } from './parts-draft.ts';
import type { PartsInForm } from './parts-kit.ts';

const W = WORK_PARTS_WORDS;

type Props = PartsInForm & {
  /** Its id. */
  readonly event: number;
  readonly form: StudentWorkForm;
  readonly keeper: Uploads;
  readonly own: readonly OwnUpload[];
  readonly uploads: readonly Upload[];
  /** The version from which the form begins. */
  readonly handed: HandedWork | null;
};

/** All that an event asks for beside the link: a field for each part, and what is to be sent. */
export function WorkParts(props: Props) {
  const { parts, errors, interrupted, onChange, form, own, uploads } = props;
  const files = parts.flatMap((part) => filesOf(part, uploads, own));
  const left = files.flatMap(({ upload }) => (upload && upload.state !== 'done' ? [upload] : []));
  const bytes = left.reduce((sum, { size, sent, state }) => {
    return sum + size - (state === 'copying' ? 0 : sent);
  }, 0);
  const closed = form.parts.find(({ id }) => id === interrupted);
  return (
    <section className={css.parts} aria-label={W.heading}>
      <h3>{W.heading}</h3>
      {closed && (
        <p className={css.interrupted} role="status">
          {W.closedMeanwhile(closed.name)}
        </p>
      )}
      {errors.parts && <p className={css.error}>{errors.parts}</p>}
      {parts.map((draft) => {
        const part = form.parts.find(({ id }) => id === draft.id);
        if (part === undefined) return null;
        const error = errors[faultOf(part.id)];
        const change = (next: Partial<typeof draft>) => onChange(withPart(parts, draft.id, next));
        return (
          <PartFrame key={part.id} part={part} error={error}>
            {part.kind === 'link' ? (
              <LinkFields
                part={part}
                links={draft.links}
                error={error}
                onChange={(links) => change({ links })}
              />
            ) : (
              <PartFiles
                part={{ ...part, kind: part.kind }}
                refs={draft.files}
                files={filesOf(draft, uploads, own)}
                handed={props.handed}
                error={error}
                onRefs={(refs) => change({ files: refs })}
                onChoosing={props.onChoosing}
                of={{ form, keeper: props.keeper, event: props.event, planned: bytes }}
              />
            )}
          </PartFrame>
        );
      })}
      {left.length > 0 && (
        <p className={css.quiet} role="status">
          {W.toSend(left.length, bytes)}
        </p>
      )}
    </section>
  );
}

import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import {
  type KindTexts,
  type Template,
  type TemplateError,
  templateErrors,
} from '@pratibha/domain/certificates/template';
import { TEMPLATE_ERRORS } from '@pratibha/words/certificates/organiser/template-errors';
import { sentenceOf } from '@pratibha/words/sentences';

/** A template, and the version that it was begun with. */
type TemplateValues = { readonly content: Template; readonly version: number };

/** With its fields in one order, so that two that say the same are the same text. */
export function templateValues({
  content,
  version,
}: {
  readonly content: unknown;
  readonly version: number;
}): TemplateValues {
  const { kinds, signatures, seal } = content as Template;
  const inOne = ({ heading, above, text }: KindTexts['en']) => ({ heading, above, text });
  const ordered = CERTIFICATE_KINDS.map((kind) => {
    const { en, ne } = kinds[kind];
    return [kind, { en: inOne(en), ne: inOne(ne) }] as const;
  });
  return {
    content: {
      kinds: Object.fromEntries(ordered) as Template['kinds'],
      signatures: signatures.map(({ name, office, picture }) => ({
        ...{ name, office },
        picture: pictureOf(picture),
      })),
      seal: pictureOf(seal),
    },
    version,
  };
}

function pictureOf(picture: Template['seal']): Template['seal'] {
  return picture && { file: picture.file, width: picture.width, height: picture.height };
}

/** What is wrong with it, in words, by JSON pointers. */
export function templateFaults({ content }: TemplateValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    templateErrors(content).map(({ path, error }) => [path, sentenceOf(TEMPLATE_ERRORS, error)]),
  );
}

/** Codes of what is no template at all, as another release may have kept it. */
const OF_ANOTHER_SHAPE: readonly TemplateError['code'][] = [
  'not-fields',
  'not-a-list',
  'not-a-text',
  'unknown-field',
];

/** What a browser kept of a template, where it is one. */
export function keptValues(saved: unknown, start: TemplateValues): TemplateValues {
  if (typeof saved !== 'object' || saved === null) return start;
  if (!('content' in saved) || !('version' in saved)) return start;
  const { content, version } = saved;
  const isTemplate = templateErrors(content).every(
    ({ error }) => !OF_ANOTHER_SHAPE.includes(error.code),
  );
  return isTemplate && typeof version === 'number'
    ? { content: content as Template, version }
    : start;
}

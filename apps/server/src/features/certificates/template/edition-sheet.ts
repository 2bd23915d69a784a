import type { SheetLook } from '@pratibha/domain/certificates/sheet-look';
import { accentErrors, parseColour } from '@pratibha/domain/editions/contrast';
import { isFields, type Json } from '@pratibha/domain/editions/json';
import { isUploaded } from '@pratibha/domain/editions/pictures';
import type { TemplateRow } from './templates.queries.ts';

/** What sheets have of their edition; of one that is unfinished, what can be used of it. */
export function lookOf({ content }: Pick<TemplateRow, 'content'>): SheetLook {
  const { look, organiser } = content;
  const { accent, logo }: { accent?: Json; logo?: Json } = isFields(look) ? look : {};
  return {
    accent: typeof accent === 'string' && isReadable(accent) ? accent : null,
    logo: pictureIn(logo),
    organiser: typeof organiser === 'string' ? organiser : '',
  };
}

function isReadable(accent: string): boolean {
  return parseColour(accent) !== null && accentErrors(accent).length === 0;
}

function pictureIn(value: Json | undefined): SheetLook['logo'] {
  if (!isFields(value)) return null;
  const { file, width, height } = value;
  return typeof file === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    isUploaded(file)
    ? { file, width, height }
    : null;
}

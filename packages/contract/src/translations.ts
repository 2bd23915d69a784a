import {
  LONGEST_TRANSLATED,
  MOST_TRANSLATED,
  TRANSLATED_KINDS,
  translatedOf,
} from '@pratibha/domain/language/translations';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

const TAG = 'Admin: translations';

export const tags = {
  Texts: 'What organisers wrote, in the language of who reads.',
  [TAG]: 'The Nepali beside what organisers wrote in English.',
};

/** Texts by what they stand for. */
export const shownTexts = z.object({
  texts: z.array(
    z.object({
      source: z.string().meta({ examples: ['Website Competition'] }),
      text: z.string().meta({ examples: ['वेबसाइट प्रतियोगिता'] }),
    }),
  ),
});
export type ShownTexts = z.infer<typeof shownTexts>;

const of = z
  .string()
  .max(30)
  .refine((name) => translatedOf(name) !== null)
  .meta({ pattern: '^(announcements|(edition|event|remarks|announcements)-[1-9][0-9]{0,9})$' })
  .describe(
    'What is translated together: edition-2, event-7, remarks-7, announcements or one of these, announcements-3',
  )
  .meta({ examples: ['event-7'] });

/** What is translated together, with how much of it is missing. */
export const translatedGroup = z.object({
  of,
  kind: z.enum(TRANSLATED_KINDS),
  id: idOut.nullable().describe('Of the edition or the event'),
  title: z
    .string()
    .describe('Of the edition or the event; empty of announcements')
    .meta({ examples: ['Website Competition'] }),
  texts: z.int().nonnegative(),
  missing: z.int().nonnegative().describe('Of them those that have no Nepali yet'),
});
export type TranslatedGroup = z.infer<typeof translatedGroup>;

/** A text that an organiser wrote, with what stands for it. */
export const translatedText = z.object({
  source: z.string().meta({ examples: ['Website Competition'] }),
  text: z
    .string()
    .nullable()
    .describe('null: English stands in')
    .meta({ examples: ['वेबसाइट प्रतियोगिता'] }),
  place: z
    .string()
    .describe('Where it stands, as a JSON pointer')
    .meta({ examples: ['/faq/all/0/question'] }),
  limit: z.int().positive().describe('Code points that its translation may have'),
  is_markdown: z.boolean(),
  is_missing: z.boolean().describe('No Nepali yet, though it has words in Latin letters'),
  updated_at: instantOut.nullable(),
});
export type TranslatedText = z.infer<typeof translatedText>;

/** Texts of one of these. */
export const translatedTexts = z.object({
  total: z.int().nonnegative().describe('How many there are that were asked for'),
  missing: z.int().nonnegative().describe('Of all of them'),
  texts: z.array(translatedText),
});
export type TranslatedTexts = z.infer<typeof translatedTexts>;

/** What became of those that were sent. */
export const savedTranslations = z.object({
  saved: z.int().nonnegative().describe('How many are other than before'),
});

const atMost = (most: number) => z.coerce.number().int().min(0).max(most).optional();

export const getPublicTexts = endpoint({
  method: 'GET',
  path: '/public/texts',
  summary: 'What the calls for everybody tell, in Nepali',
  tag: 'Texts',
  access: 'site.read',
  stored: true,
  response: shownTexts,
  problems: [],
});

export const getOwnTexts = endpoint({
  method: 'GET',
  path: '/user/texts',
  summary: 'The same, and what this person may read beside it',
  tag: 'Texts',
  access: 'profile.read',
  response: shownTexts,
  problems: [],
});

export const getJudgeTexts = endpoint({
  method: 'GET',
  path: '/judge/texts',
  summary: 'The same, and what this judge reads of their rounds',
  tag: 'Texts',
  access: 'judging.own',
  response: shownTexts,
  problems: [],
});

export const listTranslatedGroups = endpoint({
  method: 'GET',
  path: '/admin/translation-groups',
  summary: 'What one may translate, with how much of it is missing',
  tag: TAG,
  access: 'events.read',
  response: z.array(translatedGroup),
  problems: [],
});

export const listTranslations = endpoint({
  method: 'GET',
  path: '/admin/translations',
  summary: 'Texts of one of these, with their Nepali',
  tag: TAG,
  access: 'events.read',
  query: z.strictObject({
    of,
    only: z.enum(['missing']).optional().describe('Those that have no Nepali yet'),
    source: z
      .string()
      .max(2_000)
      .optional()
      .describe('Only this text')
      .meta({ examples: ['All places are taken.'] }),
    from: atMost(1_000_000).describe('How many are passed over'),
    limit: atMost(200).describe('How many at most; 100 unless another number is given'),
  }),
  response: translatedTexts,
  problems: ['not-found'],
});

export const saveTranslations = endpoint({
  method: 'PUT',
  path: '/admin/translations',
  summary: 'Say what texts are in Nepali',
  tag: TAG,
  access: 'events.manage',
  body: z.strictObject({
    of,
    texts: z
      .array(
        z.strictObject({
          source: z
            .string()
            .min(1)
            .max(LONGEST_TRANSLATED)
            .meta({ examples: ['Website Competition'] }),
          text: z
            .string()
            .max(LONGEST_TRANSLATED)
            .nullable()
            .describe('null or empty: none')
            .meta({ examples: ['वेबसाइट प्रतियोगिता'] }),
          was: z
            .string()
            .max(LONGEST_TRANSLATED)
            .nullable()
            .describe('What one saw; null: there was none')
            .meta({ examples: ['वेबसाइट प्रतियोगिता'] }),
        }),
      )
      .min(1)
      .max(MOST_TRANSLATED),
  }),
  maxBodyKiB: 512,
  response: savedTranslations,
  problems: ['not-found', 'changed-meanwhile'],
});

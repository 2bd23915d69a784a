import type { Language } from '@pratibha/domain/language/languages';
import { DEMO_DOMAIN, DEMO_GUEST } from './accounts.ts';
import { ACCOUNTS_IN_NEPALI } from './nepali/accounts.ts';

type AccountWords = {
  readonly title: string;
  readonly brand: string;
  readonly heading: string;
  readonly intro: string;
  readonly without: string;
  readonly guest: string;
  readonly other: string;
  readonly email: string;
  readonly signIn: string;
  readonly refused: string;
  readonly hint: string;
  /** What can be tried with an account, of whoever the demo offers. */
  readonly about: (about: string) => string;
};

/** Words of the page on which a visitor of the demo chooses who to be. */
export const ACCOUNT_WORDS: Readonly<Record<Language, AccountWords>> = {
  en: {
    title: 'Choose an account · Pratibha demo',
    brand: 'Pratibha demo',
    heading: 'Who would you like to be?',
    intro:
      'This page stands in for the sign-in with Google. Nobody here is real, and no password is needed.',
    without: 'Without an account',
    guest: `${DEMO_GUEST.about}.`,
    other: 'Someone else',
    email: 'E-mail address',
    signIn: 'Sign in',
    refused: `Enter an address that ends with @${DEMO_DOMAIN}.`,
    hint: `Any address that ends with @${DEMO_DOMAIN}; a new person is created.`,
    about: (about) => about,
  },
  ne: {
    title: 'खाता छान्नुहोस् · प्रतिभाको नमुना',
    brand: 'प्रतिभाको नमुना',
    heading: 'तपाईं को बन्न चाहनुहुन्छ?',
    intro:
      'यो पृष्ठ Google बाट लगइन गर्ने ठाउँको सट्टामा हो। यहाँका कोही पनि साँच्चैका मान्छे होइनन्, र पासवर्ड चाहिँदैन।',
    without: 'खाताबिना',
    guest: `${inNepali(DEMO_GUEST.about)}।`,
    other: 'अरू कोही',
    email: 'इमेल ठेगाना',
    signIn: 'लगइन गर्नुहोस्',
    refused: `अन्त्यमा @${DEMO_DOMAIN} भएको ठेगाना लेख्नुहोस्।`,
    hint: `अन्त्यमा @${DEMO_DOMAIN} भएको जुनसुकै ठेगाना चल्छ; त्यसबाट नयाँ व्यक्ति बन्छ।`,
    about: inNepali,
  },
};

function inNepali(about: string): string {
  return ACCOUNTS_IN_NEPALI[about] ?? about;
}

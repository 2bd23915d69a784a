import type { EditionContent } from '@pratibha/domain/editions/content';
import { WHAT_IS_STORED } from '../../pages/stored.ts';

const PRIVACY = `This notice says what this site stores about you, why, for how long, and what you can do about it. The organisers of the competition answer for it; how to reach them is at the end of every page.

## What is stored

${WHAT_IS_STORED}

The server limits how often an internet address may ask and may write requests into its log. Pages count no visits, show no advertisement and send nothing to anybody who watches people across sites.

## What your browser keeps

Cookies keep you signed in and protect forms; none of them follows you. Your browser also keeps what you have not sent yet, and how often a popup was shown. The map in the footer comes from openstreetmap.org: when you press “Show the map” or, where the organisers allow it, by itself once you reach the end of a page. Forms and pictures of other sites that a page shows come from those sites.

## What it is used for, and who sees it

It is used to hold the competition: to know who takes part, to review registrations and works, and to tell you about them. The organisers see it, each for the events they organise. Other participants do not. It is not sold. The service you sign in with learns that you signed in here; mails pass through a mail service.

## How long

- A session ends after 7 days without use, and after 30 days at the latest.
- A sign-in that was not finished is removed within hours, and the notes that keep something from being sent twice after a day.
- Everything else stays until you are erased, so that results can be explained later.
- Backups keep what they hold until the organisers delete them.

## Your rights

- **See and take along**: your profile page has a download of what is held about you.
- **Correct**: change your profile on the same page. The organisers can correct your name too, and your e-mail address as long as nobody has signed in with your account.
- **Be erased**: ask for it on your profile page. The organisers then remove your name, address, picture, profile, answers, works, remarks and sign-in. The registrations and submissions themselves stay and count, without a name. It cannot be undone.
- **End sessions** that you do not know, and the link of your calendar, on the same page.

If you cannot sign in any more, write to the organisers.`;

const rules = (
  handsIn: boolean,
) => `These rules hold for everybody who takes part. Dates, competitions, criteria and prizes are in the [guidelines](/event/details).

## Who may take part

Those whom the guidelines name under eligibility. Every person takes part with one account and with true details about themselves.

## Registering

- Register for each event before its deadline, and answer its questions yourself.
- A registration counts once it is received; the organisers may shortlist or reject it, and say so on your pages.
- You may withdraw where your pages offer it.

## Your work

- ${handsIn ? 'Submit your own work, in time and' : 'Bring your own work,'} in the form the guidelines ask for.
- Name what is not yours: pictures, fonts, code, texts and what was made with the help of artificial intelligence. Use only what you may use.
- The work stays yours. The organisers and the jury may look at it, copy it for judging, and show it with your name as part of the competition.
- Nothing that breaks the law, harms or insults people, or damages the devices of others.

## Judging and prizes

- The jury judges by the criteria of the guidelines.
- Prizes go to the winners themselves. What 'up to' says is the most there is.
- Whoever breaks these rules may be excluded, and loses a prize.

## Changes

The organisers may move dates or call off an event, and say so on this site. The latest version of these rules counts; when they were changed stands above.`;

/**
 * A privacy notice of what the product stores, and general rules; a college replaces them by its
 * own.
 * @param updated the day since which they hold, YYYY-MM-DD
 * @param handsIn whether works are handed in before the event
 */
export function firstLegal(updated: string, handsIn: boolean): EditionContent['legal'] {
  return {
    privacy: { title: 'Privacy notice', updated, text: PRIVACY },
    rules: { title: 'Rules of participation', updated, text: rules(handsIn) },
  };
}

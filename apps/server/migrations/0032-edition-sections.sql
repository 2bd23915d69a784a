-- What editions say since then, where they were written before: nothing new is shown but the legal pages.
-- What stands in the content already is kept. The texts of those pages are of the day of the update, in Nepal.
create temporary table new_fields on commit drop as
select replace($new${
  "faq": {
    "eyebrow": "Questions",
    "heading": "What people often ask",
    "all": []
  },
  "sponsors": {
    "eyebrow": "Sponsors",
    "heading": "Who makes it possible",
    "all": []
  },
  "team": {
    "eyebrow": "Team",
    "heading": "Who organises it",
    "all": []
  },
  "news": {
    "eyebrow": "News",
    "heading": "What is new",
    "all": []
  },
  "sections": [
    {
      "name": "details",
      "shown": true
    },
    {
      "name": "timeline",
      "shown": true
    },
    {
      "name": "competitions",
      "shown": true
    },
    {
      "name": "prizes",
      "shown": true
    },
    {
      "name": "gallery",
      "shown": true
    },
    {
      "name": "testimonials",
      "shown": true
    },
    {
      "name": "about",
      "shown": true
    },
    {
      "name": "news",
      "shown": false
    },
    {
      "name": "faq",
      "shown": false
    },
    {
      "name": "team",
      "shown": false
    },
    {
      "name": "sponsors",
      "shown": false
    }
  ],
  "look": {
    "accent": null
  },
  "legal": {
    "privacy": {
      "title": "Privacy notice",
      "updated": "DAY",
      "text": "This notice says what this site stores about you, why, for how long, and what you can do about it. The organisers of the competition answer for it; how to reach them is at the end of every page.\n\n## What is stored\n\n- **Your account**: name, e-mail address and the address of your picture, as the service you sign in with gives them, the number by which that service knows you, and when you joined and last signed in. There is no password here.\n- **Your profile**, as you enter it: mobile number, date of birth, gender, address, and the name and address of your college.\n- **Your part in the competition**: the events you registered for and your answers to their questions, the works you submitted with every version of them, and what the organisers decided and remarked.\n- **Messages to you**: what you were told in the product and by mail, when, and whether you read it.\n- **Sessions**: when you signed in and were last here, on which devices you are signed in. In the database stands only a fingerprint of the key that your browser holds.\n- **A record of changes**: who changed what and when, so that decisions can be explained.\n- **A link for your calendar**, if you make one, as a fingerprint only.\n\nThe server limits how often an internet address may ask and may write requests into its log. Pages count no visits, show no advertisement and send nothing to anybody who watches people across sites.\n\n## What your browser keeps\n\nCookies keep you signed in and protect forms; none of them follows you. Your browser also keeps what you have not sent yet, and how often a popup was shown. The map in the footer comes from openstreetmap.org, and only once you ask for it. Forms and pictures of other sites that a page shows come from those sites.\n\n## What it is used for, and who sees it\n\nIt is used to hold the competition: to know who takes part, to review registrations and works, and to tell you about them. The organisers see it, each for the events they organise. Other participants do not. It is not sold. The service you sign in with learns that you signed in here; mails pass through a mail service.\n\n## How long\n\n- A session ends after 7 days without use, and after 30 days at the latest.\n- A sign-in that was not finished is removed within hours, and the notes that keep something from being sent twice after a day.\n- Everything else stays until you are erased, so that results can be explained later.\n- Backups keep what they hold until the organisers delete them.\n\n## Your rights\n\n- **See and take along**: your profile page has a download of what is held about you.\n- **Correct**: change your profile on the same page. Your name and e-mail address can also be corrected by the organisers.\n- **Be erased**: ask for it on your profile page. The organisers then remove your name, address, picture, profile, answers, works, remarks and sign-in. The registrations and submissions themselves stay and count, without a name. It cannot be undone.\n- **End sessions** that you do not know, and the link of your calendar, on the same page.\n\nIf you cannot sign in any more, write to the organisers."
    },
    "rules": {
      "title": "Rules of participation",
      "updated": "DAY",
      "text": "These rules hold for everybody who takes part. Dates, competitions, criteria and prizes are in the [guidelines](/event/details).\n\n## Who may take part\n\nThose whom the guidelines name under eligibility. Every person takes part with one account and with true details about themselves.\n\n## Registering\n\n- Register for each event before its deadline, and answer its questions yourself.\n- A registration counts once it is received; the organisers may shortlist or reject it, and say so on your pages.\n- You may withdraw where your pages offer it.\n\n## Your work\n\n- Submit your own work, in time and in the form the guidelines ask for.\n- Name what is not yours: pictures, fonts, code, texts and what was made with the help of artificial intelligence. Use only what you may use.\n- The work stays yours. The organisers and the jury may look at it, copy it for judging, and show it with your name as part of the competition.\n- Nothing that breaks the law, harms or insults people, or damages the devices of others.\n\n## Judging and prizes\n\n- The jury judges by the criteria of the guidelines.\n- Prizes go to the winners themselves. What 'up to' says is the most there is.\n- Whoever breaks these rules may be excluded, and loses a prize.\n\n## Changes\n\nThe organisers may move dates or call off an event, and say so on this site. The latest version of these rules counts; when they were changed stands above."
    }
  }
}$new$, 'DAY', to_char(now() at time zone interval '05:45', 'YYYY-MM-DD'))::jsonb as content;

update editions
set content = (select content from new_fields) || content, version = version + 1, updated_at = now()
where content <> '{}';
-- What was published before, and what is being written, can be read and published as ever.
update edition_versions set content = (select content from new_fields) || content;
update edition_drafts set content = (select content from new_fields) || content
where content is not null;
update edition_schedules set content = (select content from new_fields) || content;

/** Judges without an account: who they are, on which device, and their links. */
export const GUESTS_WORDS = {
  heading: 'Who judges here',
  intro:
    'Somebody without an account judges by a link for their name, on one device, while the round is open.',
  add: 'Make Link for a Guest',
  none: 'No guest judges here.',
  loadFailed: 'Failed to load who judges here.',
  separator: ' · ',
  nameless: 'A judge',

  addTitle: 'A link for a guest',
  name: 'Name',
  nameHelp: 'As the guest is called in the list of judges and beside their sheets.',
  make: 'Make Link',
  making: 'Making…',
  uncertain:
    'No answer came, so it is not certain that the link was made. Look at the list before you try again.',

  shownTitle: (name: string) => `The link of ${name}`,
  shown:
    'It is shown this once. Give it to nobody else: the first device that opens it and presses ‘Begin’ judges with it.',
  link: 'Link',
  code: (name: string) => `The link of ${name} as a QR code`,

  untaken: 'Link not opened yet',
  untakenInRoom: 'Let in, and not begun yet',
  here: (device: string | null) =>
    device === null ? 'Judges on one device' : `Judges on ${device}`,
  begun: (at: string) => `since ${at}`,
  seen: (distance: string) => `last seen ${distance}`,
  away: 'No device has the link now',
  awayInRoom: 'On no device now',
  out: 'Judges no more',
  refused: (distance: string) => `Another device was refused ${distance}`,

  letIn: 'Let Another Device In',
  letInLabel: (name: string) => `Let another device in for ${name}`,
  letInTitle: 'Let another device in?',
  letInText: (name: string) =>
    `The device on which ${name} judges now stops. The next one that opens the link and presses ‘Begin’ goes on with the same sheets. What was not sent yet stays on the old device.`,
  confirmLetIn: 'Yes, Let It In',
  isLetIn: 'The link is free: press ‘Begin’ on the other device.',

  newLink: 'New Link',
  newLinkLabel: (name: string) => `New link for ${name}`,
  newLinkTitle: 'Make another link?',
  newLinkText: (name: string) =>
    `The link that ${name} has opens nothing any more, and the device that has it stops.`,
  firstLinkText: (name: string) =>
    `${name} was let in by the code of a room. With a link they go on at another device, and the one on which they judge now stops. What was not sent yet stays there.`,
  confirmNewLink: 'Yes, Make Another',
  confirmFirstLink: 'Yes, Make One',
  firstLinkTitle: 'Make a link?',

  end: 'End',
  endLabel: (name: string) => `End ${name}`,
  endTitle: 'End this guest?',
  endText: (name: string) =>
    `${name} judges no more, and the link opens nothing. What they have not sent goes to others when you assign again; what they sent stays.`,
  confirmEnd: 'Yes, End It',
  isEnded: 'They judge no more.',

  removeName: 'Remove Name',
  removeNameLabel: (name: string) => `Remove the name ${name}`,
  removeNameTitle: 'Remove this name?',
  removeNameText: (name: string) =>
    `${name} is ‘A judge’ from then on, here, in files and in the audit. The sheets stay, and a certificate keeps its number without the name. This cannot be taken back.`,
  confirmRemoveName: 'Yes, Remove It',
  isRemoved: 'The name is gone.',
} as const;

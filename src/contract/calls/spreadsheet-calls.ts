// The calls for one's own spreadsheets behind links: which there are, who may change them, and turning their links off.
import { z } from 'zod';
import type { Call } from '../call.ts';

/** Unguessable: whoever has it can open the spreadsheet. */
const spreadsheetId = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

const spreadsheetReply = z.object({
  id: z.string(),
  title: z.string(),
  templateUuid: z.string(),
  /** The whole address, for everybody who may look at it. */
  url: z.string(),
  /** Whoever opens it can neither change it nor download it. */
  isReadonly: z.boolean(),
  /** The order that it came with. */
  orderId: z.string().nullable(),
  madeAt: z.int(),
  /** Null for one that stays. */
  expiresAt: z.int().nullable(),
  views: z.int(),
  lastViewedAt: z.int().nullable(),
  /** It is a file in the owner's own Google Drive: it stays there, whatever becomes of its link. */
  isInOwnDrive: z.boolean(),
  /** Whether others can be let change it: a page of our own that is not read-only. */
  canBeEditable: z.boolean(),
  /** Whether it can have another link: a page of our own. */
  canBeReplaced: z.boolean(),
  /** The whole address, for everybody who may change it; null while nobody may. */
  editUrl: z.string().nullable(),
});

/** Where the account's own spreadsheets are made, if not where the server makes those of others. */
const driveReply = z.object({
  /** `unavailable`: the server connects none; `ended`: Google no longer takes what it once gave. */
  state: z.enum(['unavailable', 'none', 'connected', 'ended']),
  /** Whose drive it is at Google; null where there is none. */
  email: z.string().nullable(),
  connectedAt: z.int().nullable(),
});

const ownSpreadsheets = z.object({ spreadsheets: z.array(spreadsheetReply), drive: driveReply });

/** Strict, so that nobody makes a new link who wanted to change something else. */
const spreadsheetChange = z.union([
  z.strictObject({ isEditable: z.boolean() }),
  /** It opens for as long as a new one would. */
  z.strictObject({ renew: z.literal(true) }),
  /** The one there is works no more. */
  z.strictObject({ newLink: z.literal(true) }),
]);

export const spreadsheetCalls = {
  listSpreadsheets: {
    area: 'user',
    access: 'visitor',
    policy: 'own',
    summary: 'The own spreadsheets whose links work, the newest first, and the own Google Drive.',
    reply: ownSpreadsheets,
    errors: [],
  },
  changeSpreadsheet: {
    area: 'user',
    access: 'visitor',
    policy: 'paid',
    summary:
      'Lets whoever has the edit link change an own spreadsheet, ends that, keeps it for longer, or makes a new link in place of the one there is.',
    params: spreadsheetId,
    body: spreadsheetChange,
    bodyLimitKb: 16,
    reply: z.object({ spreadsheet: spreadsheetReply }),
    errors: [
      ...(['spreadsheet-not-found', 'spreadsheet-read-only', 'spreadsheet-unchangeable'] as const),
      'payment-required',
    ],
  },
  revokeSpreadsheet: {
    area: 'user',
    access: 'visitor',
    policy: 'own',
    summary: 'Turns the link of an own spreadsheet off, for good.',
    params: spreadsheetId,
    reply: ownSpreadsheets,
    errors: ['spreadsheet-not-found', 'google-drive-ended', 'spreadsheets-unavailable'],
  },
  connectDrive: {
    area: 'user',
    access: 'anyone',
    policy: 'own',
    summary:
      'Sends the browser to Google, which asks whether spreadsheets may be made in one’s own drive; or back to the settings with the reason why not.',
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
  finishDrive: {
    area: 'user',
    access: 'anyone',
    policy: 'own',
    summary:
      'Where Google sends the browser back to; leads on to the settings, with the drive connected or told why not.',
    query: z.looseObject({}),
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
  disconnectDrive: {
    area: 'user',
    access: 'user',
    policy: 'own',
    summary:
      'Makes no more spreadsheets in one’s own Google Drive; those that are there stay there, with their links, and leave the list.',
    reply: ownSpreadsheets,
    errors: [],
  },
} as const satisfies Record<string, Call>;

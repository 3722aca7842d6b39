// The current user as the page knows them: identity, settings, templates, plans and orders.

import { z } from 'zod';
import { languages } from '#language/language.ts';
import { longestPassword, shortestPassword } from '../passwords/password-length.ts';
import { templateSummary } from './template-shapes.ts';

const planReply = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  intervalLabel: z.string(),
  tag: z.string(),
  tagClass: z.string(),
  highlights: z.array(z.string()),
  /** Price of a single template by continent code, NA the default. */
  pricePerTemplate: z.record(z.string(), z.number()),
});

export const orderReply = z.object({
  orderId: z.string(),
  name: z.string(),
  email: z.string(),
  staticId: z.string().nullable(),
  gsUrl: z.string().nullable(),
  templateUuid: z.string().nullable(),
  price: z.number(),
  date: z.int(),
  kind: z.enum(['template', 'plan']),
  state: z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed']),
  /** It was paid for by a way that takes days, such as a bank transfer, and the money has not come yet. */
  isOnItsWay: z.boolean(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /** In the smallest unit of the currency, without tax. */
  amount: z.int(),
  taxAmount: z.int(),
  refundedAmount: z.int(),
  /** Whether the buyer may ask for the money back, and what became of it. */
  refund: z.enum(['not-possible', 'possible', 'asked', 'denied', 'given']),
  refundAskedAt: z.int().nullable(),
  /** The last moment at which it may be asked for; null if nothing was paid. */
  refundUntil: z.int().nullable(),
  /** Of the page to print, and of the same as a PDF; null until it is paid. */
  receiptUrl: z.string().nullable(),
  receiptPdfUrl: z.string().nullable(),
  /** Of the workbook, which opens without signing in; null unless that link is on. */
  fileUrl: z.string().nullable(),
  /**
   * What became of that link: off if the buyer turned it off, building until the workbook is built, failed if it could
   * not be, and none of an order that is not paid or has no workbook.
   */
  fileLink: z.enum(['none', 'building', 'on', 'off', 'failed']),
  /** The workbook is there, and the spreadsheet behind its own link is still being made. */
  isSpreadsheetBuilding: z.boolean(),
});

/** What a person may choose; all other settings follow from the account. */
export const chosenSettings = z.object({
  language: z.enum(languages),
  enabledInflation: z.boolean(),
  showLoginReminder: z.boolean(),
  showOnboarding: z.boolean(),
  /** Whether usage statistics are collected. */
  analytics: z.boolean(),
  /** Whether an AI may be asked, where there is one. */
  useAI: z.boolean(),
});

export const userSettings = chosenSettings.extend({
  /** Of the plan that is active; past-due: its last payment failed and is tried again; null without one. */
  subscription: z.enum(['active', 'past-due', 'canceling']).nullable(),
  /** Free: registered, and has paid for nothing; null: pays as they go, or is not registered. */
  plan: z.enum(['admin', 'essential', 'growth', 'free']).nullable(),
  maxTemplatesIfNotSignedIn: z.int(),
  /** The visitor has reached the limit of templates without an account. */
  shouldSignIn: z.boolean(),
  /** There is an AI, and the person has it on. */
  allowOpenAI: z.boolean(),
});

export const userReply = z.object({
  isSignedIn: z.boolean(),
  isAnonymous: z.boolean(),
  userEntitled: z.boolean(),
  /** Whether the page offers the editor of formulas. */
  userCanWriteFormulas: z.boolean(),
  userCanAddNewTemplates: z.boolean(),
  /** A template that is not saved yet will have to be paid for before it is taken away. */
  newTemplatesNeedPurchase: z.boolean(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  settings: userSettings,
  templates: z.array(templateSummary),
  plans: z.array(planReply),
  /** What this server sells: without payments nothing, and plans only where they open something. */
  sales: z.object({
    plans: z.boolean(),
    templates: z.boolean(),
    /** No money moves: payments are those of the test checkout. */
    isTest: z.boolean(),
  }),
  orders: z.array(orderReply),
  /** The plan that is paid for, whatever role the account has; null without one. */
  currentSubscription: z
    .object({
      planId: z.enum(['essential', 'growth']),
      state: z.enum(['active', 'past-due']),
      /** When it is renewed or ends. */
      periodEnd: z.int(),
      cancelsAtEnd: z.boolean(),
    })
    .nullable(),
  languages: z.array(z.string()),
  /** Whether this server offers signing in with Google. */
  hasGoogleSignIn: z.boolean(),
  /** Whether this server has an AI to ask. */
  hasAI: z.boolean(),
  /** Whether emails of this server reach people. */
  hasEmail: z.boolean(),
  /** Whether this server makes spreadsheets behind links. */
  hasSpreadsheets: z.boolean(),
  /** Whether one's own are made in Google Sheets, and not on pages of this server. */
  hasGoogleSheets: z.boolean(),
  /** Whether they are made in one's own Google Drive, even if Google no longer lets them in. */
  hasOwnDrive: z.boolean(),
  userIpData: z.object({ continent_code: z.string() }),
});

/** An address may be typed with blanks around it. */
const longestTypedChars = 300;

/**
 * A plain address with a top-level domain of two letters or more, in its normalised form: composed, in lower case.
 * Normalised before it is checked, because an unusual character may turn into an @ or a comma.
 */
export const emailField = z
  .string()
  // Before anything else: a character may become eighteen, and more when that is repeated.
  .max(longestTypedChars, { abort: true })
  .normalize('NFKC')
  .trim()
  .toLowerCase()
  .max(254)
  .regex(
    /^[^\s@\p{C}<>,;:"()[\]\\]{1,64}@(?=.{4,190}$)[^\s@\p{C}<>,;:"()[\]\\/]+\.[^\s@\p{C}<>,;:"()[\]\\/.\d]{2,}$/u,
    'Please enter a valid email address',
  );

/** It must also be hard to guess. */
export const newPasswordField = z.string().min(shortestPassword).max(longestPassword);

export const sessionReply = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Browser and system in words, if known. */
  device: z.string(),
  ip: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
});

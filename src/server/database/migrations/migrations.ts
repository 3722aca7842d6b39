// Every migration in the order in which they run; a number, once assigned, never changes its meaning.

import { accounts } from './001-accounts.ts';
import { templates } from './002-templates.ts';
import { builtFiles } from './003-built-files.ts';
import { rateLimits } from './004-rate-limits.ts';
import { signIn } from './005-sign-in.ts';
import { templateVersions } from './006-template-versions.ts';
import { gallery } from './007-gallery.ts';
import { orders } from './008-orders.ts';
import { jobs } from './009-jobs.ts';
import { journal } from './010-journal.ts';
import { builds } from './011-builds.ts';
import { space } from './012-space.ts';
import { completeHistories } from './013-complete-histories.ts';
import { readableCards } from './014-readable-cards.ts';
import { signInProtection } from './015-sign-in-protection.ts';
import { ownersOfJobs } from './016-owners-of-jobs.ts';
import { clockCheck } from './017-clock-check.ts';
import { sharedFiles } from './018-shared-files.ts';
import { sharedRoom } from './019-shared-room.ts';
import { documents } from './020-documents.ts';
import { digests } from './021-digests.ts';
import { documentPieces } from './022-document-pieces.ts';
import { completeDocuments } from './023-complete-documents.ts';
import { shippedTemplates } from './024-shipped-templates.ts';
import { aiUsage } from './025-ai-usage.ts';
import { rolesAndPrices } from './026-roles-and-prices.ts';
import { ordersAndSubscriptions } from './027-orders-and-subscriptions.ts';
import { receipts } from './028-receipts.ts';
import { testPayments } from './029-test-payments.ts';
import { spreadsheets } from './030-spreadsheets.ts';
import { googleDrives } from './031-google-drives.ts';
import { operatorsRecord } from './032-operators-record.ts';
import { secondFactor } from './033-second-factor.ts';
import { longLists } from './034-long-lists.ts';
import { dailyCounts } from './035-daily-counts.ts';
import { listingsAndReports } from './036-listings-and-reports.ts';
import { listedAccounts } from './037-listed-accounts.ts';
import type { Migration } from './migrate.ts';

export const migrations: readonly Migration[] = [
  accounts,
  templates,
  builtFiles,
  rateLimits,
  signIn,
  templateVersions,
  gallery,
  orders,
  jobs,
  journal,
  builds,
  space,
  completeHistories,
  readableCards,
  signInProtection,
  ownersOfJobs,
  clockCheck,
  sharedFiles,
  sharedRoom,
  documents,
  digests,
  documentPieces,
  completeDocuments,
  shippedTemplates,
  aiUsage,
  rolesAndPrices,
  ordersAndSubscriptions,
  receipts,
  testPayments,
  spreadsheets,
  googleDrives,
  operatorsRecord,
  secondFactor,
  longLists,
  dailyCounts,
  listingsAndReports,
  listedAccounts,
];

// What is stored about a person besides documents, in the API's terms and without secrets.

import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { readRecordsOf } from '#server/database/rows/export-rows.ts';
import { hasOperatorRole } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';

/** As stored where it cannot be read, so that one broken row does not keep a person from everything else. */
const exportedJson = (text: string): unknown => parseStoredJson(text) ?? text;

type AccountRecords = Awaited<ReturnType<typeof readRecordsOf>>;

export const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

export const exportedAccount = (account: Account) => ({
  id: account.id,
  isAnonymous: account.kind === 'anonymous',
  email: account.email,
  emailVerifiedAt: isoTime(account.email_verified_at),
  hasPassword: account.password_hash !== null,
  firstName: account.first_name,
  lastName: account.last_name,
  displayName: account.display_name,
  status: account.status,
  plan: account.plan,
  role: hasOperatorRole(account) ? 'operator' : null,
  isEntitled: account.is_entitled === 1,
  language: account.language,
  settings: exportedJson(account.settings),
  ipData: exportedJson(account.ip_data),
  feedbackRequestedAt: isoTime(account.feedback_requested_at),
  createdAt: isoTime(account.created_at),
  updatedAt: isoTime(account.updated_at),
});

export const exportedRecords = (records: AccountRecords) => ({
  ...exportedActivity(records),
  ...exportedTechnicalRecords(records),
  spreadsheets: exportedSpreadsheets(records),
  googleDrive: exportedDrive(records),
  ...exportedGalleryWishes(records),
  secondFactor: exportedSecondFactor(records),
});

const exportedActivity = ({ orders, subscriptions, providers, feedback }: AccountRecords) => ({
  orders: orders.map((row) => ({
    orderId: row.id,
    name: row.name,
    email: row.email,
    staticId: row.static_id,
    gsUrl: row.gs_url,
    templateUuid: row.template_uuid,
    price: row.amount / 100,
    tax: row.tax_amount / 100,
    currency: row.currency,
    state: row.state,
    date: isoTime(row.created_at),
    kind: row.kind,
    refunded: row.refunded_amount / 100,
    paidAt: isoTime(row.paid_at),
    refundAskedAt: isoTime(row.refund_asked_at),
  })),
  subscriptions: subscriptions.map((row) => ({
    id: row.id,
    provider: row.provider,
    customerId: row.customer_id,
    plan: row.plan,
    state: row.state,
    periodEnd: isoTime(row.period_end),
    cancelsAtEnd: row.cancels_at_end === 1,
    createdAt: isoTime(row.created_at),
  })),
  providers: providers.map((row) => ({
    id: row.id,
    provider: row.provider,
    subject: row.subject,
    profile: exportedJson(row.profile),
    createdAt: isoTime(row.created_at),
  })),
  feedback: feedback.map(({ email, message, at }) => ({ email, message, at: isoTime(at) })),
});

const exportedDrive = ({ drive }: AccountRecords) =>
  drive === undefined
    ? null
    : {
        email: drive.email,
        personId: drive.person_id,
        connectedAt: isoTime(drive.connected_at),
        endedAt: isoTime(drive.ended_at),
      };

/** That there is one; its secret is known to the person's app alone. */
const exportedSecondFactor = ({ secondFactor }: AccountRecords) =>
  typeof secondFactor?.confirmed_at === 'number' ? { setUpAt: isoTime(secondFactor.confirmed_at) } : null;

/** Changes that were saved with one are the person's own work. */
const exportedSpreadsheets = ({ spreadsheets }: AccountRecords) =>
  spreadsheets.map((row) => ({
    id: row.id,
    title: row.title,
    url: row.url,
    isInOwnDrive: row.provider === 'drive',
    templateUuid: row.template_uuid,
    orderId: row.order_id,
    isReadonly: row.is_readonly === 1,
    isEditable: row.edit_key !== null,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTime(row.expires_at),
    revokedAt: isoTime(row.revoked_at),
    views: row.views,
    lastViewedAt: isoTime(row.last_viewed_at),
    edits: exportedJson(row.edits),
  }));

const exportedTechnicalRecords = ({ sessions, builtFiles, links, aiUsage, log }: AccountRecords) => ({
  sessions: sessions.map((row) => ({
    id: row.id,
    ip: row.ip,
    userAgent: row.user_agent,
    createdAt: isoTime(row.created_at),
    lastSeenAt: isoTime(row.last_seen_at),
    expiresAt: isoTime(row.expires_at),
  })),
  builtFiles: builtFiles.map((row) => ({
    name: row.name,
    kind: row.kind,
    title: row.title,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTime(row.expires_at),
  })),
  links: links.map((row) => ({
    purpose: row.purpose,
    about: exportedJson(row.payload),
    createdAt: isoTime(row.created_at),
    expiresAt: isoTime(row.expires_at),
    usedAt: isoTime(row.used_at),
  })),
  aiUsage: aiUsage.map(({ day, tokens }) => ({ day, tokens })),
  log: log.map(({ level, lmid, ip, verb, path, content, body, at }) => ({
    at: isoTime(at),
    level,
    lmid,
    ip,
    verb,
    path,
    content,
    body: body === null ? null : exportedJson(body),
  })),
});

const exportedGalleryWishes = ({ reports, listings }: AccountRecords) => ({
  reports: reports.map(({ template_uuid: templateUuid, at, reason, words }) => ({
    ...{ templateUuid, at: isoTime(at), reason, words },
  })),
  galleryRequests: listings.map(({ template_uuid: templateUuid, state, answer, ...at }) => ({
    ...{ templateUuid, state, answer },
    ...{ askedAt: isoTime(at.asked_at), answeredAt: isoTime(at.answered_at) },
  })),
});

// What is kept about a person beside their templates, in the words of the API and without any secret.
import type { readRecordsOf } from '#server/database/rows/export-rows.ts';
import { storedJson } from '#server/documents/stored-json.ts';
import type { Account } from '#server/ports/database/tables.ts';

type Records = Awaited<ReturnType<typeof readRecordsOf>>;

export const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const personOf = (account: Account) => ({
  id: account.id,
  isAnonymous: account.kind === 'anonymous',
  email: account.email,
  emailVerifiedAt: time(account.email_verified_at),
  hasPassword: account.password_hash !== null,
  firstName: account.first_name,
  lastName: account.last_name,
  displayName: account.display_name,
  status: account.status,
  plan: account.plan,
  isEntitled: account.is_entitled === 1,
  language: account.language,
  settings: JSON.parse(account.settings),
  ipData: JSON.parse(account.ip_data),
  feedbackRequestedAt: time(account.feedback_requested_at),
  createdAt: time(account.created_at),
  updatedAt: time(account.updated_at),
});

export const recordsOf = (records: Records) => ({ ...dealingsOf(records), ...tracesOf(records) });

const dealingsOf = ({ orders, providers, feedback, gallery }: Records) => ({
  orders: orders.map((row) => ({
    orderId: row.id,
    name: row.name,
    email: row.email,
    staticId: row.static_id,
    gsUrl: row.gs_url,
    templateUuid: row.template_uuid,
    price: row.price_cents / 100,
    date: time(row.created_at),
  })),
  providers: providers.map((row) => ({
    id: row.id,
    provider: row.provider,
    subject: row.subject,
    profile: JSON.parse(row.profile),
    createdAt: time(row.created_at),
  })),
  feedback: feedback.map(({ email, message, at }) => ({ email, message, at: time(at) })),
  gallery: gallery.map((row) => ({
    uuid: row.uuid,
    card: storedJson(row.card) ?? row.card,
    createdAt: time(row.created_at),
    updatedAt: time(row.updated_at),
  })),
});

const tracesOf = ({ sessions, builtFiles, links, log }: Records) => ({
  sessions: sessions.map((row) => ({
    id: row.id,
    ip: row.ip,
    userAgent: row.user_agent,
    createdAt: time(row.created_at),
    lastSeenAt: time(row.last_seen_at),
    expiresAt: time(row.expires_at),
  })),
  builtFiles: builtFiles.map((row) => ({
    name: row.name,
    kind: row.kind,
    title: row.title,
    createdAt: time(row.created_at),
    expiresAt: time(row.expires_at),
  })),
  links: links.map((row) => ({
    purpose: row.purpose,
    about: JSON.parse(row.payload),
    createdAt: time(row.created_at),
    expiresAt: time(row.expires_at),
    usedAt: time(row.used_at),
  })),
  log: log.map(({ level, lmid, ip, verb, path, content, body, at }) => ({
    at: time(at),
    level,
    lmid,
    ip,
    verb,
    path,
    content,
    body: body === null ? null : JSON.parse(body),
  })),
});

// All that is kept about whoever asks as one document: readable without this program, and without any secret.
import { readAllOf } from '#server/database/export-rows.ts';
import { unpackDocument } from '#server/database/packed-document.ts';
import type { Account } from '#server/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export async function exportUser({ database, clock }: Ports, account: Account): Promise<string> {
  const { templates, versions, orders, providers, feedback, sessions, log } = await readAllOf(
    database.query,
    account.id,
  );
  const { password_hash: hash, ip_data: ipData, settings, ...person } = account;
  const document = {
    exportedAt: time(clock.now()),
    account: {
      ...person,
      hasPassword: hash !== null,
      ipData: JSON.parse(ipData),
      settings: JSON.parse(settings),
    },
    templates: templates.map(({ document, ...row }) => ({
      uuid: row.uuid,
      name: row.name,
      revision: row.revision,
      createdAt: time(row.created_at),
      updatedAt: time(row.updated_at),
      deletedAt: time(row.deleted_at),
      template: JSON.parse(document),
    })),
    versions: versions.map((row) => ({
      templateUuid: row.template_uuid,
      kind: row.kind,
      revision: row.revision,
      name: row.name,
      savedAt: time(row.saved_at),
      template: JSON.parse(unpackDocument(row.document)),
    })),
    orders: orders.map(({ created_at: at, ...order }) => ({ ...order, date: time(at) })),
    providers: providers.map(({ profile, ...row }) => ({ ...row, profile: JSON.parse(profile) })),
    feedback: feedback.map(({ at, ...row }) => ({ ...row, at: time(at) })),
    sessions: sessions.map((row) => ({ ...row, createdAt: time(row.created_at) })),
    log: log.map(({ at, ...row }) => ({ ...row, at: time(at) })),
  };
  return JSON.stringify(document, null, 2);
}

// Names an own template and says whether it is published.
import type { Account } from '#server/database/tables.ts';
import { findTemplate } from '#server/database/template-rows.ts';
import { checkedDocument } from '#server/documents/checked-document.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type Saved, saveChecked } from './save-template.ts';

export interface Publication {
  readonly uuid: string;
  readonly name: string;
  readonly isPublished: boolean;
}

export async function publishTemplate(
  ports: Ports,
  account: Account,
  { uuid, name, isPublished }: Publication,
): Promise<Saved & Publication> {
  const current = await findTemplate(ports.database.query, uuid, account.id);
  if (current === undefined) throw new AppError('template-not-found');
  const checked = checkedDocument(uuid, { ...JSON.parse(current.document), name, isPublished });
  const saved = await saveChecked(ports, account, uuid, checked, current.revision);
  if (saved === null) throw new AppError('template-stale', { currentRevision: current.revision });
  return { ...saved, name, isPublished };
}

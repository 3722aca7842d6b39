// Saves a copy of a template: a fresh uuid and time, and a word after its name that says it is a copy.
import { randomUUID } from 'node:crypto';
import type { Account } from '#server/database/tables.ts';
import { checkedDocument } from '#server/documents/checked-document.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { addTemplate } from './save-template.ts';

const labels = { en: 'clone', ru: 'копия' } as const;

export async function cloneTemplate(
  ports: Ports,
  account: Account,
  template: Readonly<Record<string, unknown>>,
  limits: TemplateLimits,
): Promise<{ template: { uuid: string }; revision: number }> {
  const uuid = randomUUID();
  const name = `${typeof template.name === 'string' ? template.name : ''} - ${labels[chosenBy(account).language]}`;
  const copy = { ...template, uuid, name, timestamp: ports.clock.now(), isPublished: false };
  const checked = checkedDocument(uuid, copy);
  const { revision } = await addTemplate(ports, account, uuid, checked, limits);
  return { template: JSON.parse(checked.document), revision };
}

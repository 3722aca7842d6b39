// Every door that a template can leave the server by, or be looked at through, as one request each.
import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor.ts';

export interface Behind {
  readonly uuid: string;
  /** Whoever got hold of it may post it. */
  readonly document: object;
}

/** Whether it opens: any refusal but the one about money is a fault of the test. */
export async function opens(asked: Promise<Response>): Promise<boolean> {
  const response = await asked;
  const text = await response.text();
  if (response.status === 402) return false;
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${text}`);
  return true;
}

type Door = (visitor: Visitor, behind: Behind) => Promise<boolean>;

const build =
  (bodyOf: (behind: Behind) => object): Door =>
  (visitor, behind) =>
    opens(visitor.request('buildModel', { body: bodyOf(behind) }));

/** Under a uuid of its own. */
const saved = (document: object, more: object): Parameters<Visitor['request']>[1] => {
  const uuid = randomUUID();
  return { id: uuid, body: { template: { ...document, uuid }, ...more } };
};

const sheets = { isGoogleSheets: true } as const;

const taken = {
  'spreadsheet by id': build(({ uuid }) => ({ templateId: uuid, ...sheets })),
  'workbook by id': build(({ uuid }) => ({ templateId: uuid })),
  'spreadsheet by body': build(({ document }) => ({ template: document, ...sheets })),
} satisfies Record<string, Door>;

const looked = {
  'read-only link by body': (visitor, { document }) =>
    opens(visitor.request('createReadonlyGSUrl', { body: document })),
  clone: (visitor, { uuid, document }) =>
    opens(visitor.request('cloneTemplate', { id: uuid, body: { template: document } })),
  'clone of what calls itself so': (visitor, { document }) =>
    opens(visitor.request('cloneTemplate', { id: randomUUID(), body: { template: document } })),
  copy: (visitor, { uuid, document }) =>
    opens(visitor.request('saveUserTemplate', saved(document, { copyOf: uuid }))),
  'preview by body': build(({ document }) => ({ template: document, isPreview: true })),
} satisfies Record<string, Door>;

const shown = {
  'read-only link by email': (visitor, { uuid }) =>
    opens(
      visitor.request('sendReadonlyGSUrl', { query: { templateId: uuid, email: `${uuid}@example.com` } }),
    ),
  'preview by id': build(({ uuid }) => ({ templateId: uuid, isPreview: true })),
} satisfies Record<string, Door>;

export const ownDoors = {
  ...taken,
  ...looked,
  ...shown,
  'its own document': (visitor, { uuid }) => opens(visitor.request('getUserTemplate', { id: uuid })),
} satisfies Record<string, Door>;

export const galleryDoors = {
  ...taken,
  ...looked,
  'static link': (visitor, { uuid }) =>
    opens(visitor.request('createStaticGSUrl', { query: { staticId: uuid } })),
  'gallery document': (visitor, { uuid }) =>
    opens(visitor.request('getGalleryTemplate', { params: { templateId: uuid } })),
  'static page': async (visitor, { uuid }) =>
    !(await (await visitor.fetch(`/builder/static/${uuid}`)).text()).includes('"template":null'),
  ...shown,
} satisfies Record<string, Door>;

export async function openOnes<Name extends string>(
  doors: Readonly<Record<Name, Door>>,
  visitor: Visitor,
  behind: Behind,
): Promise<Name[]> {
  const open: Name[] = [];
  for (const [name, door] of Object.entries<Door>(doors)) {
    if (await door(visitor, behind)) open.push(name as Name);
  }
  return open;
}
